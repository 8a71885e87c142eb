import * as z from 'zod/mini';
import { notify } from '../handlers/notifications.ts';
import { refuseField } from '../http/refusal.ts';
import { findMemberByEmail } from '../identity/members.ts';
import { findTenant } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';

const member = { club: z.string(), email: z.string() };

/** Notifications for a member. @property earlierMs age of all of them */
export const notificationsSchema = z.object({
  ...member,
  count: z._default(z.int().check(z.positive()), 1),
  title: z._default(z.string(), 'A word from your club'),
  earlierMs: z._default(z.int(), 0),
});

/** A reply to the support ticket of `subject`, or to the member's latest one. */
export const supportReplySchema = z.object({
  ...member,
  subject: z.optional(z.string()),
  message: z.string(),
});

function findMember(sandbox: Sandbox, wanted: { readonly club: string; readonly email: string }) {
  const club = findTenant(wanted.club) ?? refuseField('club', 'There is no such club.');
  return (
    findMemberByEmail(sandbox, club, wanted.email) ??
    refuseField('email', 'No member of this club has this email.')
  );
}

export function addNotifications(sandbox: Sandbox, wanted: z.output<typeof notificationsSchema>): void {
  const { id } = findMember(sandbox, wanted);
  const at = sandbox.clock.now() - wanted.earlierMs;
  sandbox.database.transaction(() => {
    for (let index = 0; index < wanted.count; index++) {
      notify(sandbox, id, wanted.title, 'It was left on request.', at);
    }
  });
}

export function addSupportReply(sandbox: Sandbox, wanted: z.output<typeof supportReplySchema>): void {
  const { id } = findMember(sandbox, wanted);
  const sql = `SELECT id FROM support_tickets WHERE membership_id = ? AND subject = coalesce(?, subject)
     ORDER BY id DESC LIMIT 1`;
  const [ticket] = sandbox.database.all<{ readonly id: number }>(sql, id, wanted.subject ?? null);
  if (!ticket) refuseField('subject', 'This member has opened no such ticket.');
  sandbox.database.transaction(() => {
    const answer = 'INSERT INTO support_responses (support_ticket_id, message) VALUES (?, ?)';
    sandbox.database.run(answer, ticket.id, wanted.message);
    const answered = 'UPDATE support_tickets SET responded_at = ? WHERE id = ?';
    sandbox.database.run(answered, sandbox.clock.now(), ticket.id);
  });
}
