import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { type ReceivedRequest, startApiServer } from './api-server.ts';
import { requestTenant } from './tenant-request.ts';

type Fate =
  | 'arrives'
  /** The sandbox acts, but its reply is lost. */
  | 'answer lost'
  | 'lost'
  | 'doubled'
  /** The app gives up; the sandbox acts on `deliver`. */
  | 'late'
  /** Delivers late requests first. */
  | 'overtaken';

export type LossyNetwork = Awaited<ReturnType<typeof startLossyNetwork>>;

/** Event loop turns that cover a request and its reply. */
const idleTurns = 40;

/** Starts a proxy between app and sandbox that loses, delays and repeats requests. @param club subdomain of the API */
export async function startLossyNetwork(port: number, club: string) {
  const server = await startApiServer();
  let fates: Fate[] = [];
  let late: ReceivedRequest[] = [];
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
    const waiting = late;
    late = [];
    // The session may have been renewed meanwhile.
    for (const request of waiting) await forward(request, bearer);
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
    const fate = fates.shift() ?? 'arrives';
    if (fate === 'late') late.push(request);
    if (fate === 'lost' || fate === 'late') return 'cut';
    if (fate === 'overtaken') await deliver();
    const reply = await forward(request);
    if (fate === 'doubled') await forward(request);
    return fate === 'answer lost' ? 'cut' : reply;
  };
  const waitForIdle = async () => {
    for (let idle = 0; idle < idleTurns; idle = inFlight > 0 ? 0 : idle + 1) await setImmediate();
  };
  return {
    base: server.base,
    requests: server.requests,
    /** Sets the fates of the next writes, in order. */
    plan: (...planned: readonly Fate[]) => {
      fates = [...planned];
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
