import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { forget } from '../../../lib/browser/kept.ts';
import type { Action } from '../../../lib/data/async.ts';
import type { FormDefinition } from '../../../lib/forms/fields.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import { Engine } from './engine.ts';
import { libraryEngine } from './library-engine.ts';
import { type Check, schemaResolver } from './resolver.ts';
import { serverErrors } from './server-errors.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useFormDraft } from './use-form-draft.ts';

interface FormProps<Values extends FieldValues, Output, Result> {
  readonly form: FormDefinition<z.ZodMiniType<Output, Values>>;
  /** What the fields hold at first, where it is more than the form's own defaults. */
  readonly defaults?: Partial<Values>;
  readonly action: Action<Output, Result>;
  /** The name of a draft that several forms share, which outlives sending; otherwise a form has its own. */
  readonly draft?: string;
  /** What for the app has filled it in; what is typed for another purpose stays out of it. */
  readonly filledIn?: string | undefined;
  readonly onDone?: (result: Result, values: Output) => void;
  readonly submitLabel: ReactNode;
  readonly pendingLabel?: ReactNode;
  readonly submitVariant?: 'primary' | 'secondary' | 'danger';
  /** Field names of the server that differ from the form's by more than their spelling. */
  readonly serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Rules beyond the schema, such as the right answer of a quiz. */
  readonly check?: Check<Output>;
  /** Empties the fields when the action is done and the form stays. */
  readonly resetOnDone?: boolean;
  readonly children: ReactNode;
  /** Below the submit button. */
  readonly footer?: ReactNode;
  readonly hidden?: boolean;
}

/** Wires the form library to a schema whose errors appear on submit only, and go as they are mended. */
function useSchemaForm<Values extends FieldValues, Output, Result>(props: FormProps<Values, Output, Result>) {
  const { form, defaults, check } = props;
  const submitting = useRef(false);
  const methods: UseFormReturn<Values, unknown, Output> = useForm<Values, unknown, Output>({
    defaultValues: { ...form.defaults, ...defaults } as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Before the errors stand at their fields, which is too early for who hears them read.
    shouldFocusError: false,
    resolver: schemaResolver<Values, Output>(
      form.schema(),
      check,
      (field) => submitting.current || methods.getFieldState(field as FieldPath<Values>).invalid,
    ),
  });
  return { methods, submitting };
}

/** After any edit: forgets what the server said, and checks again the fields that are marked wrong. */
function useEdits<Values extends FieldValues, Output>(
  methods: UseFormReturn<Values, unknown, Output>,
  onEdit: () => void,
) {
  const edited = useRef(onEdit);
  edited.current = onEdit;
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name) return;
          edited.current();
          for (const field of Object.keys(methods.getValues())) {
            const { error } = methods.getFieldState(field as FieldPath<Values>);
            if (error?.type === 'server') methods.clearErrors(field as FieldPath<Values>);
            else if (error && field !== name) void methods.trigger(field as FieldPath<Values>);
          }
        },
      }),
    [methods],
  );
}

/** The messages of a refusal that belong to fields of the form. */
function fieldErrors<Values extends FieldValues, Output, Result>(
  { form, serverFields = {} }: FormProps<Values, Output, Result>,
  { fields }: Failure,
) {
  return serverErrors(fields, Object.keys(form.defaults), serverFields);
}

/** Puts a refusal's messages beside their fields. */
function useRefusal<Values extends FieldValues, Output, Result>(
  props: FormProps<Values, Output, Result>,
  methods: UseFormReturn<Values, unknown, Output>,
  failure: Failure | undefined,
  tellWrong: () => void,
) {
  const show = useRef((_: Failure) => {});
  show.current = (refused) => {
    for (const [name, message] of fieldErrors(props, refused)) {
      methods.setError(name as FieldPath<Values>, { type: 'server', message });
    }
    tellWrong();
  };
  useEffect(() => {
    if (failure) show.current(failure);
  }, [failure]);
}

/**
 * A form as the product does them: checked on submit, errors beside their fields, focus on the first wrong one or on
 * the server's refusal, nothing lost, nothing sent twice. What it accepts is the schema's business, what it does the
 * action's.
 */
export function Form<Values extends FieldValues, Output, Result>(props: FormProps<Values, Output, Result>) {
  const { action, onDone, submitVariant = 'primary' } = props;
  const { operation } = action;
  const { methods, submitting } = useSchemaForm(props);
  const pending = useStore(action.$pending);
  const resting = useStore(action.$resting);
  const failure = useStore(action.$failure);
  const { form, alert, tellWrong } = useFirstWrong<HTMLFormElement>();
  useRefusal(props, methods, failure, tellWrong);
  const refusal = failure?.beside(fieldErrors(props, failure).map(([, message]) => message));
  useEdits(methods, action.clear);
  useEffect(() => {
    action.prepare();
    return action.clear;
  }, [action]);
  const { draft, filledIn, defaults: first } = props;
  const { defaults } = props.form;
  const name = useFormDraft({ operation, shared: draft, filledIn, defaults, first }, methods);

  const send = async (values: Output) => {
    const outcome = await action.run(values);
    if (outcome.kind !== 'done') return;
    if (!draft) forget(name);
    if (props.resetOnDone) methods.reset();
    onDone?.(outcome.data, values);
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (submitting.current || action.$pending.get()) return;
    submitting.current = true;
    let isWrong = false;
    const refuse = () => {
      isWrong = true;
    };
    await methods
      .handleSubmit(
        send,
        refuse,
      )(event)
      .finally(() => {
        submitting.current = false;
      });
    if (isWrong) tellWrong();
  };
  return (
    <FormProvider {...methods}>
      <Engine value={libraryEngine}>
        <form ref={form} className="form" method="dialog" noValidate onSubmit={submit} hidden={props.hidden}>
          {props.children}
          {refusal && <FailureAlert ref={alert} failure={refusal} />}
          <Button
            type="submit"
            block
            variant={submitVariant}
            pending={pending}
            resting={resting}
            pendingLabel={props.pendingLabel}
          >
            {props.submitLabel}
          </Button>
          {props.footer}
        </form>
      </Engine>
    </FormProvider>
  );
}
