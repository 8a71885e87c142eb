import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { type ReceivedRequest, startApiServer } from './api-server.ts';
import { requestTenant } from './tenant-request.ts';

/** `answer lost`: the sandbox acts, but its reply is lost. `late`: the app gives up; the sandbox acts on `deliver`. */
type Fate = 'answer lost' | 'lost' | 'late';

export type LossyNetwork = Awaited<ReturnType<typeof startLossyNetwork>>;

/** Event loop turns that cover a request and its reply. */
const idleTurns = 40;

/** Starts a proxy between app and sandbox that loses and delays requests. @param club subdomain of the API */
export async function startLossyNetwork(port: number, club: string) {
  const server = await startApiServer();
  let nextFate: Fate | undefined;
  let late: ReceivedRequest | undefined;
  let areReadsCut = false;
  let notifyWrite = () => {};
  let inFlight = 0;
  let bearer: string | undefined;
  const forward = async ({ method, path, body, ...request }: ReceivedRequest, token = request.bearer) => {
    const host = `${club}.praxis.localhost:${port}`;
    const reply = await requestTenant(port, host, `/${path}`, { method, token, body });
    // Payment URLs stay unchanged.
    const text = reply.text.replaceAll(`"next":"http://${host}/`, `"next":"${server.base}`);
    return { status: reply.status, ...(reply.body !== undefined && { json: JSON.parse(text) }) };
  };
  const deliver = async () => {
    // The session may have been renewed meanwhile.
    if (late) await forward(late, bearer);
    late = undefined;
  };
  server.respond(async (request) => {
    inFlight += 1;
    try {
      return await createReply(request);
    } finally {
      inFlight -= 1;
    }
  });
  const createReply = async (request: ReceivedRequest) => {
    bearer = request.bearer ?? bearer;
    if (request.path === 'token/refresh/') return forward(request);
    // Reads may outlive a test.
    if (request.method === 'GET') return areReadsCut ? 'cut' : forward(request).catch(() => 'cut' as const);
    notifyWrite();
    notifyWrite = () => {};
    const fate = nextFate;
    nextFate = undefined;
    if (fate === 'late') late = request;
    if (fate === 'lost' || fate === 'late') return 'cut';
    const reply = await forward(request);
    return fate === 'answer lost' ? 'cut' : reply;
  };
  const waitForIdle = async () => {
    for (let idle = 0; idle < idleTurns; idle = inFlight > 0 ? 0 : idle + 1) await setImmediate();
  };
  return {
    base: server.base,
    requests: server.requests,
    /** Sets the fate of the next write. */
    plan: (fate?: Fate) => {
      nextFate = fate;
    },
    cutReads: (isCut: boolean) => {
      areReadsCut = isCut;
    },
    onWrite: (listener: () => void) => {
      notifyWrite = listener;
    },
    deliver,
    waitForIdle,
    /** Advances fake time from timer to timer. Replies are immediate. */
    pass: async (ms: number) => {
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, ms);
      await waitForIdle();
      while (!isOver) {
        await vi.advanceTimersToNextTimerAsync();
        await waitForIdle();
      }
      await vi.advanceTimersByTimeAsync(0);
      await waitForIdle();
    },
    close: () => server.close(),
  };
}
