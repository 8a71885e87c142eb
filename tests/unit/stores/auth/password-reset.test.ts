import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordNotices } from '../../../../src/lib/messages/auth-notices.ts';
import { operations } from '../../../../src/lib/messages/operations.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const passwords = { password: 'difference', confirmPassword: 'difference' };
const validatePath = 'users/password_reset/validate_token/';
const confirmPath = 'users/password_reset/confirm/';

const server = await startSharedApiServer();
let page: FreshPage;
let reset: typeof import('../../../../src/stores/auth/password-reset.ts');

async function open(address: string): Promise<void> {
  browser.visit(address);
  page = await loadFreshPage(server.base);
  reset = await import('../../../../src/stores/auth/password-reset.ts');
  await reset.openResetLink();
}

/** Opens a link in the page that the tests of a group share. */
async function show(link: string): Promise<void> {
  page.replace('/gdpr');
  page.replace(`/reset-password${link}`);
  await reset.openResetLink();
}

const status = () => reset.$resetLink.get().status;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.respond(() => ({}));
});

describe('reset link of a signed-in member', () => {
  it('works after a reload and signs the member out once it is used', async () => {
    localStorage.setItem('token', 'ada');
    localStorage.setItem('refreshToken', 'ada-refresh');
    await open('/reset-password?token=t1');
    await open('/reset-password');
    expect([status(), page.$screen.get().kind]).toEqual(['valid', 'screen']);
    expect(page.$session.get()).toMatchObject({ status: 'in' });
    await reset.resetPassword.run(passwords);
    expect(status()).toBe('used');
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'left' });
    expect([localStorage.getItem('token'), sessionStorage.length]).toEqual([null, 0]);
  });

  it('works when the session has expired', async () => {
    localStorage.setItem('token', 'ada');
    server.respond(({ path, bearer }) => (bearer || path === 'token/refresh/' ? { status: 401 } : {}));
    await open('/reset-password?token=t1');
    expect(status()).toBe('valid');
  });
});

describe('reset link', () => {
  beforeAll(() => open('/reset-password'));

  it('removes its token from the address, is checked once and stays valid after a reload of the tab', {
    tags: ['spec:2.4', 'spec:7.8'],
  }, async () => {
    await open('/reset-password?token=t%2B1');
    expect(location.href).not.toContain('token');
    await reset.openResetLink();
    expect(status()).toBe('valid');
    expect(server.requestsTo(validatePath)).toHaveLength(1);
    await open('/reset-password');
    expect(status()).toBe('valid');
    expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't+1' }, { token: 't+1' }]);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['was used', async () => void (await reset.resetPassword.run(passwords))],
    ['turned out to be invalid', async () => server.respond(() => ({ status: 400 }))],
  ])('deletes a token that %s, and sends no request without a token', async (_, spend) => {
    await open('/reset-password?token=t1');
    await spend();
    await reset.checkResetToken();
    const { length } = server.requests;
    await open('/reset-password');
    expect(status()).toBe('invalid');
    expect([sessionStorage.length, server.requests.length]).toEqual([0, length]);
  });

  const unchecked = { status: 'unchecked', failure: { text: passwordNotices.resetLinkUnchecked } };
  it.each([
    ...[400, 404, 410].map((code) => [code, { status: 'invalid' }] as const),
    ...[408, 429, 500, 503].map((code) => [code, unchecked] as const),
  ])('has a status when the API replies %i: %j', { tags: ['spec:4.23'] }, async (code, link) => {
    server.respond(() => ({ status: code }));
    await show('?token=t1');
    expect(reset.$resetLink.get()).toMatchObject(link);
  });

  it('can be checked again after a lost connection', async () => {
    server.respond(() => 'cut');
    await show('?token=t1');
    expect(status()).toBe('unchecked');
    server.respond(() => ({}));
    await reset.checkResetToken();
    expect(status()).toBe('valid');
  });
});

