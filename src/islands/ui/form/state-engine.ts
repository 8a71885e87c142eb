import { useFormContext, useFormState } from 'react-hook-form';
import type { FormEngine } from './engine.ts';

/** The form library as the fields see it. */
export const libraryEngine: FormEngine = {
  useRegister: function useRegister() {
    return useFormContext().register;
  },
  useError: function useError(name) {
    const message = useFormState({ name }).errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  },
  useSending: function useSending() {
    return useFormState().isSubmitting;
  },
};
