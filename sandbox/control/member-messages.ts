import * as z from 'zod/mini';
import { notify } from '../handlers/notifications.ts';
import { refuseField } from '../http/refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireMember } from './test-data.ts';

const member = { club: z.string(), email: z.string() };

/** @property earlierMs age of all notifications */
export const notificationsSchema = z.object({
  ...member,
  count: z._default(z.int().check(z.positive()), 1),
  title: z._default(z.string(), 'A message from your club'),
  earlierMs: z._default(z.int(), 0),
});

/** A reply to the support request with this `subject`, or to the latest one. */
export const supportReplySchema = z.object({
  ...member,
  subject: z.optional(z.string()),
  message: z.string(),
});

export function addNotifications(sandbox: Sandbox, input: z.output<typeof notificationsSchema>): void {
  const { id } = requireMember(sandbox, input);
  const at = sandbox.clock.now() - input.earlierMs;
  sandbox.database.transaction(() => {
    for (let index = 0; index < input.count; index++) {
      notify(sandbox, id, input.title, 'This is a test.', at);
    }
  });
}

export function addSupportReply(sandbox: Sandbox, input: z.output<typeof supportReplySchema>): void {
  const { id } = requireMember(sandbox, input);
  const sql = `SELECT id FROM support_tickets WHERE membership_id = ? AND subject = coalesce(?, subject)
     ORDER BY id DESC LIMIT 1`;
  const [request] = sandbox.database.all<{ readonly id: number }>(sql, id, input.subject ?? null);
  if (!request) refuseField('subject', 'This member has no such support ticket.');
  sandbox.database.transaction(() => {
    const insertReply = 'INSERT INTO support_responses (support_ticket_id, message) VALUES (?, ?)';
    sandbox.database.run(insertReply, request.id, input.message);
    const setReplyTime = 'UPDATE support_tickets SET responded_at = ? WHERE id = ?';
    sandbox.database.run(setReplyTime, sandbox.clock.now(), request.id);
  });
}
