import { type AppError, fieldMessages, firstMessage } from '../errors.ts';
import { isMoney } from '../orders/orders.ts';
import { shared } from './notices.ts';
import { type Operation, type OperationMessages, operations } from './operations.ts';

/** What a member is told about a failed operation. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** What is known beyond the text, and the way on. */
  readonly hint: string | undefined;
  /** Messages by the server's field names, for the form that shows them. */
  readonly fields: Readonly<Record<string, string>>;
  /** True when the server looked at what was sent and will not have it, so that the same again is of no use. */
  readonly refused: boolean;
  /** Where it shows, see `operations`. */
  readonly show: OperationMessages['show'];
  /** True when a message at a field says it all. */
  readonly atField: boolean;
}

const unknownOutcome =
  'We did not get an answer, so it may have gone through. Check your balance, tickets and subscriptions before you try again; nothing is sent again by itself.';

const serviceAway = 'The service of your club does not answer at the moment. Please try again later.';

/** Why a write is not even sent: another one has to be answered first. */
export const busyNotices = {
  busyHere: 'Your order before this one is still under way. Wait for its answer, then try again.',
  busyElsewhere: 'This is already under way in another tab.',
} as const;

/** Reads load by themselves once there is a connection; writes are for the member to repeat. */
const isRead = (operation: Operation) => /^(?:list|get)[A-Z]/.test(operation);

function hintFor(operation: Operation, error: AppError): string | undefined {
  if (error.hint) return error.hint;
  if (error.kind === 'unsent') return shared.unsent;
  if (isMoney(operation) && error.outcomeUnknown) return unknownOutcome;
  if (error.kind === 'offline' && isRead(operation)) {
    return 'This will load by itself once you are connected.';
  }
  if (error.kind === 'away') return serviceAway;
  if (error.answerLost) return 'Check your connection, then try again.';
  if (error.kind === 'timeout') return 'It took too long to answer. Please try again.';
  if (error.status === 429) return 'That was too much at once. Please wait a moment, then try again.';
  return undefined;
}

/** The generic text of an error (specification, section 8); what only an engineer understands is said plainly. */
function genericText(error: AppError): string {
  const unreadable = error.kind === 'broken' && (error.status ?? 200) < 300;
  return unreadable ? 'The answer could not be read. Please try again later.' : error.message;
}

/** Words for a failed operation, from the catalogue, the server's own messages and what is known of the outcome. */
export function describeFailure(operation: Operation, error: AppError): Failure {
  const messages: OperationMessages = operations[operation];
  const preferred =
    messages.prefer && firstMessage(error.body, messages.prefer === 'first' ? undefined : messages.prefer);
  return {
    title: messages.title,
    text: preferred || messages.text || genericText(error),
    hint: hintFor(operation, error),
    fields: error.kind === 'rejected' ? fieldMessages(error.body) : {},
    refused: error.kind === 'rejected' && ![undefined, 408, 429].includes(error.status),
    show: messages.show,
    atField: messages.atField === true,
  };
}
