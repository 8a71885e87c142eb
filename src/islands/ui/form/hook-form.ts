/** The form library, in a chunk of its own: a form is drawn and typed into before it is checked. */
import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Failure } from '../../../lib/messages/failures.ts';
import { createErrorSummary, type ErrorSummary } from './error-summary.tsx';
import { type FieldMessages, getFieldMessages, getServerMessages } from './field-messages.ts';
import type { FormMethods, FormStore, FormValues } from './form-store.ts';

/** A form on screen, as the library is told of it. */
interface LibraryForm<Output> {
  readonly state: FormStore;
  readonly schema: () => z.ZodMiniType<Output, FormValues>;
  /** Something was typed or written into a field. */
  readonly onEdit: () => void;
}

/** Looks after a form, checks and sends it. */
export interface HookForm<Output> extends FormMethods {
  /** Checks the fields, then sends what they hold. @returns false when something is wrong */
  readonly submit: (send: (values: Output) => Promise<void>) => Promise<boolean>;
  /**
   * Puts a server's messages beside their fields, until the next edit.
   * @param renamed field of the form by the server's name
   * @returns what the alert says of them
   */
  readonly showServerErrors: (
    failure: Failure,
    renamed: Readonly<Record<string, string>>,
  ) => ErrorSummary | undefined;
}

function textsOf(errors: FieldErrors<FormValues>): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );
}

type Control<Output> = ReturnType<typeof createFormControl<FormValues, unknown, Output>>;

/** Checks what the fields hold. @param allows keeps errors from fields in which someone is still typing */
function resolverOf<Output>(
  schema: LibraryForm<Output>['schema'],
  allows: (field: string) => boolean,
): Resolver<FormValues, unknown, Output> {
  return (values) => {
    const result = schema().safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const shown = Object.entries(getFieldMessages(result.error.issues)).filter(([field]) => allows(field));
    const errors = shown.map(([field, message]) => [field, { type: 'invalid', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** Has the fields show what the library finds. */
function showBy<Output>({ subscribe }: Control<Output>, { $shown }: FormStore): void {
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => $shown.set({ ...$shown.get(), errors: textsOf(errors) }),
  });
}

/** After any edit: forgets what the server said, and checks again the fields that are marked wrong. */
function watchEdits<Output>(control: Control<Output>, { first, $shown }: FormStore, onEdit: () => void) {
  control.subscribe({
    formState: { values: true },
    callback: ({ name, values }) => {
      $shown.set({ ...$shown.get(), values });
      if (!name) return;
      onEdit();
      for (const field of Object.keys(first)) {
        const { error } = control.getFieldState(field);
        if (error?.type === 'server') control.clearErrors(field);
        else if (error && field !== name) void control.trigger(field);
      }
    },
  });
}

/** Hands a form over to the library, with all that was typed until now. */
export function createHookForm<Output>({ state, schema, onEdit }: LibraryForm<Output>): HookForm<Output> {
  const { first, $shown } = state;
  const control: Control<Output> = createFormControl<FormValues, unknown, Output>({
    defaultValues: first,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Before the errors stand at their fields, which is too early for who hears them read.
    shouldFocusError: false,
    // Errors appear on submit only, and go as soon as they are mended.
    resolver: resolverOf(
      schema,
      (field) => $shown.get().isSubmitting || control.getFieldState(field).invalid,
    ),
  });
  const setValue: FormMethods['setValue'] = (name, value) =>
    control.setValue(name, value, { shouldDirty: true, shouldValidate: control.getFieldState(name).invalid });
  for (const [name, value] of Object.entries(state.read())) if (value !== first[name]) setValue(name, value);
  showBy(control, state);
  watchEdits(control, state, onEdit);
  const submit: HookForm<Output>['submit'] = async (send) => {
    let isRight = true;
    const refuse = () => {
      isRight = false;
    };
    const tell = (isSending: boolean) => $shown.set({ ...$shown.get(), isSubmitting: isSending });
    tell(true);
    await control
      .handleSubmit(send, refuse)()
      .finally(() => tell(false));
    return isRight;
  };
  return {
    register: control.register,
    setValue,
    reset: () => control.reset(undefined, { keepFieldsRef: true }),
    submit,
    showServerErrors: (failure, renamed) => {
      const messages = getServerMessages(failure.fields, Object.keys(first), renamed);
      for (const [name, message] of messages) control.setError(name, { type: 'server', message });
      return createErrorSummary(failure, messages, state.find());
    },
  };
}
