import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import type { FormEngine } from './fields/engine.ts';
import { State, useShown } from './form-store.ts';

/** A form's state as its fields see it. */
export const stateEngine: FormEngine = {
  useRegister: function useRegister() {
    return useStore(useContext(State).$keeper).register;
  },
  useError: function useError(name) {
    return useShown(({ errors }) => errors[name]);
  },
  useSending: function useSending() {
    return useShown(({ isSending }) => isSending);
  },
};
