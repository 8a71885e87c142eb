import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import type { FormEngine } from './fields/engine.ts';
import { FormStoreContext, useFormState } from './form-store.ts';

/** A form's state as its fields see it. */
export const storeEngine: FormEngine = {
  useRegister: function useRegister() {
    return useStore(useContext(FormStoreContext).$keeper).register;
  },
  useError: function useError(name) {
    return useFormState(({ errors }) => errors[name]);
  },
  useIsSubmitting: function useSending() {
    return useFormState(({ isSubmitting }) => isSubmitting);
  },
};
