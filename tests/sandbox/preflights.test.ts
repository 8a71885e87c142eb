import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { findPreflightProblems } from '../../api/verify/preflights.ts';
import { startHarness } from './harness.ts';

const site = new URL('http://ciu.praxis.localhost:4321');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Finds the problems of an API with this preflight reply. */
async function problemsOf(status: number, headers: OutgoingHttpHeaders): Promise<string[]> {
  const server = createServer((request, response) => {
    expect(request.method).toBe('OPTIONS');
    response.writeHead(status, headers).end();
  });
  closing.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return findPreflightProblems(new URL(`http://127.0.0.1:${port}/`), site);
}

test.each([{}, { backend: 'django' as const }])('a browser may ask the sandbox: %j', async (manner) => {
  const box = await startHarness({ profile: manner });
  closing.push(() => box.close());
  expect(await findPreflightProblems(new URL(`http://${box.hostOf('ciu')}/`), site)).toEqual([]);
});

test('what keeps browsers from an API is said by call', async () => {
  const origin = { 'Access-Control-Allow-Origin': site.origin };
  expect(await problemsOf(401, origin)).toEqual([
    expect.stringMatching(/^POST users\/sign_in\/: The preflight \(OPTIONS\) is answered with status 401/),
    expect.stringMatching(/^GET users\/me\/: .*status 401/),
  ]);
  expect(await problemsOf(204, { 'Access-Control-Allow-Headers': 'authorization, content-type' })).toEqual([
    expect.stringContaining('Access-Control-Allow-Origin is not there'),
    expect.stringContaining('Access-Control-Allow-Origin is not there'),
  ]);
  expect(await problemsOf(204, { ...origin, 'Access-Control-Allow-Headers': '*' })).toEqual([
    expect.stringMatching(/^GET users\/me\/: .* does not allow the header authorization\./),
  ]);
  expect(await findPreflightProblems(new URL('http://127.0.0.1:9/'), site)).toEqual([
    expect.stringMatching(/^POST users\/sign_in\/: .*ECONNREFUSED/),
    expect.stringMatching(/^GET users\/me\/: .*ECONNREFUSED/),
  ]);
});
