import type { Sandbox } from '../sandbox.ts';
import { toIso } from './clock.ts';

export interface Email {
  readonly to: string;
  readonly club: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: string;
}

export function sendEmail(sandbox: Sandbox, club: string, to: string, subject: string, body: string): void {
  const sql = 'INSERT INTO emails (club, recipient, subject, body, created_at) VALUES (?, ?, ?, ?, ?)';
  sandbox.database.run(sql, club, to, subject, body, sandbox.clock.now());
  sandbox.log(`Email to ${to}: ${subject}\n  ${body.replaceAll('\n', '\n  ')}`);
}

/** Oldest first, since the last reset. */
export function readOutbox({ database }: Sandbox): Email[] {
  const rows = database.all<Omit<Email, 'created_at'> & { createdAt: number }>(
    'SELECT recipient AS "to", club, subject, body, created_at AS createdAt FROM emails ORDER BY id',
  );
  return rows.map(({ createdAt, ...email }) => ({ ...email, created_at: toIso(createdAt) }));
}
