import type { HandlerOf } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { toIso } from '../storage/clock.ts';

const minTextLength = 8;

interface SupportTicketRow {
  readonly id: number;
  readonly category: string;
  readonly subject: string;
  readonly description: string;
  readonly created_at: number;
  readonly responded_at: number | null;
}

export const listSupportTickets: HandlerOf<'listSupportTickets'> = ({ sandbox: { database }, member }) => {
  const rows = database.all<SupportTicketRow>(
    `SELECT id, category, subject, description, created_at, responded_at FROM support_tickets
     WHERE membership_id = ? ORDER BY created_at DESC, id DESC`,
    member.id,
  );
  return rows.map((row) => ({
    ...row,
    created_at: toIso(row.created_at),
    responded_at: toIso(row.responded_at),
    supportticketresponses: database.all<{ message: string }>(
      'SELECT message FROM support_responses WHERE support_ticket_id = ? ORDER BY id',
      row.id,
    ),
  }));
};

export const createSupportTicket: HandlerOf<'createSupportTicket'> = ({ sandbox, member, payload }) => {
  for (const field of ['subject', 'description'] as const) {
    if (payload[field].trim().length >= minTextLength) continue;
    refuseField(field, `Ensure this field has at least ${minTextLength} characters.`);
  }
  const { id } = sandbox.database.run(
    `INSERT INTO support_tickets (membership_id, category, subject, description, created_at)
     VALUES (?, ?, ?, ?, ?)`,
    member.id,
    payload.category,
    payload.subject,
    payload.description,
    sandbox.clock.now(),
  );
  return { id };
};
