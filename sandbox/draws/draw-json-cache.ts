import type { Database } from '../storage/database.ts';
import { type DrawRow, selectDraw, toDraw } from './draw-row.ts';

/** A list holds thousands of draws that hardly ever change: each is written as JSON once, until any draw changes. */
export class DrawJsonCache {
  readonly #database: Database;
  readonly #written = new Map<string, ReadonlyMap<number, Buffer>>();
  #version = -1;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * A club's draws by id, each as its JSON in a list up to where the number of the member's tickets follows.
   * @param origin origin the API was reached at
   */
  get(club: string, origin: string): ReadonlyMap<number, Buffer> {
    const version = this.#database.versionOf('draws', 'lotteries');
    if (version !== this.#version) this.#written.clear();
    this.#version = version;
    const key = `${club} ${origin}`;
    const bodies = this.#written.get(key) ?? this.#write(club, origin);
    this.#written.set(key, bodies);
    return bodies;
  }

  #write(club: string, origin: string): ReadonlyMap<number, Buffer> {
    const rows = this.#database.all<DrawRow>(`${selectDraw} WHERE draws.club = ?`, club);
    return new Map(
      rows.map((row) => {
        const body = JSON.stringify(toDraw(row, origin)).slice(0, -1);
        return [row.id, Buffer.from(`${body},"user_ticket_count":`)];
      }),
    );
  }
}
