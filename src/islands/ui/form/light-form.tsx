import { useStore } from '@nanostores/react';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod/mini';
import { onNextInteraction } from '../../../lib/browser/deferred-work.ts';
import type { Action } from '../../../lib/data/action.ts';
import type { ReadyForm } from '../../../lib/forms/form.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import type { ErrorSummary } from './error-summary.tsx';
import { type FieldMessages, getFieldMessages, getServerMessages } from './field-messages.ts';
import { type FormEngine, FormEngineContext } from './fields/field.tsx';
import { useDraft } from './use-draft.ts';
import { useErrorFocus } from './use-error-focus.ts';

const LightFormState = createContext<{ readonly errors: FieldMessages; readonly isSubmitting: boolean }>({
  errors: {},
  isSubmitting: false,
});

const lightEngine: FormEngine = {
  useRegister: () => (name) => ({ name }),
  useError: function useError(name) {
    return useContext(LightFormState).errors[name];
  },
  useIsSubmitting: function useIsSubmitting() {
    return useContext(LightFormState).isSubmitting;
  },
};

interface LightFormProps<Values extends Record<string, string>, Output, Result> {
  readonly form: ReadyForm<z.ZodMiniType<Output, Values>>;
  readonly action: Action<Output, Result>;
  readonly draft: string;
  readonly submitLabel: ReactNode;
  readonly clearOnFailure?: readonly (keyof Values & string)[];
  readonly children: ReactNode;
}

function getInput(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}

function getRemainingErrors(shown: FieldMessages, found: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(shown, name)));
}

/** Clears fields after a refusal, and shows its messages. */
function useRefusal<Values extends Record<string, string>, Output, Result>(
  { form, action, clearOnFailure = [] }: LightFormProps<Values, Output, Result>,
  element: RefObject<HTMLFormElement | null>,
  show: (errors: FieldMessages) => void,
) {
  const failure = useStore(action.$failure);
  const [summary, setSummary] = useState<ErrorSummary>();
  const handleFailure = useRef((_: Failure) => {});
  handleFailure.current = (refusal) => {
    for (const name of refusal.isRefused ? clearOnFailure : []) {
      const input = getInput(element.current, name);
      if (input) input.value = '';
    }
    const messages = getServerMessages(refusal.fields, Object.keys(form.defaults), {});
    const showSummary = (nextSummary: ErrorSummary | undefined) => {
      // An edit has cleared the failure meanwhile.
      if (action.$failure.get() !== refusal) return;
      setSummary(nextSummary);
      show(Object.fromEntries(messages));
    };
    const plain = { failure: refusal };
    if (messages.length === 0) showSummary(plain);
    else
      void import('./error-summary.tsx').then(
        ({ createErrorSummary }) => showSummary(createErrorSummary(refusal, messages, element.current)),
        () => showSummary(plain),
      );
  };
  useEffect(() => {
    setSummary(undefined);
    if (failure) handleFailure.current(failure);
  }, [failure]);
  return failure && summary;
}

/** Works without the form library, for the sign-in page. */
export function LightForm<Values extends Record<string, string>, Output, Result>(
  props: LightFormProps<Values, Output, Result>,
) {
  const { action, submitLabel, children } = props;
  const { form, alert, focusError } = useErrorFocus<HTMLFormElement>();
  const [errors, setErrors] = useState<FieldMessages>({});
  const summary = useRefusal(props, form, (found) => {
    setErrors(found);
    focusError(true);
  });
  const isSubmitting = useStore(action.$pending);
  useEffect(() => {
    onNextInteraction(action.preload);
    return action.clear;
  }, [action]);
  useDraft(
    props.draft,
    () =>
      Object.fromEntries([...(form.current ? new FormData(form.current) : [])].filter(([, value]) => value)),
    (draft) => {
      for (const [name, value] of Object.entries(draft)) {
        const input = getInput(form.current, name);
        if (input) input.value ||= String(value);
      }
    },
    onNextInteraction,
  );

  const validate = (element: HTMLFormElement) =>
    props.form.createSchema().safeParse(Object.fromEntries(new FormData(element)));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.$pending.get()) return;
    const result = validate(event.currentTarget);
    if (!result.success) {
      setErrors(getFieldMessages(result.error.issues));
      return focusError(false);
    }
    setErrors({});
    void action.run(result.data);
  };
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    action.clear();
    if (Object.keys(errors).length === 0) return;
    const result = validate(event.currentTarget);
    const found = result.success ? {} : getFieldMessages(result.error.issues);
    setErrors(getRemainingErrors(errors, found));
  };
  return (
    <FormEngineContext value={lightEngine}>
      <LightFormState value={{ errors, isSubmitting }}>
        {/* Without JavaScript, `method="dialog"` excludes the password from the URL. */}
        <form
          ref={form}
          className="form"
          method="dialog"
          noValidate
          onSubmit={handleSubmit}
          onInput={handleInput}
        >
          {children}
          {summary && <FailureAlert ref={alert} {...summary} />}
          <Button type="submit" block pending={isSubmitting}>
            {submitLabel}
          </Button>
        </form>
      </LightFormState>
    </FormEngineContext>
  );
}
