import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Action } from '../../../lib/data/action.ts';
import type { FormDefinition } from '../../../lib/forms/form.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { unsentFailure } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import type { ErrorSummary } from './error-summary.tsx';
import { FormEngineContext } from './fields/field.tsx';
import { createFormStore, FormStoreContext, type FormValues, storeEngine } from './form-store.ts';
import { useErrorFocus } from './use-error-focus.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useHookForm } from './use-hook-form.ts';

interface FormProps<Values extends FormValues, Output, Result> {
  readonly form: FormDefinition<z.ZodMiniType<Output, Values>>;
  readonly defaults?: Partial<Values> | undefined;
  readonly action: Action<Output, Result>;
  /** Name of a draft that several forms share and that outlives the submission. */
  readonly draft?: string;
  /** Each purpose of a prefilled form has its own draft. */
  readonly prefilledFor?: string | undefined;
  readonly onDone?: (result: Result, values: Output) => void;
  readonly submitLabel: ReactNode;
  readonly pendingLabel?: ReactNode;
  /** Form field by server field, beyond camel case. */
  readonly serverFields?: Readonly<Record<string, keyof Values & string>>;
  readonly resetOnDone?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly hidden?: boolean;
}

function useFailure<Output, Result>(action: Action<Output, Result>) {
  const [missingFailure, setMissingFailure] = useState<Failure>();
  const failure = useStore(action.$failure) ?? missingFailure;
  const clear = () => {
    action.clear();
    setMissingFailure(undefined);
  };
  return { failure, clear, showMissing: () => setMissingFailure({ ...unsentFailure }) };
}

/**
 * Validates on submit, then focuses the first invalid field, or the alert after a refusal. Saves drafts and
 * prevents double submission.
 */
export function Form<Values extends FormValues, Output, Result>(props: FormProps<Values, Output, Result>) {
  const { action, onDone, draft: shared, prefilledFor } = props;
  const { operation } = action;
  const { defaults } = props.form;
  const { form, alert, focusError } = useErrorFocus<HTMLFormElement>();
  const [store] = useState(() => createFormStore({ ...defaults, ...props.defaults }, () => form.current));
  const pending = useStore(action.$pending);
  const isCoolingDown = useStore(action.$coolingDown);
  const [isLoadingHookForm, setLoadingHookForm] = useState(false);
  const { failure, clear, showMissing } = useFailure(action);
  const { hookForm, whenReady } = useHookForm(store, props.form, clear);
  const clearDraft = useFormDraft(store, { operation, shared, prefilledFor, defaults });
  const submitting = useRef(false);
  useEffect(() => {
    action.preload();
    return action.clear;
  }, [action]);
  const [summary, setSummary] = useState<ErrorSummary>();
  const handleFailure = useRef((_: Failure) => {});
  handleFailure.current = (refusal) => {
    setSummary(
      hookForm.current
        ? hookForm.current.showServerErrors(refusal, props.serverFields ?? {})
        : { failure: refusal },
    );
    focusError(true);
  };
  useEffect(() => {
    setSummary(undefined);
    if (failure) handleFailure.current(failure);
  }, [failure]);

  const sendValues = async (values: Output) => {
    const outcome = await action.run(values);
    if (outcome.kind !== 'done') return;
    clearDraft();
    if (props.resetOnDone) hookForm.current?.reset();
    onDone?.(outcome.data, values);
  };
  const validateAndSend = async () => {
    setLoadingHookForm(!hookForm.current);
    const loaded = await whenReady();
    setLoadingHookForm(false);
    if (!loaded) return showMissing();
    if (!(await loaded.submit(sendValues))) focusError(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting.current || action.$pending.get()) return;
    submitting.current = true;
    void validateAndSend().finally(() => {
      submitting.current = false;
    });
  };
  return (
    <FormStoreContext value={store}>
      <FormEngineContext value={storeEngine}>
        <form
          ref={form}
          className="form"
          method="dialog"
          noValidate
          onSubmit={handleSubmit}
          hidden={props.hidden}
        >
          {props.children}
          {failure && summary && <FailureAlert ref={alert} {...summary} />}
          <Button
            type="submit"
            block
            pending={pending || isLoadingHookForm}
            guarded={isCoolingDown}
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
