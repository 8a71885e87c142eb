import { useFormContext, useWatch } from 'react-hook-form';

/** What a field holds, for a piece of the form that depends on it. */
export function useFieldValue(name: string): unknown {
  return useWatch({ name });
}

/** Writes into a field as if it had been typed, for shortcuts such as quick amounts: an error that is mended goes. */
export function useSetFieldValue(): (name: string, value: string | boolean) => void {
  const { setValue } = useFormContext();
  return (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
}
