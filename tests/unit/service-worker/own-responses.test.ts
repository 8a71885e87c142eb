import { expect, it, vi } from 'vitest';

vi.stubGlobal('injectedBuildName', 'b1');
const { ownResponses } = await import('../../../src/service-worker/own-responses.ts');

const page = '<!DOCTYPE html><html data-build="b1">';
const script = { 'Content-Type': 'text/javascript' };

async function isTakenIn(path: string, response: Response): Promise<boolean> {
  const request = new Request(`https://ciu.club.example${path}`);
  const event = {} as never;
  return (await ownResponses.cacheWillUpdate?.({ request, response, event })) === response;
}

it.each([
  ['/wallet', page, {}, 200],
  ['/404', page, {}, 404],
  ['/_astro/a.js', '1', script, 200],
  ['/_astro/a.css', 'a {}', { 'Content-Type': 'text/css; charset=utf-8' }, 200],
] as const)('ownResponses caches %s when it belongs to the build', async (path, body, headers, status) => {
  expect(await isTakenIn(path, new Response(body, { headers, status }))).toBe(true);
});

it.each([
  ['/wallet', '<html><h1>Please log in</h1>', {}, 200],
  ['/wallet', '<html data-build="b2">', {}, 200],
  ['/wallet', page, {}, 404],
  ['/_astro/a.js', page, { 'Content-Type': 'text/html' }, 200],
  ['/_astro/a.js', '1', script, 503],
  ['/_astro/a.wasm', '1', { 'Content-Type': 'application/wasm' }, 200],
] as const)(
  'ownResponses does not cache %s when the reply is %s with %o and %i',
  async (path, body, headers, status) => {
    expect(await isTakenIn(path, new Response(body, { headers, status }))).toBe(false);
  },
);

it('ownResponses does not cache a redirected reply', async () => {
  const response = new Response('1', { headers: script });
  Object.defineProperty(response, 'redirected', { value: true });
  expect(await isTakenIn('/_astro/a.js', response)).toBe(false);
});
