import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  getRequestPath,
} from '../contract/endpoint.ts';
import { type ParsedReply, parseReply } from '../contract/wire/parse.ts';
import { shouldSendIdempotencyKey } from '../environment.ts';
import { AppError } from '../errors.ts';
import { getAccessToken, loadTokenRefresh } from './access-token.ts';
import { apiConfig, notifyReply } from './api-config.ts';
import { markRefused } from './token-validity.ts';
import {
  createContractError,
  createStatusError,
  type Reply,
  type RequestInput,
  requireOk,
  sendRequest,
} from './transport.ts';

/**
 * A key for what a member intends, by which an API tells a repeated request from a second order
 * (draft-ietf-httpapi-idempotency-key-header). Undefined where the build is not told that the API takes it.
 */
export function createIdempotencyKey(): string | undefined {
  return shouldSendIdempotencyKey ? crypto.randomUUID() : undefined;
}

export { provideApiConfig } from './api-config.ts';

interface CallOptions {
  /** A bearer other than the session's, sent as it is and never refreshed. */
  readonly bearer?: string;
  /** Query text of a later page of a list, in place of the input's. */
  readonly page?: string | undefined;
  /** Reads the body by the contract, in another way than in one go. */
  readonly parse?: (...body: Parameters<typeof parseReply>) => Promise<ParsedReply>;
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
    const { page, parse = parseReply } = options;
    const given: RequestInput = { ...(input as RequestInput), page };
    const { status, body, bearer } = await sendSigned(endpoint, given, options);
    // "No content" is a list without entries, and nothing of what has to have a body.
    const { reply, issues } = await parse(endpoint.reply(), status === 204 ? [] : body);
    if (issues.length > 0) apiConfig.onBroken(endpoint, createContractError({ issues }));
    if (isMembersRead(endpoint) && !page) {
      notifyReply({ endpoint, requestPath: getRequestPath(endpoint, given), body, bearer });
    }
    return reply as EndpointReply<E>;
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : createContractError(thrown);
    if (error.kind === 'broken') apiConfig.onBroken(endpoint, error);
    throw error;
  }
}

const isMembersRead = ({ method, access }: Endpoint) => method === 'GET' && access === 'member';

function sendSigned(endpoint: Endpoint, input: RequestInput, { bearer }: CallOptions): Promise<Reply> {
  if (bearer) return sendRequest(endpoint, input, bearer).then(requireOk);
  return endpoint.access === 'member' ? sendAsMember(endpoint, input) : sendOpen(endpoint, input);
}

/** What one member asked for is neither sent again in the name of the next nor answered to them. */
async function sendAsMember(endpoint: Endpoint, given: RequestInput): Promise<Reply> {
  const input = endpoint.method === 'POST' ? { ...given, idempotencyKey: createIdempotencyKey() } : given;
  const session = apiConfig.session();
  const inSession = async <T>(step: Promise<T>) => {
    const result = await step;
    if (apiConfig.session() !== session) throw new AppError('refused', 'The session has ended');
    return result;
  };
  const access = await inSession(getAccessToken());
  const reply = await inSession(sendRequest(endpoint, input, access));
  if (reply.status !== 401) return requireOk(reply);
  markRefused(access);
  const { rejectRefreshedToken, refreshTokens } = await inSession(loadTokenRefresh());
  const renewed = await inSession(refreshTokens(access));
  const replayed = await inSession(sendRequest(endpoint, input, renewed.access));
  if (replayed.status === 401) throw await rejectRefreshedToken(renewed.access, createStatusError(replayed));
  return requireOk(replayed);
}

/**
 * A call that anybody may make carries the bearer too, and such APIs refuse a stale one before they ask who may read.
 * Whatever becomes of the session thereby, the call itself is then answered to a visitor.
 */
async function sendOpen(endpoint: Endpoint, input: RequestInput): Promise<Reply> {
  const access = await getAccessToken().catch(() => undefined);
  const reply = await sendRequest(endpoint, input, access);
  if (reply.status !== 401 || !access) return requireOk(reply);
  markRefused(access);
  const renewal = await loadTokenRefresh().catch(() => undefined);
  const renewed = await renewal?.refreshTokens(access).catch(() => undefined);
  const replayed = renewed && (await sendRequest(endpoint, input, renewed.access));
  if (replayed && replayed.status !== 401) return requireOk(replayed);
  const toVisitor = await sendRequest(endpoint, input, undefined);
  // Without the bearer it is no 401 any more, so it was the renewed bearer that was refused.
  if (replayed && toVisitor.status !== 401)
    await renewal?.rejectRefreshedToken(renewed.access, createStatusError(replayed));
  return requireOk(toVisitor);
}
