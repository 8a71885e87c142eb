import type { Endpoint } from '../contract/endpoint.ts';
import type { AppError } from '../errors.ts';

interface ApiConfig {
  /** Base address of the tenant's API, with a slash at its end. */
  readonly base: () => string;
  /** Says which session this is; anything that differs from session to session does. */
  readonly session: () => unknown;
  /** Called once when the server refused the session; the tokens are gone by then. */
  readonly onSessionRefused: () => void;
  /** Called with failures an engineer should hear of: server errors and replies of the wrong shape. */
  readonly onBroken: (endpoint: Endpoint, error: AppError) => void;
}

export let apiConfig: ApiConfig = {
  base: () => '/',
  session: () => undefined,
  onSessionRefused: () => {},
  onBroken: () => {},
};

/** Tells the client where the API is and whom to tell about refused sessions and broken replies. */
export function provideApiConfig(given: ApiConfig): void {
  apiConfig = given;
}

// The member's answers as they came, for whoever keeps what was seen last; that comes when nothing else is to be done.

export interface MemberReply {
  readonly endpoint: Endpoint;
  /** Below the API's base. */
  readonly requestPath: string;
  readonly body: unknown;
  /** The access token that it was asked for with. */
  readonly bearer: string | undefined;
}

const waiting: MemberReply[] = [];
let take = (answer: MemberReply): void => void waiting.push(answer);

/** Notes an answer that a member's read has had. */
export function notifyReply(answer: MemberReply): void {
  take(answer);
}

/** Has answers taken from now on, and those that came before. */
export function provideReplyObserver(taker: (answer: MemberReply) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
