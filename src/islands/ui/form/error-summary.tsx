import type { MouseEvent } from 'react';
import type { Failure } from '../../../lib/messages/failures.ts';
import type { AlertLink } from '../messages/alert.tsx';
import type { FieldMessage } from './field-messages.ts';

/** What the alert of a form says about a refusal. */
export interface ErrorSummary {
  readonly failure: Failure;
  /** The first server error that belongs to a field of the form; it moves the focus there. */
  readonly link?: AlertLink;
}

interface ErrorLinkProps {
  /** The id of the field's control. */
  readonly id: string;
  readonly text: string;
}

/** A link to a field. The address stays as it is: the target keeps the router's own handling of links away. */
function ErrorLink({ id, text }: ErrorLinkProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <p>
      <a className="link" href={`#${id}`} target="_self" onClick={handleClick}>
        {text}
      </a>
    </p>
  );
}

/** The control of a field; of radio buttons, the first. */
function findControl(form: HTMLFormElement | null, name: string): HTMLElement | null | undefined {
  return form?.querySelector(`[name="${name}"], [data-name="${name}"]`);
}

/**
 * Sums a refusal up for the alert, as the error summary of the GOV.UK Design System does: the specified text, a message
 * that no field shows, and the first server error as a link to its field.
 * @param messages the server's messages that stand at fields of the form
 * @returns undefined where the field alone says it
 */
export function createErrorSummary(
  failure: Failure,
  messages: readonly FieldMessage[],
  form: HTMLFormElement | null,
): ErrorSummary | undefined {
  const { text, reason, fields } = failure;
  const [name, message] = messages.find(([, said]) => said === (reason ?? text)) ?? messages[0] ?? [];
  if (!(name && message)) return { failure };
  if (failure.show === 'field') return undefined;
  const isAtField = (said: string | undefined) => messages.some(([, shown]) => shown === said);
  const left = [reason, ...Object.values(fields)].find((said) => said && said !== text && !isAtField(said));
  const id = findControl(form, name)?.id ?? '';
  return {
    failure: { ...failure, text: isAtField(text) ? '' : text, reason: left },
    link: <ErrorLink id={id} text={message} />,
  };
}
