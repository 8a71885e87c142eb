import { addressOf, type Endpoint, type EndpointInput, type EndpointReply } from '../contract/endpoint.ts';
import { type ReadReply, readWhole } from '../contract/wire/parse.ts';
import { AppError } from '../errors.ts';
import { currentAccess, loadRenewal } from './access-token.ts';
import { noteAnswer } from './answers.ts';
import { surroundings } from './api-config.ts';
import { newIntent } from './intent.ts';
import { noteRefused } from './token-validity.ts';
import { accept, type Reply, type RequestInput, send, statusError, wrongShape } from './transport.ts';

export { configureApi } from './api-config.ts';

interface CallOptions {
  /** A bearer other than the session's, sent as it is and never refreshed. */
  readonly bearer?: string;
  /** Query text of a later page of a list, in place of the input's. */
  readonly page?: string | undefined;
  /** Reads the body by the contract, in another way than in one go. */
  readonly read?: (...body: Parameters<typeof readWhole>) => Promise<ReadReply>;
}

/**
 * Sends one call of the contract and gives its parsed reply.
 *
 * Bearer token when there is one, 15 s limit over headers and body, one shared refresh and one replay after a 401; an
 * open call is then asked without a bearer. Nothing else is ever sent twice from here; reads are retried by their query.
 * @throws {AppError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointReply<E>> {
  try {
    const { page, read = readWhole } = options;
    const given: RequestInput = { ...(input as RequestInput), page };
    const { status, body, bearer } = await sendSigned(endpoint, given, options);
    // "No content" is a list without entries, and nothing of what has to have a body.
    const { reply, issues } = await read(endpoint.reply(), status === 204 ? [] : body);
    if (issues.length > 0) surroundings.onBroken(endpoint, wrongShape({ issues }));
    if (isMembersRead(endpoint) && !page) {
      noteAnswer({ endpoint, address: addressOf(endpoint, given), body, bearer });
    }
    return reply as EndpointReply<E>;
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : wrongShape(thrown);
    if (error.kind === 'broken') surroundings.onBroken(endpoint, error);
    throw error;
  }
}

const isMembersRead = ({ method, access }: Endpoint) => method === 'GET' && access === 'member';

function sendSigned(endpoint: Endpoint, input: RequestInput, { bearer }: CallOptions): Promise<Reply> {
  if (bearer) return send(endpoint, input, bearer).then(accept);
  return endpoint.access === 'member' ? sendAsMember(endpoint, input) : sendOpen(endpoint, input);
}

/** What one member asked for is neither sent again in the name of the next nor answered to them. */
async function sendAsMember(endpoint: Endpoint, given: RequestInput): Promise<Reply> {
  const input = endpoint.method === 'POST' ? { ...given, intent: newIntent() } : given;
  const session = surroundings.session();
  const inSession = async <T>(step: Promise<T>) => {
    const result = await step;
    if (surroundings.session() !== session) throw new AppError('refused', 'The session has ended');
    return result;
  };
  const access = await inSession(currentAccess());
  const reply = await inSession(send(endpoint, input, access));
  if (reply.status !== 401) return accept(reply);
  noteRefused(access);
  const { refuseRenewed, renewTokens } = await inSession(loadRenewal());
  const renewed = await inSession(renewTokens(access));
  const replayed = await inSession(send(endpoint, input, renewed.access));
  if (replayed.status === 401) throw await refuseRenewed(renewed.access, statusError(replayed));
  return accept(replayed);
}

/**
 * A call that anybody may make carries the bearer too, and such APIs refuse a stale one before they ask who may read.
 * Whatever becomes of the session thereby, the call itself is then answered to a visitor.
 */
async function sendOpen(endpoint: Endpoint, input: RequestInput): Promise<Reply> {
  const access = await currentAccess().catch(() => undefined);
  const reply = await send(endpoint, input, access);
  if (reply.status !== 401 || !access) return accept(reply);
  noteRefused(access);
  const renewal = await loadRenewal().catch(() => undefined);
  const renewed = await renewal?.renewTokens(access).catch(() => undefined);
  const replayed = renewed && (await send(endpoint, input, renewed.access));
  if (replayed && replayed.status !== 401) return accept(replayed);
  const toVisitor = await send(endpoint, input, undefined);
  // Without the bearer it is no 401 any more, so it was the renewed bearer that was refused.
  if (replayed && toVisitor.status !== 401)
    await renewal?.refuseRenewed(renewed.access, statusError(replayed));
  return accept(toVisitor);
}
