import type { Database } from '../storage/database.ts';
import { type DrawRow, selectDraw, toDraw } from './draw-row.ts';

/** Caches the JSON of draws, because lists have thousands. Any change of a draw clears the cache. */
export class DrawJsonCache {
  readonly #database: Database;
  readonly #cache = new Map<string, ReadonlyMap<number, Buffer>>();
  #version = -1;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Returns a tenant's draws by id, each as JSON that ends before the member's ticket count.
   * @param origin of the request
   */
  get(club: string, origin: string): ReadonlyMap<number, Buffer> {
    const version = this.#database.versionOf('draws', 'lotteries');
    if (version !== this.#version) this.#cache.clear();
    this.#version = version;
    const key = `${club} ${origin}`;
    const bodies = this.#cache.get(key) ?? this.#serialise(club, origin);
    this.#cache.set(key, bodies);
    return bodies;
  }

  #serialise(club: string, origin: string): ReadonlyMap<number, Buffer> {
    const rows = this.#database.all<DrawRow>(`${selectDraw} WHERE draws.club = ?`, club);
    return new Map(
      rows.map((row) => {
        const body = JSON.stringify(toDraw(row, origin)).slice(0, -1);
        return [row.id, Buffer.from(`${body},"user_ticket_count":`)];
      }),
    );
  }
}
