/** What the fields of a form hold and show, whoever looks after them: at first the browser, then the form library. */

import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldMessages } from './field-messages.ts';
import type { FormEngine, InputBinding } from './fields/field.tsx';

export type FieldValue = string | boolean;
export type FormValues = Readonly<Record<string, FieldValue>>;

interface FormState {
  readonly values: FormValues;
  readonly errors: FieldMessages;
  /** True while the form is checked and sent. */
  readonly isSubmitting: boolean;
}

/** Looks after a form's fields. */
export interface FormMethods {
  readonly register: (name: string) => InputBinding;
  /** Writes into a field as if it had been typed. */
  readonly setValue: (name: string, value: FieldValue) => void;
  /** Makes the fields what they were at first. */
  readonly reset: () => void;
}

export interface FormStore {
  /** What the fields hold at first. */
  readonly first: FormValues;
  readonly $shown: WritableAtom<FormState>;
  readonly $keeper: WritableAtom<FormMethods>;
  /** The form on the page, once it is there. */
  readonly find: () => HTMLFormElement | null;
  /** Reads what stands in the fields, be it typed, or filled in by the browser without a word. */
  readonly read: () => FormValues;
}

type Field = Element | RadioNodeList | null | undefined;

const isTick = (field: Field) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

function valueIn(field: Field): FieldValue | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  return field && 'value' in field ? String(field.value) : undefined;
}

function put(field: Field, value: FieldValue | undefined): void {
  if (value === undefined || valueIn(field) === value) return;
  if (field instanceof HTMLInputElement && isTick(field)) field.checked = value === true;
  else if (field && 'value' in field) field.value = String(value);
}

/** @param find the form on the page, once it is there */
export function createFormStore(first: FormValues, find: () => HTMLFormElement | null): FormStore {
  const $shown = atom<FormState>({ values: first, errors: {}, isSubmitting: false });
  const field = (name: string) => find()?.elements.namedItem(name);
  const note = (values: FormValues) => $shown.set({ ...$shown.get(), values });
  const read = () =>
    Object.fromEntries(
      Object.entries($shown.get().values).map(([name, value]) => [name, valueIn(field(name)) ?? value]),
    );
  // One function for all draws, or the fields would be filled in again with each.
  const fill = (control: HTMLInputElement | null) =>
    put(control, control ? $shown.get().values[control.name] : undefined);
  const onChange = async () => note(read());
  const setValue = (name: string, value: FieldValue) => {
    put(field(name), value);
    note({ ...$shown.get().values, [name]: value });
  };
  const reset = () => {
    find()?.reset();
    for (const [name, value] of Object.entries(first)) setValue(name, value);
  };
  const $keeper = atom<FormMethods>({ register: (name) => ({ name, ref: fill, onChange }), setValue, reset });
  return { first, $shown, $keeper, find, read };
}

export const FormStoreContext = createContext(createFormStore({}, () => null));

/** A piece of what the form shows; whoever asks for it is drawn again when it is another. */
export function useFormState<Piece>(select: (shown: FormState) => Piece): Piece {
  const { $shown } = useContext(FormStoreContext);
  const read = () => select($shown.get());
  return useSyncExternalStore($shown.listen, read, read);
}

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

/** What a field holds, for a piece of the form that depends on it. */
export function useFieldValue(name: string): FieldValue | undefined {
  return useFormState(({ values }) => values[name]);
}

/** Writes into a field as if it had been typed, for shortcuts such as quick amounts: an error that is mended goes. */
export function useSetFieldValue(): (name: string, value: FieldValue) => void {
  const { $keeper } = useContext(FormStoreContext);
  return (name, value) => $keeper.get().setValue(name, value);
}
