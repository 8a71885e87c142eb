import type { Sandbox } from '../sandbox.ts';
import { toIso } from './clock.ts';

export interface Email {
  readonly to: string;
  readonly club: string;
  readonly subject: string;
  readonly body: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** 'Sends' an email: it stays in the outbox, and whoever runs the sandbox sees it. */
export function sendEmail(sandbox: Sandbox, club: string, to: string, subject: string, body: string): void {
  const sql = 'INSERT INTO emails (club, recipient, subject, body, created_at) VALUES (?, ?, ?, ?, ?)';
  sandbox.database.run(sql, club, to, subject, body, sandbox.clock.now());
  sandbox.log(`Email to ${to}: ${subject}\n  ${body.replaceAll('\n', '\n  ')}`);
}

/** Every email sent since the last reset, oldest first. */
export function readOutbox({ database }: Sandbox): Email[] {
  const rows = database.all<Omit<Email, 'created_at'> & { createdAt: number }>(
    'SELECT recipient AS "to", club, subject, body, created_at AS createdAt FROM emails ORDER BY id',
  );
  return rows.map(({ createdAt, ...email }) => ({ ...email, created_at: toIso(createdAt) }));
}
