import { createContext, type RefObject, useCallback, useContext, useId, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RestoredDraft } from '../../../lib/drafts/autosave.ts';
import { type FieldValue, type FormValues, readControl, writeControl } from '../../../lib/forms/form.ts';

export type HookFormMethods = Pick<
  UseFormReturn<FormValues>,
  'register' | 'subscribe' | 'getFieldState' | 'reset'
>;

export interface FormDraft {
  readonly operation: string;
  /** Each purpose of a prefilled form has its own draft. */
  readonly prefilledFor: string | undefined;
  /** Undefined until the owner's drafts are known, null without one. */
  readonly restored: RestoredDraft | null | undefined;
}

interface FormContextValue {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly defaultValues: FormValues;
  readonly isSubmitting: boolean;
  /** Undefined until the form library is loaded. The DOM holds the values before and after. */
  readonly hookForm: HookFormMethods | undefined;
  readonly draft: FormDraft | undefined;
}

export const FormContext = createContext<FormContextValue>({
  element: { current: null },
  defaultValues: {},
  isSubmitting: false,
  hookForm: undefined,
  draft: undefined,
});

interface FieldOptions {
  readonly name: string;
  readonly hint?: unknown;
  /** Error of a field outside a form. */
  readonly error?: string | undefined;
}

/** Connects a native control to the form. */
export function useField({ name, hint, error: ownError }: FieldOptions) {
  const id = useId();
  const { hookForm, defaultValues } = useContext(FormContext);
  const subscribe = useCallback(
    (callback: () => void) =>
      hookForm?.subscribe({ name, exact: true, formState: { errors: true }, callback }) ?? (() => {}),
    [hookForm, name],
  );
  const getFormError = () => hookForm?.getFieldState(name).error?.message;
  const formError = useSyncExternalStore(subscribe, getFormError, getFormError);
  const error = ownError ?? formError;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  const defaultValue = defaultValues[name];
  return {
    id,
    error,
    defaultValue: typeof defaultValue === 'string' ? defaultValue : '',
    defaultChecked: defaultValue === true,
    /** After an edit, the invalid fields are validated again: a rule may compare two fields. */
    binding: hookForm?.register(name, { deps: Object.keys(defaultValues) }) ?? { name },
    aria: {
      // `false` turns off the browser's own announcements during typing.
      'aria-invalid': error !== undefined,
      'aria-describedby': described || undefined,
    },
  };
}

export function useFieldValue(name: string): FieldValue | undefined {
  const { element, defaultValues } = useContext(FormContext);
  const subscribe = useCallback(
    (callback: () => void) => {
      const form = element.current;
      form?.addEventListener('input', callback);
      return () => form?.removeEventListener('input', callback);
    },
    [element],
  );
  const getValue = () => readControl(element.current?.elements.namedItem(name)) ?? defaultValues[name];
  return useSyncExternalStore(subscribe, getValue, getValue);
}

/** Returns a setter with the effect of typed input. */
export function useSetFieldValue(): (name: string, value: FieldValue) => void {
  const { element } = useContext(FormContext);
  return (name, value) => writeField(element.current, name, value);
}

/** Reads the DOM, which includes silent autofill. @param defaults of fields that are not rendered */
export function readForm(form: HTMLFormElement | null, defaults: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      readControl(form?.elements.namedItem(name)) ?? value,
    ]),
  );
}

/** Changes a field with the events of typed input. */
export function writeField(form: HTMLFormElement | null, name: string, value: FieldValue): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof RadioNodeList) {
    for (const option of field)
      if (option instanceof HTMLInputElement && option.value === value && !option.checked) option.click();
  } else writeControl(field, value);
}

export function resetForm(form: HTMLFormElement | null, hookForm: HookFormMethods | undefined): void {
  if (hookForm) hookForm.reset(undefined, { keepFieldsRef: true });
  else form?.reset();
  form?.dispatchEvent(new Event('input', { bubbles: true }));
}
