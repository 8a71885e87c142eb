import { crc32 } from 'node:zlib';
import { drawColumns } from '../draws/draw-row.ts';

/**
 * The schema. Money is integer pence, times are ms since 1970 by the sandbox clock, `club` is a subdomain.
 * Constraints forbid negative balances, duplicate ticket numbers, two running subscriptions to a lottery and
 * payments that settle twice.
 */
export const schema = `
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS people (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  phone_number TEXT NOT NULL DEFAULT '',
  date_of_birth TEXT,
  address1 TEXT NOT NULL DEFAULT '',
  address2 TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL DEFAULT '',
  county TEXT NOT NULL DEFAULT '',
  postcode TEXT NOT NULL DEFAULT '',
  token_epoch INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS memberships (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL REFERENCES people (id),
  club TEXT NOT NULL,
  ref_code TEXT NOT NULL DEFAULT '',
  ref_code_changed INTEGER NOT NULL DEFAULT 0,
  club_code TEXT NOT NULL DEFAULT '',
  joined_at INTEGER NOT NULL,
  UNIQUE (person_id, club)
) STRICT;

CREATE TABLE IF NOT EXISTS refresh_tokens (
  token_hash TEXT PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  expires_at INTEGER NOT NULL,
  remember INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS reset_tokens (
  token_hash TEXT PRIMARY KEY,
  person_id INTEGER NOT NULL REFERENCES people (id),
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS idempotency_keys (
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (membership_id, key)
) STRICT;

CREATE TABLE IF NOT EXISTS lotteries (
  id INTEGER PRIMARY KEY,
  club TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('subscription', 'one_time')),
  repeats_every_ms INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS draws (
  id INTEGER PRIMARY KEY,
  ${Object.entries(drawColumns).map(([name, type]) => `${name} ${type}`)}
) STRICT;
CREATE INDEX IF NOT EXISTS draws_by_club ON draws (club, status);
CREATE INDEX IF NOT EXISTS draws_by_start ON draws (status, start_date);
CREATE INDEX IF NOT EXISTS draws_by_end ON draws (status, end_date);
CREATE INDEX IF NOT EXISTS draws_by_lottery ON draws (lottery_id, status);

CREATE TABLE IF NOT EXISTS prizes (
  id INTEGER PRIMARY KEY,
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  description TEXT NOT NULL,
  notes TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('monetary', 'other')),
  value TEXT,
  monetary_value_type TEXT CHECK (monetary_value_type IN ('fixed', 'percentage')),
  net_or_gross TEXT CHECK (net_or_gross IN ('net', 'gross')),
  winner_count INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS prizes_by_draw ON prizes (draw_id);

CREATE TABLE IF NOT EXISTS subscriptions (
  id INTEGER PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  lottery_id INTEGER NOT NULL REFERENCES lotteries (id),
  ticket_count INTEGER NOT NULL CHECK (ticket_count > 0),
  status TEXT NOT NULL CHECK (status IN ('active', 'payment', 'inactive')),
  created_at INTEGER NOT NULL,
  end_date INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS one_running_subscription
  ON subscriptions (membership_id, lottery_id) WHERE status <> 'inactive';

CREATE TABLE IF NOT EXISTS payments (
  id TEXT PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  purpose TEXT NOT NULL CHECK (purpose IN ('deposit', 'tickets', 'subscription')),
  draw_id INTEGER REFERENCES draws (id),
  ticket_count INTEGER,
  subscription_id INTEGER REFERENCES subscriptions (id),
  reference TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'declined')),
  problem TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS entries (
  id INTEGER PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'tickets', 'prize')),
  narrative TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  payment_id TEXT UNIQUE REFERENCES payments (id)
) STRICT;
CREATE INDEX IF NOT EXISTS entries_by_membership ON entries (membership_id, amount);
CREATE TRIGGER IF NOT EXISTS balance_stays_above_zero BEFORE INSERT ON entries WHEN NEW.amount < 0
BEGIN
  SELECT RAISE(ABORT, 'balance below zero') WHERE NEW.amount + (
    SELECT coalesce(sum(amount), 0) FROM entries WHERE membership_id = NEW.membership_id
  ) < 0;
END;

CREATE TABLE IF NOT EXISTS tickets (
  id INTEGER PRIMARY KEY,
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  number INTEGER NOT NULL,
  price INTEGER NOT NULL,
  purchased_at INTEGER NOT NULL,
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  subscription_id INTEGER REFERENCES subscriptions (id),
  prize_id INTEGER REFERENCES prizes (id),
  UNIQUE (draw_id, number)
) STRICT;
CREATE INDEX IF NOT EXISTS tickets_by_membership ON tickets (membership_id, draw_id);
CREATE INDEX IF NOT EXISTS tickets_by_prize ON tickets (prize_id);
CREATE INDEX IF NOT EXISTS tickets_by_entry ON tickets (entry_id);

CREATE TABLE IF NOT EXISTS support_tickets (
  id INTEGER PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  category TEXT NOT NULL,
  subject TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  responded_at INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS support_responses (
  id INTEGER PRIMARY KEY,
  support_ticket_id INTEGER NOT NULL REFERENCES support_tickets (id),
  message TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS notifications (
  id INTEGER PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  title TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS notifications_by_membership ON notifications (membership_id);

CREATE TABLE IF NOT EXISTS emails (
  id INTEGER PRIMARY KEY,
  club TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`;

/** Hash of the schema, so that data files of another schema are rejected. SQLite stores 32 signed bits. */
export const schemaVersion = crc32(schema) | 0;

export const tables = [...schema.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, table]) => table);
