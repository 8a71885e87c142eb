import { setImmediate } from 'node:timers/promises';
import { type ApiServer, type ReceivedRequest, startApiServer } from './api-server.ts';
import { requestTenant } from './tenant-request.ts';

/** What becomes of one request and its answer on the way between the app and the sandbox. */
type Fate =
  | 'arrives'
  /** The sandbox acts, but no answer comes back. */
  | 'answer lost'
  /** Neither arrives. */
  | 'lost'
  /** Something between the two sends the request once more. */
  | 'doubled'
  /** The app has given up before the sandbox acts, which it does on `deliver`. */
  | 'late'
  /** What is late arrives just before it. */
  | 'overtaken';

/** Something between the app and the sandbox that loses, delays and repeats what a test says. */
export interface LossyNetwork {
  /** Where the app sends its calls. */
  readonly base: string;
  readonly requests: ApiServer['requests'];
  /** Decides what becomes of the next writes, one after the other; whatever follows arrives, as reads do. */
  plan(...fates: readonly Fate[]): void;
  /** Decides whether reads are answered. */
  cutReads(isCut: boolean): void;
  /** Calls back once, when the next write arrives here. */
  onWrite(listener: () => void): void;
  /** Brings what is late to the sandbox. */
  deliver(): Promise<void>;
  /** Resolves once nothing has been under way for a moment. */
  waitForIdle(): Promise<void>;
  close(): Promise<void>;
}

/** So many turns of the event loop bring a request to the wire, and an answer back. */
const turnsAtRest = 40;

/** @param port of the sandbox @param club whose API it is taken for */
export async function startLossyNetwork(port: number, club: string): Promise<LossyNetwork> {
  const server = await startApiServer();
  let fates: Fate[] = [];
  let late: ReceivedRequest[] = [];
  let readsAreCut = false;
  let noteWrite = () => {};
  let underWay = 0;
  let bearer: string | undefined;
  const pass = async ({ method, path, body, ...request }: ReceivedRequest, token = request.bearer) => {
    const host = `${club}.praxis.localhost:${port}`;
    const reply = await requestTenant(port, host, `/${path}`, { method, token, body });
    // Whoever passes on a list in pages passes on the next page's address as their own; a payment page stays elsewhere.
    const text = reply.text.replaceAll(`"next":"http://${host}/`, `"next":"${server.base}`);
    return { status: reply.status, ...(reply.body !== undefined && { json: JSON.parse(text) }) };
  };
  const deliver = async () => {
    const waiting = late;
    late = [];
    // It was let in when it came; only what it asks for is late.
    for (const request of waiting) await pass(request, bearer);
  };
  server.respond(async (request) => {
    underWay += 1;
    try {
      return await answer(request);
    } finally {
      underWay -= 1;
    }
  });
  const answer = async (request: ReceivedRequest) => {
    // What is still asked for when a test ends is nobody's business.
    bearer = request.bearer ?? bearer;
    if (request.path === 'token/refresh/') return pass(request);
    if (request.method === 'GET') return readsAreCut ? 'cut' : pass(request).catch(() => 'cut' as const);
    noteWrite();
    noteWrite = () => {};
    const fate = fates.shift() ?? 'arrives';
    if (fate === 'late') late.push(request);
    if (fate === 'lost' || fate === 'late') return 'cut';
    if (fate === 'overtaken') await deliver();
    const reply = await pass(request);
    if (fate === 'doubled') await pass(request);
    return fate === 'answer lost' ? 'cut' : reply;
  };
  return {
    base: server.base,
    requests: server.requests,
    plan: (...planned) => {
      fates = [...planned];
    },
    cutReads: (isCut) => {
      readsAreCut = isCut;
    },
    onWrite: (listener) => {
      noteWrite = listener;
    },
    deliver,
    waitForIdle: async () => {
      for (let quiet = 0; quiet < turnsAtRest; quiet = underWay > 0 ? 0 : quiet + 1) await setImmediate();
    },
    close: () => server.close(),
  };
}
