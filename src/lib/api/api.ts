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
 * Creates an order's key (draft-ietf-httpapi-idempotency-key-header); undefined when the build disables it.
 */
export function createIdempotencyKey(): string | undefined {
  return shouldSendIdempotencyKey ? crypto.randomUUID() : undefined;
}

export { provideApiConfig } from './api-config.ts';

interface CallOptions {
  readonly bearer?: string;
  /** Query string of a later page. */
  readonly page?: string | undefined;
  readonly parse?: (...body: Parameters<typeof parseReply>) => Promise<ParsedReply>;
}

/**
 * Sends one call and returns its parsed reply. After a 401, refreshes the tokens and replays the call once. A
 * public call then falls back to no bearer. Has no other retries: queries retry reads.
 * @throws {AppError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointReply<E>> {
  try {
    const { page, parse = parseReply } = options;
    const requestInput: RequestInput = { ...(input as RequestInput), page };
    const { status, body, bearer } = await sendWithBearer(endpoint, requestInput, options);
    // A 204 is an empty list. Other schemas reject it.
    const { reply, issues } = await parse(endpoint.reply(), status === 204 ? [] : body);
    if (issues.length > 0) apiConfig.onBroken(endpoint, createContractError({ issues }));
    if (isMemberRead(endpoint) && !page) {
      notifyReply({ endpoint, requestPath: getRequestPath(endpoint, requestInput), body, bearer });
    }
    return reply as EndpointReply<E>;
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : createContractError(thrown);
    if (error.kind === 'broken') apiConfig.onBroken(endpoint, error);
    throw error;
  }
}

const isMemberRead = ({ method, access }: Endpoint) => method === 'GET' && access === 'member';

function sendWithBearer(endpoint: Endpoint, input: RequestInput, { bearer }: CallOptions): Promise<Reply> {
  if (bearer) return sendRequest(endpoint, input, bearer).then(requireOk);
  return endpoint.access === 'member' ? sendAsMember(endpoint, input) : sendPublic(endpoint, input);
}

/** Fails when the session changes during the call. */
async function sendAsMember(endpoint: Endpoint, requestInput: RequestInput): Promise<Reply> {
  const input =
    endpoint.method === 'POST' ? { ...requestInput, idempotencyKey: createIdempotencyKey() } : requestInput;
  const session = apiConfig.session();
  const requireSameSession = async <T>(step: Promise<T>) => {
    const result = await step;
    if (apiConfig.session() !== session) throw new AppError('refused', 'The session has ended');
    return result;
  };
  const access = await requireSameSession(getAccessToken());
  const reply = await requireSameSession(sendRequest(endpoint, input, access));
  if (reply.status !== 401) return requireOk(reply);
  markRefused(access);
  const { rejectRefreshedToken, refreshTokens } = await requireSameSession(loadTokenRefresh());
  const refreshed = await requireSameSession(refreshTokens(access));
  const replayed = await requireSameSession(sendRequest(endpoint, input, refreshed.access));
  if (replayed.status === 401)
    throw await rejectRefreshedToken(refreshed.access, createStatusError(replayed));
  return requireOk(replayed);
}

/** Falls back to no bearer: some APIs refuse a stale bearer even on public calls. */
async function sendPublic(endpoint: Endpoint, input: RequestInput): Promise<Reply> {
  const access = await getAccessToken().catch(() => undefined);
  const reply = await sendRequest(endpoint, input, access);
  if (reply.status !== 401 || !access) return requireOk(reply);
  markRefused(access);
  const tokenRefresh = await loadTokenRefresh().catch(() => undefined);
  const refreshed = await tokenRefresh?.refreshTokens(access).catch(() => undefined);
  const replayed = refreshed && (await sendRequest(endpoint, input, refreshed.access));
  if (replayed && replayed.status !== 401) return requireOk(replayed);
  const anonymousReply = await sendRequest(endpoint, input, undefined);
  // The call works without a bearer: the API refused the refreshed token.
  if (replayed && anonymousReply.status !== 401)
    await tokenRefresh?.rejectRefreshedToken(refreshed.access, createStatusError(replayed));
  return requireOk(anonymousReply);
}
