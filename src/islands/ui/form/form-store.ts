/** What the fields of a form hold and show, whoever looks after them: at first the browser, then the form library. */
import { atom, type WritableAtom } from 'nanostores';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { InputBinding } from './fields/engine.ts';
import type { Messages } from './messages-of.ts';

export type Value = string | boolean;
export type Values = Readonly<Record<string, Value>>;

interface Shown {
  readonly values: Values;
  readonly errors: Messages;
  /** True while the form is checked and sent. */
  readonly isSending: boolean;
}

/** Looks after a form's fields. */
export interface Keeper {
  readonly register: (name: string) => InputBinding;
  /** Writes into a field as if it had been typed. */
  readonly setValue: (name: string, value: Value) => void;
  /** Makes the fields what they were at first. */
  readonly reset: () => void;
}

export interface FormState {
  /** What the fields hold at first. */
  readonly first: Values;
  readonly $shown: WritableAtom<Shown>;
  readonly $keeper: WritableAtom<Keeper>;
  /** The form on the page, once it is there. */
  readonly find: () => HTMLFormElement | null;
  /** Reads what stands in the fields, be it typed, or filled in by the browser without a word. */
  readonly read: () => Values;
}

type Field = Element | RadioNodeList | null | undefined;

const isTick = (field: Field) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

function valueIn(field: Field): Value | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  return field && 'value' in field ? String(field.value) : undefined;
}

function put(field: Field, value: Value | undefined): void {
  if (value === undefined || valueIn(field) === value) return;
  if (field instanceof HTMLInputElement && isTick(field)) field.checked = value === true;
  else if (field && 'value' in field) field.value = String(value);
}

/** @param find the form on the page, once it is there */
export function makeFormState(first: Values, find: () => HTMLFormElement | null): FormState {
  const $shown = atom<Shown>({ values: first, errors: {}, isSending: false });
  const field = (name: string) => find()?.elements.namedItem(name);
  const note = (values: Values) => $shown.set({ ...$shown.get(), values });
  const read = () =>
    Object.fromEntries(
      Object.entries($shown.get().values).map(([name, value]) => [name, valueIn(field(name)) ?? value]),
    );
  // One function for all draws, or the fields would be filled in again with each.
  const fill = (control: HTMLInputElement | null) =>
    put(control, control ? $shown.get().values[control.name] : undefined);
  const onChange = async () => note(read());
  const setValue = (name: string, value: Value) => {
    put(field(name), value);
    note({ ...$shown.get().values, [name]: value });
  };
  const reset = () => {
    find()?.reset();
    for (const [name, value] of Object.entries(first)) setValue(name, value);
  };
  const $keeper = atom<Keeper>({ register: (name) => ({ name, ref: fill, onChange }), setValue, reset });
  return { first, $shown, $keeper, find, read };
}

export const State = createContext(makeFormState({}, () => null));

/** A piece of what the form shows; whoever asks for it is drawn again when it is another. */
export function useShown<Piece>(select: (shown: Shown) => Piece): Piece {
  const { $shown } = useContext(State);
  const read = () => select($shown.get());
  return useSyncExternalStore($shown.listen, read, read);
}
