import type { Endpoint } from '../contract/endpoint.ts';
import type { AppError } from '../errors.ts';

interface ApiConfig {
  /** API base URL with a trailing slash. */
  readonly base: () => string;
  /** Identity of the current session. */
  readonly session: () => unknown;
  readonly onSessionRefused: () => void;
  readonly onBroken: (endpoint: Endpoint, error: AppError) => void;
}

export let apiConfig: ApiConfig = {
  base: () => '/',
  session: () => undefined,
  onSessionRefused: () => {},
  onBroken: () => {},
};

export function provideApiConfig(config: ApiConfig): void {
  apiConfig = config;
}

export interface MemberReply {
  readonly endpoint: Endpoint;
  /** Relative to the API base, with query. */
  readonly requestPath: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
}

const pendingReplies: MemberReply[] = [];
let handleReply = (reply: MemberReply): void => void pendingReplies.push(reply);

/** Passes a reply to the offline cache. Buffers replies until the cache subscribes. */
export function notifyReply(reply: MemberReply): void {
  handleReply(reply);
}

/** Registers a listener and sends it the buffered replies. */
export function provideReplyObserver(listener: (reply: MemberReply) => void): void {
  handleReply = listener;
  pendingReplies.splice(0).forEach(listener);
}
