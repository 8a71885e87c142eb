import { beforeEach, describe, expect, it } from 'vitest';
import { aDraw, toReply } from '../../../../src/lib/samples.ts';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';

const server = await startSharedApiServer();
let asking = 0;
let mostAtOnce = 0;

beforeEach(() => {
  asking = 0;
  mostAtOnce = 0;
  localStorage.clear();
  browser.visit('http://ciu.praxis.localhost:4321/tickets');
});

const drawn = { prizes: [{ id: 1, winners: [{ number: '7' }] }] };
const drawOf = (path: string, part: object = {}) => ({
  json: { ...toReply(aDraw({ status: 'closed' })), id: path.split('/')[1], ...drawn, ...part },
});

/** Also counts concurrent requests. */
function answerWhenReleased(part: object = {}): () => void {
  const waiting: (() => void)[] = [];
  let isReleased = false;
  server.respond(async ({ path }) => {
    if (path === 'other') return {};
    asking += 1;
    mostAtOnce = Math.max(mostAtOnce, asking);
    if (!isReleased) await new Promise<void>((resolve) => waiting.push(resolve));
    asking -= 1;
    return drawOf(path, part);
  });
  return () => {
    isReleased = true;
    for (const go of waiting.splice(0)) go();
  };
}

async function open() {
  const page = await loadFreshPage(server.base);
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  const { drawDetails } = await import('../../../../src/stores/draws/draw-details.ts');
  const { drawQuery } = await import('../../../../src/stores/draws/draws.ts');
  const { $states } = drawDetails;
  const isLoadingOf = (id: string) => $states.get().get(id)?.isFetching;
  const known = (...ids: string[]) =>
    waitForValue($states, (states) => ids.every((id) => states.get(id)?.data !== undefined));
  return { ...page, ...drawDetails, drawQuery, isLoadingOf, known };
}

/** The extra fetches let earlier requests reach the server. */
async function askedFor(): Promise<(string | undefined)[]> {
  await fetch(`${server.base}other`);
  await fetch(`${server.base}other`);
  return server.requests.filter(({ path }) => path !== 'other').map(({ path }) => path.split('/')[1]);
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('drawDetails', () => {
  it('requests three draws at a time, each once, without unsubscribed ones', async () => {
    const release = answerWhenReleased();
    const { subscribe, known, isLoadingOf } = await open();
    const leaves = numbers(40).map((id) => subscribe(id));
    await server.waitForRequests(3);
    expect(await askedFor()).toEqual(['1', '2', '3']);
    for (const leave of leaves.slice(10)) leave();
    expect([isLoadingOf('3'), isLoadingOf('9'), isLoadingOf('40')]).toEqual([true, true, undefined]);
    release();
    await known(...numbers(10));
    expect((await askedFor()).sort()).toEqual(numbers(10).sort());
    expect(mostAtOnce).toBe(3);
    for (const id of numbers(10)) subscribe(id);
    expect(await askedFor()).toHaveLength(10);
  });

  it('refetches after a change unless all winners are known', async () => {
    server.respond(({ path }) => drawOf(path, path.includes('2') ? { status: 'live', prizes: [] } : {}));
    const { subscribe, known, invalidate, $states } = await open();
    subscribe('1');
    subscribe('2');
    await known('1', '2');
    server.respond(({ path }) => drawOf(path));
    invalidate(['draw']);
    await waitForValue($states, (states) => {
      const state = states.get('2');
      return state?.data?.status === 'closed';
    });
    invalidate(['draw']);
    expect(await askedFor()).toEqual(['1', '2', '2']);
  });

  it('requests again when the subscriber left during the request', async () => {
    const release = answerWhenReleased();
    const { subscribe, known, $states } = await open();
    const leave = subscribe('1');
    await server.waitForRequests(1);
    leave();
    expect($states.get().has('1')).toBe(false);
    release();
    subscribe('1');
    await known('1');
    expect(await askedFor()).toEqual(['1', '1']);
  });

  it('keeps known data after a failure and refetches failed draws on retry', async () => {
    server.respond(({ path }) => (path.includes('2') ? { status: 500 } : drawOf(path, { prizes: [] })));
    const { subscribe, known, invalidate, retry, $states } = await open();
    subscribe('1');
    const leave = subscribe('2');
    await waitForValue($states, (states) => states.get('2')?.error !== undefined);
    await known('1');
    server.respond(() => ({ status: 500 }));
    invalidate(['draw']);
    await waitForValue($states, (states) => {
      const state = states.get('1');
      return state?.data !== undefined && state.error !== undefined && states.get('2')?.error !== undefined;
    });
    server.respond(({ path }) => drawOf(path));
    leave();
    retry();
    await known('1');
    expect($states.get().has('2'), 'out of view it may be asked for again').toBe(false);
    subscribe('2');
    await known('1', '2');
  });

  it('notifies nobody when one more subscriber joins a known draw', async () => {
    server.respond(({ path }) => drawOf(path));
    const { subscribe, known, $states } = await open();
    subscribe('1');
    await known('1');
    const { values, stop } = recordValues($states);
    subscribe('1')();
    await askedFor();
    stop();
    expect(values).toHaveLength(1);
  });

  it('shares its cache with drawQuery', async () => {
    server.respond(({ path }) => drawOf(path));
    const { subscribe, known, drawQuery, go, $states } = await open();
    subscribe('1');
    await known('1');
    go('/raffles/1');
    const shown = recordValues(drawQuery.$state);
    expect(shown.values[0]).toMatchObject({ data: { id: '1' } });
    go('/raffles/2');
    await waitForValue(drawQuery.$state, ({ data }) => data?.id === '2');
    const before = (await askedFor()).length;
    subscribe('2');
    expect($states.get().get('2')).toMatchObject({ data: { id: '2' } });
    expect(await askedFor()).toHaveLength(before);
    shown.stop();
  });

  it('drops all data and pending replies when the member changes', async () => {
    const release = answerWhenReleased();
    const page = await open();
    const leave = page.subscribe('1');
    await server.waitForRequests(1);
    page.endSession();
    page.openSession({ access: 'eve', refresh: 'eve-refresh' });
    expect(page.$states.get().size).toBe(0);
    page.subscribe('1');
    leave();
    await server.waitForRequests(2);
    release();
    await page.known('1');
    expect(server.requests.map(({ bearer }) => bearer)).toEqual(['ada', 'eve']);
  });
});
