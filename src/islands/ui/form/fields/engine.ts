import { createContext } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export type InputBinding = Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

/** What runs a form, as its fields see it: they know neither the form library nor the light form. */
export interface FormEngine {
  /** Gives a function that ties an input to the form. */
  readonly useRegister: () => (name: string) => InputBinding;
  readonly useError: (name: string) => string | undefined;
  /** True while the form is checked and sent. */
  readonly useIsSubmitting: () => boolean;
}

/** For fields outside a form, of which there are none. */
const noForm: FormEngine = {
  useRegister: () => (name) => ({ name }),
  useError: () => undefined,
  useIsSubmitting: () => false,
};

export const FormEngineContext = createContext(noForm);
