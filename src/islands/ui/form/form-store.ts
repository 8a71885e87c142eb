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
  readonly isSubmitting: boolean;
}

/** The DOM controls the fields until the form library is loaded. */
export interface FormMethods {
  readonly register: (name: string) => InputBinding;
  readonly setValue: (name: string, value: FieldValue) => void;
  readonly reset: () => void;
}

export interface FormStore {
  readonly defaultValues: FormValues;
  readonly $state: WritableAtom<FormState>;
  readonly $methods: WritableAtom<FormMethods>;
  readonly getElement: () => HTMLFormElement | null;
  /** Reads the DOM, which includes silent autofill. */
  readonly readValues: () => FormValues;
}

type Field = Element | RadioNodeList | null | undefined;

const isCheckable = (field: Field) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

function readControl(field: Field): FieldValue | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  return field && 'value' in field ? String(field.value) : undefined;
}

function writeControl(field: Field, value: FieldValue | undefined): void {
  if (value === undefined || readControl(field) === value) return;
  if (field instanceof HTMLInputElement && isCheckable(field)) field.checked = value === true;
  else if (field && 'value' in field) field.value = String(value);
}

export function createFormStore(
  defaultValues: FormValues,
  getElement: () => HTMLFormElement | null,
): FormStore {
  const $state = atom<FormState>({ values: defaultValues, errors: {}, isSubmitting: false });
  const field = (name: string) => getElement()?.elements.namedItem(name);
  const setValues = (values: FormValues) => $state.set({ ...$state.get(), values });
  const readValues = () =>
    Object.fromEntries(
      Object.entries($state.get().values).map(([name, value]) => [name, readControl(field(name)) ?? value]),
    );
  // Stable, because React calls a new ref function after each render.
  const fillControl = (control: HTMLInputElement | null) =>
    writeControl(control, control ? $state.get().values[control.name] : undefined);
  const onChange = async () => setValues(readValues());
  const setValue = (name: string, value: FieldValue) => {
    writeControl(field(name), value);
    setValues({ ...$state.get().values, [name]: value });
  };
  const reset = () => {
    getElement()?.reset();
    for (const [name, value] of Object.entries(defaultValues)) setValue(name, value);
  };
  const $methods = atom<FormMethods>({
    register: (name) => ({ name, ref: fillControl, onChange }),
    setValue,
    reset,
  });
  return { defaultValues, $state, $methods, getElement, readValues };
}

export const FormStoreContext = createContext(createFormStore({}, () => null));

function useFormState<Selected>(select: (state: FormState) => Selected): Selected {
  const { $state } = useContext(FormStoreContext);
  const getSnapshot = () => select($state.get());
  return useSyncExternalStore($state.listen, getSnapshot, getSnapshot);
}

export const storeEngine: FormEngine = {
  useRegister: function useRegister() {
    return useStore(useContext(FormStoreContext).$methods).register;
  },
  useError: function useError(name) {
    return useFormState(({ errors }) => errors[name]);
  },
  useIsSubmitting: function useIsSubmitting() {
    return useFormState(({ isSubmitting }) => isSubmitting);
  },
};

export function useFieldValue(name: string): FieldValue | undefined {
  return useFormState(({ values }) => values[name]);
}

/** Returns a setter with the effect of typed input. */
export function useSetFieldValue(): (name: string, value: FieldValue) => void {
  const { $methods } = useContext(FormStoreContext);
  return (name, value) => $methods.get().setValue(name, value);
}
