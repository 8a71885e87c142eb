/** A request as tests look back at it. */
export interface LoggedRequest {
  readonly method: string;
  /** The contract's path pattern, such as `draws/{id}/`; the plain path for anything else. */
  readonly path: string;
  /** The path and query as they came. */
  readonly url: string;
  readonly host: string;
  /** Of the member who asked; undefined without a valid access token. */
  readonly email: string | undefined;
  /** 0 while unanswered, and for good when the connection was dropped. */
  status: number;
}

const mostRequests = 20_000;

/** What was asked since the last reset, oldest first. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  /** @returns the entry, for its status to be filled in */
  add(request: Omit<LoggedRequest, 'status'>): LoggedRequest {
    const entry = { ...request, status: 0 };
    if (this.#requests.length < mostRequests) this.#requests.push(entry);
    return entry;
  }

  clear(): void {
    this.#requests = [];
  }

  /** @param email only the requests of this member, when given */
  read(email?: string): readonly LoggedRequest[] {
    return this.#requests.filter((request) => email === undefined || request.email === email);
  }
}

/** How often each 'METHOD path' was asked. */
export function countRequests(requests: readonly LoggedRequest[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method, path } of requests) {
    const name = `${method} ${path}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
