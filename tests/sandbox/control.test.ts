import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshToken } from '../../src/lib/contract/auth.ts';
import { listDraws } from '../../src/lib/contract/draws.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { buyTickets } from '../../src/lib/contract/purchase.ts';
import { getTenant } from '../../src/lib/contract/tenant.ts';
import { listTickets } from '../../src/lib/contract/tickets.ts';
import { requestTenant } from '../helpers/tenant-request.ts';
import { startHarness } from './harness.ts';

const box = await startHarness();
afterAll(() => box.close());
beforeEach(() => box.control.reset());

test('reset brings back the demo data and forgets everything else', async () => {
  const member = await box.member();
  await box.control.faults({ status: 500 });
  await box.control.advance(1e9);
  await box.control.reset();
  expect((await member.ask(getMember)).status).toBe(401);
  const alex = await box.signIn('alex@example.com', 'ciu');
  expect(await alex.call(getMember)).toMatchObject({ balance: 4850 });
  expect(await box.control.outbox()).toEqual([]);
  expect((await box.control.setClock(Date.now())).now - Date.now()).toBeLessThan(1000);
});

test('access tokens expire on request, for one person or for all, and refresh tokens on another', async () => {
  const [one, other] = [await box.member(), await box.member()];
  await box.control.expireTokens(one.email);
  expect((await one.ask(getMember)).status).toBe(401);
  expect((await other.ask(getMember)).status).toBe(200);
  const payload = { refreshToken: one.refresh };
  const { access } = await box.visitor('ciu').call(refreshToken, { payload });
  expect((await box.visitor('ciu', access).ask(getMember)).status).toBe(200);
  await box.control.expireTokens();
  expect((await other.ask(getMember)).status).toBe(401);
  await box.control.revokeTokens(other.email);
  const spent = await box.visitor('ciu').ask(refreshToken, { payload: { refreshToken: other.refresh } });
  expect(spent.status).toBe(401);
});

test('a fault before the call keeps it from happening, one after loses only the answer', async () => {
  const member = await box.member();
  const [number] = await box.control.addDraws({ club: 'ciu' });
  const buy = () => member.ask(buyTickets, { params: { id: String(number) }, payload: { count: 1 } });
  const path = 'draws/{id}/buy_tickets/';
  await box.control.faults({ path, times: 1, status: 503, body: { detail: 'Down' } });
  expect(await buy()).toMatchObject({ status: 503, body: { detail: 'Down' } });
  expect(await member.call(listTickets)).toHaveLength(0);
  await box.control.faults({ path, times: 1, when: 'after', drop: true });
  await expect(buy()).rejects.toThrow();
  expect(await member.call(listTickets)).toHaveLength(1);
  expect((await buy()).status).toBe(200);
});

test('a fault fits by method, path, club and member', async () => {
  const [one, other] = [await box.member(), await box.member()];
  await box.control.faults(
    { email: one.email, path: 'users/me/', method: 'GET', status: 500 },
    {
      club: 'riverside',
      path: 'clients/current/',
      status: 418,
      body: 'not JSON',
      headers: { 'Content-Type': 'text/html' },
    },
  );
  expect((await one.ask(getMember)).status).toBe(500);
  expect((await one.ask(listTickets)).status).toBe(200);
  expect((await other.ask(getMember)).status).toBe(200);
  expect((await box.visitor('ciu').ask(getTenant)).status).toBe(200);
  const changed = await box.visitor('riverside').ask(getTenant);
  expect(changed).toMatchObject({ status: 418, text: 'not JSON', headers: { 'content-type': 'text/html' } });
  await box.control.clearFaults();
  expect((await one.ask(getMember)).status).toBe(200);
});

test('a call that is held goes on when the faults are cleared', async () => {
  const { ask } = box.visitor('ciu');
  await box.control.faults({ path: 'clients/current/', delayMs: 600_000 });
  const held = ask(getTenant);
  await vi.waitUntil(async () => (await box.control.requests()).requests.length > 0);
  expect((await box.control.requests()).requests[0]?.status).toBe(0);
  await box.control.clearFaults();
  expect((await held).status).toBe(200);
});

test('an answer can come late, or break off in the middle', async () => {
  const { ask } = box.visitor('ciu');
  await box.control.faults({ path: 'clients/current/', times: 1, delayMs: 150 });
  const begun = performance.now();
  expect((await ask(getTenant)).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(140);
  await box.control.faults({ path: 'clients/current/', times: 1, drop: 'body' });
  await expect(ask(getTenant)).rejects.toThrow();
  expect((await ask(getTenant)).status).toBe(200);
});

test('pictures can fail too', async () => {
  const load = () => requestTenant(box.port, box.hostOf('ciu'), '/pictures/meat.svg');
  await box.control.faults({ path: 'pictures/meat.svg', times: 1, status: 404 });
  expect((await load()).status).toBe(404);
  expect((await load()).status).toBe(200);
});

test('an answer given in place of the real one keeps its CORS headers', async () => {
  await box.control.faults({ path: 'clients/current/', status: 500 });
  const origin = 'http://ciu.praxis.localhost:4321';
  const response = await fetch(`http://127.0.0.1:${box.port}/clients/current/`, {
    headers: { Origin: origin },
  });
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
});

test('requests are logged under their pattern with their status', async () => {
  const member = await box.member();
  await box.control.clearRequests();
  const params = { id: '99999' };
  await member.ask(buyTickets, { params, payload: { count: 1 } });
  await member.ask(listDraws, { query: { sort: 'new', order: 'asc', search: 'x' } });
  await member.ask(listDraws, { query: { sort: 'new', order: 'asc' } });
  await box.visitor('ciu').ask(getTenant);
  expect((await box.control.requests()).counts).toHaveProperty('GET clients/current/', 1);
  const { requests, counts } = await box.control.requests(member.email);
  expect(counts).toEqual({ 'POST draws/{id}/buy_tickets/': 1, 'GET draws/public/': 2 });
  expect(requests[0]).toMatchObject({ status: 404, url: '/draws/99999/buy_tickets/' });
  expect(requests[1]).toMatchObject({ status: 200, url: '/draws/public/?sort=new&order=asc&search=x' });
});

test('a list can be as long as a benchmark needs', async () => {
  const ids = await box.control.addDraws({ club: 'staging', count: 1000, ticketPrice: 250 });
  expect(new Set(ids).size).toBe(1000);
  const { access } = await box.member({ club: 'staging' });
  const query = { sort: 'popular', order: 'desc', search: 'Extra draw' } as const;
  const draws = await box.visitor('staging', access).call(listDraws, { query });
  expect(draws).toHaveLength(1000);
  expect(draws[0]).toMatchObject({ ticket_price: 250, status: 'live' });
});

test('a wish that makes no sense is refused', async () => {
  await expect(box.control.addDraws({ club: 'nowhere' })).rejects.toThrow('club');
  await expect(box.control.createMember({ club: 'ciu', balance: -1 })).rejects.toThrow('balance');
  await expect(box.control.faults({ status: 42 })).rejects.toThrow('400');
  await expect(box.control.expireTokens('nobody@example.com')).rejects.toThrow('email');
});
