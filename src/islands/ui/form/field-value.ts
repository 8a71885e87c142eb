import { useContext } from 'react';
import { type FieldValue, FormStoreContext, useFormState } from './form-store.ts';

/** What a field holds, for a piece of the form that depends on it. */
export function useFieldValue(name: string): FieldValue | undefined {
  return useFormState(({ values }) => values[name]);
}

/** Writes into a field as if it had been typed, for shortcuts such as quick amounts: an error that is mended goes. */
export function useSetFieldValue(): (name: string, value: FieldValue) => void {
  const { $keeper } = useContext(FormStoreContext);
  return (name, value) => $keeper.get().setValue(name, value);
}
