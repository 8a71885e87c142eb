/** The member's answers as they came, for whoever keeps what was seen last; that comes when nothing else is to be done. */
import type { Endpoint } from '../contract/endpoint.ts';

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
export function subscribeToReplies(taker: (answer: MemberReply) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
