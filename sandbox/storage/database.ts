import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schema, schemaVersion, tables } from './schema.ts';

const writing = /^\s*(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM)\s+(\w+)/;

interface Prepared {
  readonly statement: StatementSync;
  /** The table that it writes to, if it writes. */
  readonly written: string | undefined;
}

/**
 * The sandbox's one SQLite connection. Calls are synchronous, so within the process nothing runs between two
 * statements; transactions protect what is on disk against a process that dies halfway.
 *
 * The row type of a query is the caller's promise: it stands next to the SQL that selects it.
 */
export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  readonly #versions = new Map<string, number>();
  #rollbacks = 0;

  /**
   * @param file path of the data file, or `':memory:'`
   * @throws {Error} when the file was made by a version of the sandbox with other tables
   */
  constructor(file: string) {
    this.#connection = new DatabaseSync(file);
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    this.#connection.exec('PRAGMA busy_timeout = 2000');
    this.#checkVersion();
    this.#connection.exec(`${schema} PRAGMA user_version = ${schemaVersion}`);
  }

  /** All rows of a query. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#use(sql).all(...values) as Row[];
  }

  /** The first row of a query, or undefined. */
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#use(sql).get(...values) as Row | undefined;
  }

  /** The single number that a query selects as `value`; 0 when there is no row or it is null. */
  number(sql: string, ...values: SQLInputValue[]): number {
    return this.one<{ value: number | null }>(sql, ...values)?.value ?? 0;
  }

  /** Runs a write. @returns how many rows changed, and the id of the row inserted last */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#use(sql).run(...values);
    return { changes: Number(changes), id: Number(lastInsertRowid) };
  }

  /** Runs `work` all or nothing: whatever it throws rolls everything back. Inside a transaction it joins that one. */
  transaction<Result>(work: () => Result): Result {
    if (this.#connection.isTransaction) return work();
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      this.#connection.exec('ROLLBACK');
      this.#rollbacks += 1;
      throw error;
    }
  }

  /** Runs a part of a transaction all or nothing, so that the rest of the transaction can go on without it. */
  savepoint<Result>(work: () => Result): Result {
    this.#connection.exec('SAVEPOINT part');
    try {
      return work();
    } catch (error) {
      this.#connection.exec('ROLLBACK TO part');
      this.#rollbacks += 1;
      throw error;
    } finally {
      this.#connection.exec('RELEASE part');
    }
  }

  /** Changes with every write to one of the tables, and with whatever was undone: until then, what they say holds. */
  versionOf(...names: readonly string[]): number {
    return names.reduce((sum, name) => sum + (this.#versions.get(name) ?? 0), this.#rollbacks);
  }

  /** Removes every row of every table, children first. */
  empty(): void {
    for (const table of tables.toReversed()) this.run(`DELETE FROM ${table}`);
  }

  close(): void {
    this.#connection.close();
  }

  #checkVersion(): void {
    const version = this.one<{ user_version: number }>('PRAGMA user_version')?.user_version;
    const isNew = this.number('SELECT count(*) AS value FROM sqlite_schema') === 0;
    if (isNew || version === schemaVersion) return;
    this.close();
    throw new Error(
      'The data file is of another version of the sandbox; start over with npm run sandbox:reset.',
    );
  }

  #use(sql: string): StatementSync {
    const { statement, written } = this.#prepare(sql);
    if (written) this.#versions.set(written, (this.#versions.get(written) ?? 0) + 1);
    return statement;
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const written = writing.exec(sql)?.[1];
    const prepared = { statement: this.#connection.prepare(sql), written };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

type SettingName = 'clockOffsetMs' | 'tokenSecret' | 'seeded';

/** A remembered value of the sandbox itself, or undefined. */
export function readSetting(database: Database, name: SettingName): string | undefined {
  return database.one<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value;
}

export function writeSetting(database: Database, name: SettingName, value: string): void {
  database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
}
