import { useContext } from 'react';
import { State, useShown, type Value } from './form-store.ts';

/** What a field holds, for a piece of the form that depends on it. */
export function useFieldValue(name: string): Value | undefined {
  return useShown(({ values }) => values[name]);
}

/** Writes into a field as if it had been typed, for shortcuts such as quick amounts: an error that is mended goes. */
export function useSetFieldValue(): (name: string, value: Value) => void {
  const { $keeper } = useContext(State);
  return (name, value) => $keeper.get().setValue(name, value);
}