describe('reset link that a mail program has changed', () => {
  beforeAll(() => open('/reset-password'));

  const token = 'MTI-c9+x/Z_4=';
  const encoded = 'MTI-c9%2Bx/Z_4=';

  /** `*` is the encoded token. */
  const bent = `
    ?x=1&amp;token=* ?x=1%26token%3D* ?x=1%26amp%3Btoken%3D* ?x=1&#38;token=* ?x=1&#x26;token=* ?%74oken=*
    ?TOKEN=* ?Token=*&utm_source=mail #token=* #/reset-password?token=* %3Ftoken=* %3Ftoken%3D* &token=*
    /?token=* ;token=* ?client=staging&amp;token=*# ?token=*&token=* ?token=&token=* ?token=other&token=*
    ?token=token=* ?token=*% ?token=3D* ?token=%20*%20 ?token=*. ?token=*> ?token=<*> ?token=%22*%22 ?token=*),
    ?token=*%0A%0APlease ?token=%E2%80%8B*%E2%80%8B ?token=*%E2%80%9D
    ?token=*%3E%3Chttps://club.example/reset-password?token=*%3E
    ?token=${token} ?token=${encodeURIComponent(encoded)} ?token=3DMTI-c9%2Bx/Z=%0D%0A_4=3D
    ?token=MTI-c9%2Bx/%20Z_4= ?token=MTI-c9%2Bx/%0A%20%20Z_4=`
    .trim()
    .split(/\s+/);

  it.each(bent)('restores the token from %s', async (link) => {
    const rest = link.replaceAll('*', encoded);
    server.respond(({ body }) =>
      (body as { token?: string } | undefined)?.token === token ? {} : { status: 400 },
    );
    await show(rest);
    const { $screen, replace } = page;
    const screen = $screen.get();
    if (screen.kind === 'redirect') {
      replace(screen.to);
      await reset.openResetLink();
    }
    expect(status()).toBe('valid');
    expect(location.href).toMatch(/\/reset-password$/);
    await reset.resetPassword.run(passwords);
    expect(server.requestsTo(confirmPath)[0]?.body).toMatchObject({ token });
  });

  it.each(['?x=1', '?token', '?token=%20', '?tok', '?token=...', '#token=', '?token=%00%E2%80%8B'])(
    'is incomplete and sends no request for %s',
    async (rest) => {
      await show(rest);
      expect(status()).toBe('incomplete');
      expect(server.requests).toHaveLength(0);
    },
  );

  it('checks at most 4 tokens and none that is too long', async () => {
    server.respond(() => ({ status: 400 }));
    await show(`?${Array.from({ length: 50 }, (_, index) => `token=t${index}`).join('&')}`);
    expect(server.requestsTo(validatePath).length).toBeLessThanOrEqual(4);
    expect(status()).toBe('incomplete');
    await show(`?token=${'t'.repeat(100_000)}`);
    expect(status()).toBe('incomplete');
  });
});

it('resetPassword keeps the form open when the API rejects it, and marks the link as used when it succeeds', {
  tags: ['spec:4.24', 'spec:4.25', 'spec:7.9', 'spec:8.13'],
}, async () => {
  await open('/reset-password?token=t1');
  server.respond(() => ({ status: 400, json: { password: ['Too common.'] } }));
  await reset.resetPassword.run(passwords);
  expect(status()).toBe('valid');
  expect(reset.resetPassword.$failure.get()).toMatchObject({
    title: operations.resetPassword.title,
    text: "Your password reset link isn't working. Please request a new link.",
    fields: { password: 'Too common.' },
  });
  server.respond(() => ({}));
  await reset.resetPassword.run(passwords);
  const body = { token: 't1', password: 'difference', confirm_password: 'difference' };
  expect(server.requestsTo(confirmPath).map((request) => request.body)).toEqual([body, body]);
  expect(status()).toBe('used');
  await reset.openResetLink();
  expect(status()).toBe('used');
});
