import { type AppError, getFieldErrors, getFirstMessage } from '../errors.ts';
import { isMoneyOperation } from '../orders/money-operations.ts';
import { sharedNotices } from './notices.ts';
import { type Operation, type OperationMessages, operations } from './operations.ts';

/** What a member is told about a failed operation. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Why, in the server's own words, where the text is not those. */
  readonly reason: string | undefined;
  /** What is known beyond the text, and the way on. */
  readonly hint: string | undefined;
  /** Messages by the server's field names, for the form that shows them. */
  readonly fields: Readonly<Record<string, string>>;
  /** True when the server looked at what was sent and will not have it, so that the same again is of no use. */
  readonly isRefused: boolean;
  /** Where it shows, see `operations`; a rule of ours speaks at its field alone. */
  readonly show: OperationMessages['show'] | 'field';
}

const unknownOutcome =
  'We did not get an answer, so it may have gone through. We are looking and will tell you; nothing is sent again by itself.';

const serviceAway = 'The service of your club does not answer at the moment. Please try again later.';

/** Why a write is not even sent: another one has to be answered first. */
export const busyNotices = {
  busyHere: 'Your order before this one is still under way. Wait for its answer, then try again.',
  busyElsewhere: 'This is already under way in another tab.',
} as const;

/** Reads load by themselves once there is a connection; writes are for the member to repeat. */
const isRead = (operation: Operation) => /^(?:list|get)[A-Z]/.test(operation);

/** Servers may tell capitals in an email from small letters, and phones put the first one in by themselves. */
const withCapitals =
  'Your email was sent with capital letters, as you typed it. If you signed up without them, type it in small letters.';

/** Whether an email was sent, to be found there, in which a capital letter stands. */
function hasCapitals(operation: Operation, input: unknown): boolean {
  if (operation !== 'signIn' && operation !== 'connect') return false;
  return (
    typeof input === 'object' && input !== null && 'email' in input && /\p{Lu}/u.test(String(input.email))
  );
}

function hintFor(operation: Operation, error: AppError, input: unknown): string | undefined {
  if (error.hint) return error.hint;
  if (error.kind === 'unsent') return sharedNotices.unsent;
  if (isMoneyOperation(operation) && error.isOutcomeUnknown) return unknownOutcome;
  if (error.kind === 'offline' && isRead(operation)) {
    return 'This will load by itself once you are connected.';
  }
  if (error.kind === 'away') return serviceAway;
  if (error.isConnectionLost) return 'Check your connection, then try again.';
  if (error.kind === 'timeout') return 'It took too long to answer. Please try again.';
  if (error.kind === 'rejected' && error.status !== 429 && hasCapitals(operation, input)) return withCapitals;
  if (error.status === 429) return 'That was too much at once. Please wait a moment, then try again.';
  return undefined;
}

/** The generic text of an error (specification, section 8); what only an engineer understands is said plainly. */
function genericText(error: AppError): string {
  const unreadable = error.kind === 'broken' && (error.status ?? 200) < 300;
  return unreadable ? 'The answer could not be read. Please try again later.' : error.message;
}

/** Of reads, and of a link that does not work, there is no more to say than the catalogue does. */
const hasReason = (operation: Operation, { kind }: AppError) =>
  kind === 'rejected' && !isRead(operation) && operation !== 'checkResetToken';

/**
 * Words for a failed operation, from the catalogue, the server's own messages and what is known of the outcome.
 * @param input what was sent
 */
export function describeFailure(operation: Operation, error: AppError, input?: unknown): Failure {
  const messages: OperationMessages = operations[operation];
  const preferred =
    messages.prefer && getFirstMessage(error.body, messages.prefer === 'first' ? undefined : messages.prefer);
  const fields = error.kind === 'rejected' ? getFieldErrors(error.body) : {};
  const reason = hasReason(operation, error)
    ? (getFirstMessage(error.body, ['detail', 'non_field_errors']) ?? getFirstMessage(error.body))
    : undefined;
  const text = preferred || messages.text || reason || genericText(error);
  const isOwnRule = error.status === undefined && Object.keys(fields).length > 0;
  return {
    title: messages.title,
    text,
    reason: reason === text ? undefined : reason,
    hint: hintFor(operation, error, input),
    fields,
    isRefused: error.kind === 'rejected' && ![undefined, 408, 429].includes(error.status),
    show: isOwnRule ? 'field' : messages.show,
  };
}
