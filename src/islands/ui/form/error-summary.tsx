import type { MouseEvent } from 'react';
import type { Failure } from '../../../lib/messages/failures.ts';
import type { AlertLink } from '../messages/alert.tsx';

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

interface ErrorSummary {
  readonly failure: Failure;
  /** Link to the field of the first server error. */
  readonly link?: AlertLink;
}

interface ErrorLinkProps {
  readonly id: string;
  readonly text: string;
}

/** The router ignores links with a `target`. */
function ErrorLink({ id, text }: ErrorLinkProps) {
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

function findControl(form: HTMLFormElement | null, name: string): HTMLElement | null | undefined {
  return form?.querySelector(`[name="${name}"]:not([hidden]), [data-name="${name}"]`);
}

/**
 * Follows the GOV.UK error summary: text, a message without a field, a link to the first error.
 * @returns undefined if the field alone shows the message
 */
export function createErrorSummary(
  failure: Failure,
  messages: readonly FieldMessage[],
  form: HTMLFormElement | null,
): ErrorSummary | undefined {
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
  const id = findControl(form, name)?.id ?? '';
  return {
    failure: { ...failure, text: isAtField(text) ? '' : text, reason: unmatched },
    link: <ErrorLink id={id} text={message} />,
  };
}
