import { type AppError, getFieldErrors, getFirstMessage } from '../errors.ts';
import { sharedNotices } from './notices.ts';
import { type Operation, type OperationMessages, operations } from './operations.ts';

export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Set if it differs from `text`. */
  readonly reason: string | undefined;
  readonly hint: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** True if the same input would fail again. */
  readonly isRefused: boolean;
  /** Client-side rules appear only at their field. */
  readonly show: OperationMessages['show'] | 'field';
}

const serviceUnavailable = 'The service of your club does not answer at the moment. Please try again later.';

export const busyNotices = {
  busyHere: 'Your order before this one is still under way. Wait for its answer, then try again.',
  busyElsewhere: 'This is already under way in another tab.',
} as const;

/** Reads retry after reconnecting. */
const isRead = (operation: Operation) => /^(?:list|get)[A-Z]/.test(operation);

/** Some servers compare emails case-sensitively; phones capitalise the first letter. */
const capitalsHint =
  'Your email was sent with capital letters, as you typed it. If you signed up without them, type it in small letters.';

function hasCapitals(operation: Operation, input: unknown): boolean {
  if (operation !== 'signIn' && operation !== 'connect') return false;
  return (
    typeof input === 'object' && input !== null && 'email' in input && /\p{Lu}/u.test(String(input.email))
  );
}

function getHint(operation: Operation, error: AppError, input: unknown): string | undefined {
  if (error.hint) return error.hint;
  if (error.kind === 'unsent') return sharedNotices.unsent;
  if (error.kind === 'offline' && isRead(operation)) {
    return 'This will load by itself once you are connected.';
  }
  if (error.kind === 'away') return serviceUnavailable;
  if (error.isConnectionLost) return 'Check your connection, then try again.';
  if (error.kind === 'timeout') return 'It took too long to answer. Please try again.';
  if (error.kind === 'rejected' && error.status !== 429 && hasCapitals(operation, input)) return capitalsHint;
  if (error.status === 429) return 'That was too much at once. Please wait a moment, then try again.';
  return undefined;
}

/** Replaces the text of unreadable replies (specification, section 8). */
function getGenericText(error: AppError): string {
  const isUnreadable = error.kind === 'broken' && (error.status ?? 200) < 300;
  return isUnreadable ? 'The answer could not be read. Please try again later.' : error.message;
}

/** The catalogue text of reads and reset links is complete. */
const hasReason = (operation: Operation, { kind }: AppError) =>
  kind === 'rejected' && !isRead(operation) && operation !== 'checkResetToken';

/** Builds the message from the catalogue, the server's reply and the request's input. */
export function describeFailure(operation: Operation, error: AppError, input?: unknown): Failure {
  const messages: OperationMessages = operations[operation];
  const preferred =
    messages.prefer && getFirstMessage(error.body, messages.prefer === 'first' ? undefined : messages.prefer);
  const fields = error.kind === 'rejected' ? getFieldErrors(error.body) : {};
  const reason = hasReason(operation, error)
    ? (getFirstMessage(error.body, ['detail', 'non_field_errors']) ?? getFirstMessage(error.body))
    : undefined;
  const text = preferred || messages.text || reason || getGenericText(error);
  const isClientRule = error.status === undefined && Object.keys(fields).length > 0;
  return {
    title: messages.title,
    text,
    reason: reason === text ? undefined : reason,
    hint: getHint(operation, error, input),
    fields,
    isRefused: error.kind === 'rejected' && ![undefined, 408, 429].includes(error.status),
    show: isClientRule ? 'field' : messages.show,
  };
}
