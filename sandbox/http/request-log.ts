export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly host: string;
  readonly email: string | undefined;
  /** 0 while in flight, and after a dropped connection. */
  status: number;
}

const maxRequests = 20_000;

export class RequestLog {
  #requests: LoggedRequest[] = [];
  /** Paths, in order. */
  #preflights: string[] = [];

  add(request: Omit<LoggedRequest, 'status'>): LoggedRequest {
    const entry = { ...request, status: 0 };
    if (this.#requests.length < maxRequests) this.#requests.push(entry);
    return entry;
  }

  addPreflight(path: string): void {
    if (this.#preflights.length < maxRequests) this.#preflights.push(path);
  }

  clear(): void {
    this.#requests = [];
    this.#preflights = [];
  }

  read(email?: string): readonly LoggedRequest[] {
    return this.#requests.filter((request) => email === undefined || request.email === email);
  }

  get preflights(): readonly string[] {
    return this.#preflights;
  }
}

export function countRequests(requests: readonly LoggedRequest[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method, path } of requests) {
    const name = `${method} ${path}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
