export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/** Rolls the transaction back and becomes the response. The body is `{detail}` or `{field: [messages]}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly body: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RefusalStatus, body: Refusal['body'], headers: Refusal['headers'] = {}) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** @throws {Refusal} 400 with a message about the call */
export function refuse(detail: string): never {
  throw new Refusal(400, { detail });
}

/** @throws {Refusal} 400 with a message about one field */
export function refuseField(field: string, message: string): never {
  throw new Refusal(400, { [field]: [message] });
}

/** @throws {Refusal} 404, for a missing record and for one of another member or tenant */
export function refuseUnknown(): never {
  throw new Refusal(404, { detail: 'Not found.' });
}
