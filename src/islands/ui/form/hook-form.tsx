import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Action } from '../../../lib/data/action.ts';
import { type FormValues, readControl } from '../../../lib/forms/form.ts';
import { FailureAlert } from '../messages/alert.tsx';
import { createErrorSummary, type FieldMessage, getServerMessages, useErrorFocus } from './error-summary.tsx';
import type { HookFormMethods } from './form-context.ts';

interface HookFormProps<Output, Result> {
  readonly schema: z.ZodMiniType<Output, FormValues>;
  readonly defaultValues: FormValues;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly action: Action<Output, Result>;
  readonly serverFields: Readonly<Record<string, string>> | undefined;
  readonly clearOnRefusal: string | undefined;
  /** Submits after each increase. */
  readonly submitRequest: number;
  readonly onReady: (form: HookFormMethods) => void;
  readonly onDone: (result: Result, values: Output) => void;
}

type Form<Output> = UseFormReturn<FormValues, unknown, Output>;

function toFieldErrors(messages: readonly FieldMessage[], type: string): FieldErrors<FormValues> {
  return Object.fromEntries(messages.map(([name, message]) => [name, { type, message }]));
}

const ruleError = 'rule';

/** @param canShowError hides errors of fields that are being edited */
function createResolver<Output>(
  schema: z.ZodMiniType<Output, FormValues>,
  canShowError: (field: string) => boolean,
): Resolver<FormValues, unknown, Output> {
  return async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const messages = result.issues.map(
      ({ path, message }) => [String(path?.[0] ?? 'root'), message] as const,
    );
    // A field shows its first message.
    const shown = messages.filter(([field]) => canShowError(field)).reverse();
    return { values: {}, errors: toFieldErrors(shown, ruleError) };
  };
}

/** Copies input from before the registration, and silent autofill, into the library. */
function adoptValue<Output>(form: Form<Output>, element: HTMLFormElement | null, name: string): void {
  const value = readControl(element?.elements.namedItem(name));
  if (value !== undefined && value !== form.getValues(name))
    form.setValue(name, value, { shouldDirty: true });
}

/** The library writes its own value into an element that registers, so the element's is adopted first. */
function createMethods<Output>(
  form: Form<Output>,
  element: RefObject<HTMLFormElement | null>,
): HookFormMethods {
  const register: HookFormMethods['register'] = (name, options) => {
    const { ref, ...binding } = form.register(name, options);
    const adoptingRef = (control: unknown) => {
      if (control) adoptValue(form, element.current, name);
      ref(control);
    };
    return { ...binding, ref: adoptingRef };
  };
  const { subscribe, getFieldState, reset } = form;
  return { register, subscribe, getFieldState, reset };
}

/** Returns the server's messages by field, and the summary. The next edit clears both. */
function useServerErrors<Output, Result>({
  action,
  defaultValues,
  element,
  serverFields,
}: HookFormProps<Output, Result>) {
  const failure = useStore(action.$failure);
  return useMemo(() => {
    if (!failure) return {};
    const messages = getServerMessages(failure.fields, Object.keys(defaultValues), serverFields ?? {});
    return {
      failure,
      errors: toFieldErrors(messages, 'server'),
      summary: createErrorSummary(failure, messages, element.current),
    };
  }, [failure, defaultValues, element, serverFields]);
}

/**
 * Connects a form to the form library. Validates on submit, then focuses the first invalid field, or the alert
 * after a refusal.
 */
export function HookForm<Output, Result>(props: HookFormProps<Output, Result>) {
  const { schema, defaultValues, element, action, submitRequest, onReady, onDone } = props;
  const { alert, focusError } = useErrorFocus(element);
  const { failure, errors, summary } = useServerErrors(props);
  const isSubmitting = useRef(false);
  const form: Form<Output> = useForm<FormValues, unknown, Output>({
    defaultValues,
    // Errors appear only on submit.
    resolver: createResolver(
      schema,
      (field) => isSubmitting.current || form.getFieldState(field).error?.type === ruleError,
    ),
    ...(errors && { errors }),
    // The library would focus before the errors render.
    shouldFocusError: false,
  });
  const send = async (values: Output) => {
    const outcome = await action.run(values);
    if (outcome.kind === 'done') onDone(outcome.data, values);
  };
  const submit = useEffectEvent(async () => {
    if (isSubmitting.current || action.$pending.get()) return;
    isSubmitting.current = true;
    for (const name of Object.keys(defaultValues)) adoptValue(form, element.current, name);
    let isInvalid = false;
    const handleInvalid = () => {
      isInvalid = true;
    };
    await form
      .handleSubmit(send, handleInvalid)()
      .finally(() => {
        isSubmitting.current = false;
      });
    if (isInvalid) focusError(false);
  });
  const handleRefusal = useEffectEvent(() => {
    if (props.clearOnRefusal && failure?.isRefused) form.setValue(props.clearOnRefusal, '');
    focusError(true);
  });
  useLayoutEffect(() => onReady(createMethods(form, element)), [form, element, onReady]);
  useEffect(() => {
    if (submitRequest > 0) void submit();
  }, [submitRequest]);
  useEffect(() => {
    if (failure) handleRefusal();
  }, [failure]);
  return summary && <FailureAlert ref={alert} {...summary} />;
}
