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
import type { Action } from '../../../lib/data/query.ts';
import type { ReadyForm } from '../../../lib/forms/form.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import type { ErrorSummary } from './error-summary.tsx';
import { type FieldMessages, getFieldMessages, getServerMessages } from './field-messages.ts';
import { type FormEngine, FormEngineContext } from './fields/field.tsx';

import { useDraft } from './use-draft.ts';
import { useErrorFocus } from './use-error-focus.ts';

const State = createContext<{ readonly errors: FieldMessages; readonly sending: boolean }>({
  errors: {},
  sending: false,
});

const engine: FormEngine = {
  useRegister: () => (name) => ({ name }),
  useError: function useError(name) {
    return useContext(State).errors[name];
  },
  useIsSubmitting: function useSending() {
    return useContext(State).sending;
  },
};

interface LightFormProps<Values extends Record<string, string>, Output, Result> {
  readonly form: ReadyForm<z.ZodMiniType<Output, Values>>;
  readonly action: Action<Output, Result>;
  /** The name of a draft that several forms share. */
  readonly draft: string;
  readonly submitLabel: ReactNode;
  /** Fields that are emptied when the server refuses. */
  readonly clearOnFailure?: readonly (keyof Values & string)[];
  readonly children: ReactNode;
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}

/** The errors that were shown and still hold. */
function stillWrong(shown: FieldMessages, found: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(shown, name)));
}

/** Empties what is to be typed again after a refusal, and tells of it in the alert and at its fields. */
function useRefusal<Values extends Record<string, string>, Output, Result>(
  { form, action, clearOnFailure = [] }: LightFormProps<Values, Output, Result>,
  element: RefObject<HTMLFormElement | null>,
  show: (errors: FieldMessages) => void,
) {
  const failure = useStore(action.$failure);
  const [summary, setSummary] = useState<ErrorSummary>();
  const refused = useRef((_: Failure) => {});
  refused.current = (refusal) => {
    for (const name of refusal.isRefused ? clearOnFailure : []) {
      const input = inputOf(element.current, name);
      if (input) input.value = '';
    }
    const messages = getServerMessages(refusal.fields, Object.keys(form.defaults), {});
    const tell = (said: ErrorSummary | undefined) => {
      // An edit has cleared it meanwhile.
      if (action.$failure.get() !== refusal) return;
      setSummary(said);
      show(Object.fromEntries(messages));
    };
    const plain = { failure: refusal };
    if (messages.length === 0) tell(plain);
    else
      void import('./error-summary.tsx').then(
        ({ createErrorSummary }) => tell(createErrorSummary(refusal, messages, element.current)),
        () => tell(plain),
      );
  };
  useEffect(() => {
    setSummary(undefined);
    if (failure) refused.current(failure);
  }, [failure]);
  return failure && summary;
}

/**
 * The behaviour of `Form` for a few text fields, without the form library: for signing in, which everybody waits for
 * first and which the library would make a good deal heavier.
 */
export function LightForm<Values extends Record<string, string>, Output, Result>(
  props: LightFormProps<Values, Output, Result>,
) {
  const { action, submitLabel, children } = props;
  const { form, alert, tellWrong } = useErrorFocus<HTMLFormElement>();
  const [errors, setErrors] = useState<FieldMessages>({});
  const summary = useRefusal(props, form, (found) => {
    setErrors(found);
    tellWrong(true);
  });
  const sending = useStore(action.$pending);
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
        const input = inputOf(form.current, name);
        if (input) input.value ||= String(value);
      }
    },
    onNextInteraction,
  );

  const check = (element: HTMLFormElement) =>
    props.form.createSchema().safeParse(Object.fromEntries(new FormData(element)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.$pending.get()) return;
    const result = check(event.currentTarget);
    if (!result.success) {
      setErrors(getFieldMessages(result.error.issues));
      return tellWrong(false);
    }
    setErrors({});
    void action.run(result.data);
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    action.clear();
    if (Object.keys(errors).length === 0) return;
    const result = check(event.currentTarget);
    const found = result.success ? {} : getFieldMessages(result.error.issues);
    setErrors(stillWrong(errors, found));
  };
  return (
    <FormEngineContext value={engine}>
      <State value={{ errors, sending }}>
        {/* Without a script the method lets nothing leave, least of all a password in the address. */}
        <form ref={form} className="form" method="dialog" noValidate onSubmit={submit} onInput={edit}>
          {children}
          {summary && <FailureAlert ref={alert} {...summary} />}
          <Button type="submit" block pending={sending}>
            {submitLabel}
          </Button>
        </form>
      </State>
    </FormEngineContext>
  );
}
