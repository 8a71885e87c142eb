import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Action } from '../../../lib/data/query.ts';
import type { FormDefinition } from '../../../lib/forms/form.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { unsentFailure } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import type { ErrorSummary } from './error-summary.tsx';
import { FormEngineContext } from './fields/field.tsx';
import {
  type FormValues as AnyValues,
  createFormStore,
  FormStoreContext,
  storeEngine,
} from './form-store.ts';

import { useErrorFocus } from './use-error-focus.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useHookForm } from './use-hook-form.ts';

interface FormProps<Values extends AnyValues, Output, Result> {
  readonly form: FormDefinition<z.ZodMiniType<Output, Values>>;
  /** What the fields hold at first, where it is more than the form's own defaults. */
  readonly defaults?: Partial<Values> | undefined;
  readonly action: Action<Output, Result>;
  /** The name of a draft that several forms share, which outlives sending; otherwise a form has its own. */
  readonly draft?: string;
  /** What for the app has filled it in; what is typed for another purpose stays out of it. */
  readonly prefilledFor?: string | undefined;
  readonly onDone?: (result: Result, values: Output) => void;
  readonly submitLabel: ReactNode;
  readonly pendingLabel?: ReactNode;
  /** Field names of the server that differ from the form's by more than their spelling. */
  readonly serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Empties the fields when the action is done and the form stays. */
  readonly resetOnDone?: boolean;
  readonly children: ReactNode;
  /** Below the submit button. */
  readonly footer?: ReactNode;
  readonly hidden?: boolean;
}

/** What stands in the way of sending: the last refusal, or that the form could not be checked at all. */
function useFailure<Output, Result>(action: Action<Output, Result>) {
  const [missing, setMissing] = useState<Failure>();
  const failure = useStore(action.$failure) ?? missing;
  const clear = () => {
    action.clear();
    setMissing(undefined);
  };
  return { failure, clear, tellMissing: () => setMissing({ ...unsentFailure }) };
}

/**
 * A form as the product does them: checked on submit, errors beside their fields, focus on the first wrong one or on
 * the alert of the server's refusal, nothing lost, nothing sent twice. What it accepts is the schema's business, what it does the
 * action's.
 */
export function Form<Values extends AnyValues, Output, Result>(props: FormProps<Values, Output, Result>) {
  const { action, onDone, draft: shared, prefilledFor } = props;
  const { operation } = action;
  const { defaults } = props.form;
  const { form, alert, tellWrong } = useErrorFocus<HTMLFormElement>();
  const [state] = useState(() => createFormStore({ ...defaults, ...props.defaults }, () => form.current));
  const pending = useStore(action.$pending);
  const resting = useStore(action.$coolingDown);
  const [isWaiting, setWaiting] = useState(false);
  const { failure, clear, tellMissing } = useFailure(action);
  const { library, ready } = useHookForm(state, props.form, clear);
  const forgetDraft = useFormDraft(state, { operation, shared, prefilledFor: prefilledFor, defaults });
  const submitting = useRef(false);
  useEffect(() => {
    action.preload();
    return action.clear;
  }, [action]);
  const [refusal, setRefusal] = useState<ErrorSummary>();
  const refuse = useRef((_: Failure) => {});
  refuse.current = (refused) => {
    setRefusal(
      library.current
        ? library.current.showServerErrors(refused, props.serverFields ?? {})
        : { failure: refused },
    );
    tellWrong(true);
  };
  useEffect(() => {
    setRefusal(undefined);
    if (failure) refuse.current(failure);
  }, [failure]);

  const send = async (values: Output) => {
    const outcome = await action.run(values);
    if (outcome.kind !== 'done') return;
    forgetDraft();
    if (props.resetOnDone) library.current?.reset();
    onDone?.(outcome.data, values);
  };
  const check = async () => {
    setWaiting(!library.current);
    const present = await ready();
    setWaiting(false);
    if (!present) return tellMissing();
    if (!(await present.submit(send))) tellWrong(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting.current || action.$pending.get()) return;
    submitting.current = true;
    void check().finally(() => {
      submitting.current = false;
    });
  };
  return (
    <FormStoreContext value={state}>
      <FormEngineContext value={storeEngine}>
        <form ref={form} className="form" method="dialog" noValidate onSubmit={submit} hidden={props.hidden}>
          {props.children}
          {failure && refusal && <FailureAlert ref={alert} {...refusal} />}
          <Button
            type="submit"
            block
            pending={pending || isWaiting}
            guarded={resting}
            pendingLabel={props.pendingLabel}
            onFocus={action.prefetch}
            onPointerDown={action.prefetch}
          >
            {props.submitLabel}
          </Button>
          {props.footer}
        </form>
      </FormEngineContext>
    </FormStoreContext>
  );
}
