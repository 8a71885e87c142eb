/** Decides whether an access token can be sent, by its expiry and by what the server has answered to this page. */
import { expiresAt } from './token-text.ts';

/** True after a renewed token had expired on arrival: this device's clock is ahead, and expiry is not judged by it. */
let clockIsAhead = false;

/** The access token that was refused last, whatever it says of itself. */
let refused: string | undefined;

/** True once an access token has expired by its own account. */
export const isOver = (access: string): boolean =>
  (expiresAt(access) ?? Number.POSITIVE_INFINITY) <= Date.now();

/** Notes that the server refused a token, so that nothing else is asked with it. */
export function noteRefused(access: string | undefined): void {
  refused = access;
}

/** Notes a token that the server has just given, by which this device's clock is judged. */
export function noteGiven(access: string): void {
  clockIsAhead = isOver(access);
}

/** False for a token that was refused before, or that has expired. */
export const isUsable = (access: string): boolean => access !== refused && (clockIsAhead || !isOver(access));
