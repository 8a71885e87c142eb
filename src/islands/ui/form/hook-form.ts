import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Failure } from '../../../lib/messages/failures.ts';
import { createErrorSummary, type ErrorSummary } from './error-summary.tsx';
import { type FieldMessages, getFieldMessages, getServerMessages } from './field-messages.ts';
import type { FormMethods, FormStore, FormValues } from './form-store.ts';

interface HookFormOptions<Output> {
  readonly store: FormStore;
  readonly schema: () => z.ZodMiniType<Output, FormValues>;
  readonly onEdit: () => void;
}

export interface HookForm<Output> extends FormMethods {
  /** @returns false for invalid values */
  readonly submit: (send: (values: Output) => Promise<void>) => Promise<boolean>;
  /**
   * Shows server messages at their fields until the next edit.
   * @param renames form field by server field
   */
  readonly showServerErrors: (
    failure: Failure,
    renames: Readonly<Record<string, string>>,
  ) => ErrorSummary | undefined;
}

function getMessages(errors: FieldErrors<FormValues>): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );
}

type Control<Output> = ReturnType<typeof createFormControl<FormValues, unknown, Output>>;

/** @param canShowError hides errors of fields that are being edited */
function createResolver<Output>(
  schema: HookFormOptions<Output>['schema'],
  canShowError: (field: string) => boolean,
): Resolver<FormValues, unknown, Output> {
  return (values) => {
    const result = schema().safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const shown = Object.entries(getFieldMessages(result.error.issues)).filter(([field]) =>
      canShowError(field),
    );
    const errors = shown.map(([field, message]) => [field, { type: 'invalid', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

function subscribeErrors<Output>({ subscribe }: Control<Output>, { $state }: FormStore): void {
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => $state.set({ ...$state.get(), errors: getMessages(errors) }),
  });
}

/** Clears server errors and validates the invalid fields again. */
function subscribeEdits<Output>(
  control: Control<Output>,
  { defaultValues, $state }: FormStore,
  onEdit: () => void,
) {
  control.subscribe({
    formState: { values: true },
    callback: ({ name, values }) => {
      $state.set({ ...$state.get(), values });
      if (!name) return;
      onEdit();
      for (const field of Object.keys(defaultValues)) {
        const { error } = control.getFieldState(field);
        if (error?.type === 'server') control.clearErrors(field);
        else if (error && field !== name) void control.trigger(field);
      }
    },
  });
}

/** Connects a form and its typed values to the lazy form library. A form renders before it validates. */
export function createHookForm<Output>({ store, schema, onEdit }: HookFormOptions<Output>): HookForm<Output> {
  const { defaultValues, $state } = store;
  const control: Control<Output> = createFormControl<FormValues, unknown, Output>({
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The library would focus before the errors render.
    shouldFocusError: false,
    // Errors appear only on submit.
    resolver: createResolver(
      schema,
      (field) => $state.get().isSubmitting || control.getFieldState(field).invalid,
    ),
  });
  const setValue: FormMethods['setValue'] = (name, value) =>
    control.setValue(name, value, { shouldDirty: true, shouldValidate: control.getFieldState(name).invalid });
  for (const [name, value] of Object.entries(store.readValues()))
    if (value !== defaultValues[name]) setValue(name, value);
  subscribeErrors(control, store);
  subscribeEdits(control, store, onEdit);
  const submit: HookForm<Output>['submit'] = async (send) => {
    let isValid = true;
    const handleInvalid = () => {
      isValid = false;
    };
    const setSubmitting = (isSubmitting: boolean) => $state.set({ ...$state.get(), isSubmitting });
    setSubmitting(true);
    await control
      .handleSubmit(send, handleInvalid)()
      .finally(() => setSubmitting(false));
    return isValid;
  };
  return {
    register: control.register,
    setValue,
    reset: () => control.reset(undefined, { keepFieldsRef: true }),
    submit,
    showServerErrors: (failure, renames) => {
      const messages = getServerMessages(failure.fields, Object.keys(defaultValues), renames);
      for (const [name, message] of messages) control.setError(name, { type: 'server', message });
      return createErrorSummary(failure, messages, store.getElement());
    },
  };
}
