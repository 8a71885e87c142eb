import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { toSearchKey } from '../../src/lib/forms/normalise.ts';
import { schema, schemaVersion, tables } from './schema.ts';

/**
 * The sandbox's SQLite connection. Calls are synchronous, so statements of one process never interleave.
 * Transactions protect the file against a crash. The caller's SQL must match its row type.
 */
export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** @param file path, or `':memory:'` @throws {Error} for a file of another schema version */
  constructor(file: string) {
    this.#connection = new DatabaseSync(file);
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    this.#connection.exec('PRAGMA busy_timeout = 2000');
    this.#connection.function('search_key', { deterministic: true }, (text) => toSearchKey(String(text)));
    this.#checkVersion();
    this.#connection.exec(`${schema} PRAGMA user_version = ${schemaVersion}`);
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  number(sql: string, ...values: SQLInputValue[]): number {
    return this.one<{ value: number | null }>(sql, ...values)?.value ?? 0;
  }

  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#prepare(sql).run(...values);
    return { changes: Number(changes), id: Number(lastInsertRowid) };
  }

  /** Runs `work` in a transaction and rolls back on any error. A nested call joins the outer transaction. */
  transaction<Result>(work: () => Result): Result {
    if (this.#connection.isTransaction) return work();
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  /** Runs `work` in a savepoint; an error rolls back only this part of the transaction. */
  savepoint<Result>(work: () => Result): Result {
    this.#connection.exec('SAVEPOINT part');
    try {
      return work();
    } catch (error) {
      this.#connection.exec('ROLLBACK TO part');
      throw error;
    } finally {
      this.#connection.exec('RELEASE part');
    }
  }

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

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
