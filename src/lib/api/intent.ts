import { shouldSendIdempotencyKey } from '../environment.ts';

/**
 * A key for what a member intends, by which an API tells a repeated request from a second order
 * (draft-ietf-httpapi-idempotency-key-header). Undefined where the build is not told that the API takes it.
 */
export function createIdempotencyKey(): string | undefined {
  return shouldSendIdempotencyKey ? crypto.randomUUID() : undefined;
}
