import { type MouseEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Failure } from '../../../lib/messages/operations.ts';
import type { AlertLink } from '../messages/alert.tsx';
import { announce } from '../messages/announce.ts';

function getErrorText(control: Element): string {
  const described = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(described)?.dataset['words'] ?? '';
}

/**
 * Focuses the first invalid control, or the checked control of a group. Announces the error if the control
 * already has the focus.
 */
function focusFirstInvalid(form: HTMLElement): boolean {
  const invalid = form.querySelectorAll<HTMLInputElement>('[aria-invalid=true], [data-invalid=true]');
  const control =
    [...invalid].find(({ checked, name }) => checked && name === invalid[0]?.name) ?? invalid[0];
  if (!control) return false;
  if (document.activeElement !== control) control.focus();
  else announce(getErrorText(control));
  return true;
}

/** `focusError` focuses the first invalid field, or the alert after a refusal. */
export function useErrorFocus(form: RefObject<HTMLElement | null>) {
  const alert = useRef<HTMLDivElement>(null);
  const [invalid, focusError] = useReducer((_: unknown, isRefused: boolean) => ({ isRefused }), undefined);
  useEffect(() => {
    if (!(invalid && form.current)) return;
    const isSummedUp = invalid.isRefused && alert.current;
    if (isSummedUp || !focusFirstInvalid(form.current)) alert.current?.focus();
  }, [invalid, form]);
  return { alert, focusError };
}

export type FieldMessage = readonly [name: string, message: string];

function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns the messages in the form's order.
 * @param fields messages by server field
 * @param renames form field by server field, beyond camel case
 */
export function getServerMessages(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  renames: Readonly<Record<string, string>>,
): FieldMessage[] {
  const messages = new Map(
    Object.entries(fields).map(([name, message]) => [renames[name] ?? toCamelCase(name), message]),
  );
  return names.flatMap((name) => {
    const message = messages.get(name);
    return message ? [[name, message] as const] : [];
  });
}

/** The router ignores links with a `target`. */
function ErrorLink({ id, text }: { readonly id: string; readonly text: string }) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <p>
      <a className="link text-primary-text" href={`#${id}`} target="_self" onClick={handleClick}>
        {text}
      </a>
    </p>
  );
}

/**
 * Follows the GOV.UK error summary: text, a message without a field, a link to the first error.
 * @returns undefined if the field alone shows the message
 */
export function createErrorSummary(
  failure: Failure,
  messages: readonly FieldMessage[],
  form: HTMLFormElement | null,
): { readonly failure: Failure; readonly link?: AlertLink } | undefined {
  const { text, reason, fields } = failure;
  const [name, message] =
    messages.find(([, serverMessage]) => serverMessage === (reason ?? text)) ?? messages[0] ?? [];
  if (!(name && message)) return { failure };
  if (failure.show === 'field') return undefined;
  const isAtField = (serverMessage: string | undefined) =>
    messages.some(([, fieldMessage]) => fieldMessage === serverMessage);
  const unmatched = [reason, ...Object.values(fields)].find(
    (serverMessage) => serverMessage && serverMessage !== text && !isAtField(serverMessage),
  );
  const control = form?.querySelector(`[name="${name}"]:not([hidden]), [data-name="${name}"]`);
  return {
    failure: { ...failure, text: isAtField(text) ? '' : text, reason: unmatched },
    link: <ErrorLink id={control?.id ?? ''} text={message} />,
  };
}
