import type { HandlerOf } from '../http/handler.ts';
import type { Sandbox } from '../sandbox.ts';
import { toIso } from '../storage/clock.ts';

/** @param at ms since 1970, default now */
export function notify(
  { database, clock }: Sandbox,
  membershipId: number,
  title: string,
  message: string,
  at = clock.now(),
): void {
  const sql = 'INSERT INTO notifications (membership_id, title, message, created_at) VALUES (?, ?, ?, ?)';
  database.run(sql, membershipId, title, message, at);
}

interface NotificationRow {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly created_at: number;
}

export const listNotifications: HandlerOf<'listNotifications'> = ({ sandbox: { database }, member }) => {
  const rows = database.all<NotificationRow>(
    `SELECT id, title, message, created_at FROM notifications WHERE membership_id = ?
     ORDER BY created_at DESC, id DESC`,
    member.id,
  );
  return { results: rows.map((row) => ({ ...row, created_at: toIso(row.created_at) })) };
};
