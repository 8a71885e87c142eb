import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  getRequestPath,
} from '../contract/endpoint.ts';
import { parseReply } from '../contract/wire/parse.ts';
import { shouldSendIdempotencyKey } from '../environment.ts';
import { AppError } from '../errors.ts';
import {
  apiConfig,
  createContractError,
  type Reply,
  type RequestInput,
  requireOk,
  sendRequest,
} from './http.ts';
import { getAccessToken, refreshTokens, rejectRefreshedToken } from './token-refresh.ts';

/** A reply to a member's read, for the offline copy. */
export interface MemberReply {
  readonly endpoint: Endpoint;
  /** Relative to the API base, with query. */
  readonly requestPath: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
}

const bufferedReplies: MemberReply[] = [];
let handleReply = (reply: MemberReply): void => void bufferedReplies.push(reply);

/** Registers a listener for first pages of members' reads, and sends it those since page load. */
export function provideReplyObserver(listener: (reply: MemberReply) => void): void {
  handleReply = listener;
  bufferedReplies.splice(0).forEach(listener);
}

interface CallOptions {
  /** Replaces the session's bearer. */
  readonly bearer?: string;
  /** Query string of a later page. */
  readonly page?: string | undefined;
}

/**
 * Sends one call and returns its parsed reply. After a 401, it refreshes the tokens (token-refresh.ts) and replays the
 * call once. A second 401 ends the session. Has no other retries: queries retry reads.
 * @throws {AppError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { bearer: givenBearer, page }: CallOptions = {},
): Promise<EndpointReply<E>> {
  try {
    const requestInput: RequestInput = { ...(input as RequestInput), page };
    const { status, body, bearer } = await sendWithBearer(endpoint, requestInput, givenBearer);
    // A 204 is an empty list. Other schemas reject it.
    const { reply, issues } = parseReply(endpoint.reply(), status === 204 ? [] : body);
    if (issues.length > 0) apiConfig.onBroken(endpoint, createContractError({ issues }));
    if (isMemberRead(endpoint) && !page) {
      handleReply({ endpoint, requestPath: getRequestPath(endpoint, requestInput), body, bearer });
    }
    return reply as EndpointReply<E>;
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : createContractError(thrown);
    if (error.kind === 'broken') apiConfig.onBroken(endpoint, error);
    throw error;
  }
}

const isMemberRead = ({ method, access }: Endpoint) => method === 'GET' && access === 'member';

function sendWithBearer(endpoint: Endpoint, input: RequestInput, given: string | undefined): Promise<Reply> {
  if (given) return sendRequest(endpoint, input, given).then(requireOk);
  return endpoint.access === 'member' ? sendAsMember(endpoint, input) : sendPublic(endpoint, input);
}

/** Fails when the session changes during the call. */
async function sendAsMember(endpoint: Endpoint, requestInput: RequestInput): Promise<Reply> {
  // An order's key (draft-ietf-httpapi-idempotency-key-header). The replay carries the same one.
  const hasKey = shouldSendIdempotencyKey && endpoint.method === 'POST';
  const input = { ...requestInput, idempotencyKey: hasKey ? crypto.randomUUID() : undefined };
  const session = apiConfig.session();
  const requireSameSession = async <T>(step: Promise<T>) => {
    const result = await step;
    if (apiConfig.session() !== session) throw new AppError('refused', 'The session has ended');
    return result;
  };
  const access = await requireSameSession(getAccessToken());
  const reply = await requireSameSession(sendRequest(endpoint, input, access));
  if (reply.status !== 401) return requireOk(reply);
  const refreshed = await requireSameSession(refreshTokens(access));
  const replayed = await requireSameSession(sendRequest(endpoint, input, refreshed.access));
  if (replayed.status === 401) throw await rejectRefreshedToken(refreshed.access, replayed);
  return requireOk(replayed);
}

/** Falls back to a call without a bearer, because some APIs reject a stale one even on public calls. */
async function sendPublic(endpoint: Endpoint, input: RequestInput): Promise<Reply> {
  const access = await getAccessToken().catch(() => undefined);
  const reply = await sendRequest(endpoint, input, access);
  if (reply.status !== 401 || !access) return requireOk(reply);
  const refreshed = await refreshTokens(access).catch(() => undefined);
  const replayed = refreshed && (await sendRequest(endpoint, input, refreshed.access));
  if (replayed && replayed.status !== 401) return requireOk(replayed);
  const anonymousReply = await sendRequest(endpoint, input, undefined);
  // The call works without a bearer: the API refused the refreshed token.
  if (replayed && anonymousReply.status !== 401) await rejectRefreshedToken(refreshed.access, replayed);
  return requireOk(anonymousReply);
}
