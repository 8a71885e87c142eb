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
import type { Action } from '../../../lib/async.ts';
import type { FormDefinition } from '../../../lib/forms/fields.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import { Engine, type FormEngine } from './engine.ts';
import { type Messages, messagesOf } from './resolver.ts';
import { serverErrors } from './server-errors.ts';
import { useDraft } from './use-draft.ts';

const State = createContext<{ readonly errors: Messages; readonly sending: boolean }>({
  errors: {},
  sending: false,
});

const engine: FormEngine = {
  useRegister: () => (name) => ({ name }),
  useError: function useError(name) {
    return useContext(State).errors[name];
  },
  useSending: function useSending() {
    return useContext(State).sending;
  },
};

interface LightFormProps<Values extends Record<string, string>, Output, Result> {
  readonly form: FormDefinition<z.ZodMiniType<Output, Values>>;
  readonly action: Action<Output, Result>;
  /** The name of a draft that several forms share. */
  readonly draft: string;
  readonly submitLabel: ReactNode;
  /** Fields that are emptied when the server refuses. */
  readonly clearOnFailure?: readonly (keyof Values & string)[];
  readonly children: ReactNode;
}

/** Errors by field; `focus` when they come from sending, not from an edit. */
interface Found {
  readonly errors: Messages;
  readonly focus: boolean;
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}

/** The errors that were shown and still hold. */
function stillWrong(shown: Messages, found: Messages): Messages {
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(shown, name)));
}

/** Keeps errors by field, and moves the focus to the first one that sending found. */
function useErrors(form: RefObject<HTMLFormElement | null>) {
  const [found, setFound] = useState<Found>({ errors: {}, focus: false });
  useEffect(() => {
    const [first] = found.focus ? Object.keys(found.errors) : [];
    if (first) inputOf(form.current, first)?.focus();
  }, [found, form]);
  return [found.errors, setFound] as const;
}

/** Empties what is to be typed again after a refusal, and tells of it at the fields or in the alert. */
function useRefusal<Values extends Record<string, string>, Output, Result>(
  { form, action, clearOnFailure = [] }: LightFormProps<Values, Output, Result>,
  element: RefObject<HTMLFormElement | null>,
  show: (found: Found) => void,
) {
  const alert = useRef<HTMLDivElement>(null);
  const failure = useStore(action.$failure);
  const refused = useRef((_: Failure) => {});
  refused.current = ({ fields, refused: byServer }) => {
    for (const name of byServer ? clearOnFailure : []) {
      const input = inputOf(element.current, name);
      if (input) input.value = '';
    }
    const errors = Object.fromEntries(serverErrors(fields, Object.keys(form.defaults), {}));
    show({ errors, focus: true });
    if (Object.keys(errors).length === 0) alert.current?.focus();
  };
  useEffect(() => {
    if (failure) refused.current(failure);
  }, [failure]);
  return { alert, failure };
}

/**
 * The behaviour of `Form` for a few text fields, without the form library: for signing in, which everybody waits for
 * first and which the library would make a good deal heavier.
 */
export function LightForm<Values extends Record<string, string>, Output, Result>(
  props: LightFormProps<Values, Output, Result>,
) {
  const { action, submitLabel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, show] = useErrors(form);
  const { alert, failure } = useRefusal(props, form, show);
  const sending = useStore(action.$pending);
  useEffect(() => {
    action.prepare();
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
  );

  const check = (element: HTMLFormElement) =>
    props.form.schema().safeParse(Object.fromEntries(new FormData(element)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.$pending.get()) return;
    const result = check(event.currentTarget);
    show({ errors: result.success ? {} : messagesOf(result.error.issues), focus: true });
    if (result.success) void action.run(result.data);
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    action.clear();
    if (Object.keys(errors).length === 0) return;
    const result = check(event.currentTarget);
    const found = result.success ? {} : messagesOf(result.error.issues);
    show({ errors: stillWrong(errors, found), focus: false });
  };
  return (
    <Engine value={engine}>
      <State value={{ errors, sending }}>
        {/* Without a script the method lets nothing leave, least of all a password in the address. */}
        <form ref={form} className="form" method="dialog" noValidate onSubmit={submit} onInput={edit}>
          {children}
          {failure && <FailureAlert ref={alert} failure={failure} />}
          <Button type="submit" block pending={sending}>
            {submitLabel}
          </Button>
        </form>
      </State>
    </Engine>
  );
}
