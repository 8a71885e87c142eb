import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { countSchema, integer } from './wire/counts.ts';
import { lazy } from './wire/lazy.ts';

/**
 * Reply of a purchase or a subscription's payment. `redirect_url` takes precedence: nothing is paid
 * yet. No field falls back, because either one decides what the other means.
 */
export const purchaseReply = lazy(() =>
  z.pipe(
    z.object({ ticket_count: z.nullish(countSchema()), redirect_url: z.nullish(z.string()) }),
    z.transform((reply, context): Purchase => {
      if (reply.redirect_url) return { kind: 'redirect', url: reply.redirect_url };
      if (reply.ticket_count != null) return { kind: 'bought', count: reply.ticket_count };
      context.issues.push({
        code: 'custom',
        message: 'neither ticket_count nor redirect_url',
        input: reply,
      });
      return z.NEVER;
    }),
  ),
);

export type Purchase = { kind: 'bought'; count: number } | { kind: 'redirect'; url: string };

export const buyTickets = endpoint({
  method: 'POST',
  path: 'draws/{id}/buy_tickets/',
  access: 'member',
  payload: lazy(() => z.object({ count: integer(1) })),
  reply: purchaseReply,
});
