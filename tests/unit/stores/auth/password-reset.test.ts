import { beforeEach, describe, expect, it } from 'vitest';
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

const status = () => reset.$resetLink.get().status;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.respond(() => ({}));
});

describe('where somebody is signed in', () => {
  it('the link works, survives a reload, and ends the session once it is used', async () => {
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

  it('a session that has ended meanwhile does not keep the link from working', async () => {
    localStorage.setItem('token', 'ada');
    server.respond(({ path, bearer }) => (bearer || path === 'token/refresh/' ? { status: 401 } : {}));
    await open('/reset-password?token=t1');
    expect(status()).toBe('valid');
  });
});

describe('opening an emailed link', () => {
  it('takes the token out of the address and checks it once', {
    tags: ['spec:2.4', 'spec:7.8'],
  }, async () => {
    await open('/reset-password?token=t%2B1');
    expect(location.href).not.toContain('token');
    expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't+1' }]);
    expect(status()).toBe('valid');
  });

  it('keeps the link open for those who come back without its token', async () => {
    await open('/reset-password?token=t1');
    await reset.openResetLink();
    expect(status()).toBe('valid');
    expect(server.requestsTo(validatePath)).toHaveLength(1);
  });

  it('survives a reload, and only in this tab', async () => {
    await open('/reset-password?token=t1');
    await open('/reset-password');
    expect(status()).toBe('valid');
    expect(server.requestsTo(validatePath).map(({ body }) => body)).toEqual([
      { token: 't1' },
      { token: 't1' },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['was used', async () => void (await reset.resetPassword.run(passwords))],
    ['turned out to be over', async () => server.respond(() => ({ status: 400 }))],
  ])('keeps no token that %s', async (_, spend) => {
    await open('/reset-password?token=t1');
    await spend();
    await reset.checkResetToken();
    await open('/reset-password');
    expect(status()).toBe('invalid');
    expect(sessionStorage.length).toBe(0);
  });

  it('without a token asks nobody', async () => {
    await open('/reset-password');
    expect(status()).toBe('invalid');
    expect(server.requests).toHaveLength(0);
  });

  it.each([400, 404, 410])('is over when the API answers %i', { tags: ['spec:4.23'] }, async (code) => {
    server.respond(() => ({ status: code }));
    await open('/reset-password?token=t1');
    expect(status()).toBe('invalid');
  });

  it.each([408, 429, 500, 503])('says nothing of the link when the API answers %i', async (code) => {
    server.respond(() => ({ status: code }));
    await open('/reset-password?token=t1');
    expect(reset.$resetLink.get()).toMatchObject({
      status: 'unchecked',
      failure: { text: 'We could not check your password reset link.' },
    });
  });

  it('can be tried again after a lost connection', async () => {
    server.respond(() => 'cut');
    await open('/reset-password?token=t1');
    expect(status()).toBe('unchecked');
    server.respond(() => ({}));
    await reset.checkResetToken();
    expect(status()).toBe('valid');
  });
});

describe('a link that a mail program has bent', () => {
  const token = 'MTI-c9+x/Z_4=';
  const encoded = 'MTI-c9%2Bx/Z_4=';

  const bent = [
    `?x=1&amp;token=${encoded}`,
    `?x=1&amp%3Btoken=${encoded}`,
    `?x=1%26token%3D${encoded}`,
    `?x=1%26amp%3Btoken%3D${encoded}`,
    `?x=1&#38;token=${encoded}`,
    `?x=1&#x26;token=${encoded}`,
    `?%74oken=${encoded}`,
    `?token=${encodeURIComponent(encoded)}`,
    `?token=${token}`,
    `?token=3D${encoded}`,
    `?token=3DMTI-c9%2Bx/Z=%0D%0A_4=3D`,
    `?token=MTI-c9%2Bx/%20Z_4=`,
    `?token=MTI-c9%2Bx/%0A++Z_4=`.replace('++', '%20%20'),
    `?token=${encoded}%0A%0APlease`,
    `?token=%20${encoded}%20`,
    `?token=${encoded}.`,
    `?token=${encoded}>`,
    `?token=${encoded}%3E%3Chttps://club.example/reset-password?token=${encoded}%3E`,
    `?token=<${encoded}>`,
    `?token=%22${encoded}%22`,
    `?token=${encoded}),`,
    `?token=${encoded}%E2%80%9D`,
    `?token=%E2%80%8B${encoded}%E2%80%8B`,
    `?TOKEN=${encoded}`,
    `?Token=${encoded}&utm_source=mail`,
    `#token=${encoded}`,
    `#/reset-password?token=${encoded}`,
    `?token=${encoded}&token=${encoded}`,
    `?token=&token=${encoded}`,
    `?token=other&token=${encoded}`,
    `?token=token=${encoded}`,
    `?token=${encoded}%`,
    `?client=staging&amp;token=${encoded}#`,
    `%3Ftoken=${encoded}`,
    `%3Ftoken%3D${encoded}`,
    `&token=${encoded}`,
    `/?token=${encoded}`,
    `;token=${encoded}`,
  ];

  it.each(bent)('%s gives the token that was sent', async (rest) => {
    server.respond(({ body }) =>
      (body as { token?: string } | undefined)?.token === token ? {} : { status: 400 },
    );
    await open(`/reset-password${rest}`);
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

  it.each([
    '?x=1',
    '?token=',
    '?token',
    '?token=%20',
    '?tok',
    '?token=...',
    '#token=',
    '?token=%00%E2%80%8B',
  ])('%s is told to be incomplete, and nobody is asked', async (rest) => {
    await open(`/reset-password${rest}`);
    expect(status()).toBe('incomplete');
    expect(server.requests).toHaveLength(0);
  });

  it('asks of a few tokens at most, and of none that is too long', async () => {
    server.respond(() => ({ status: 400 }));
    await open(`/reset-password?${Array.from({ length: 50 }, (_, index) => `token=t${index}`).join('&')}`);
    expect(server.requestsTo(validatePath).length).toBeLessThanOrEqual(4);
    expect(status()).toBe('incomplete');
    await open(`/reset-password?token=${'t'.repeat(100_000)}`);
    expect(status()).toBe('incomplete');
  });
});

describe('choosing a password', () => {
  it('sends it with the token and uses the link up', { tags: ['spec:4.24', 'spec:7.9'] }, async () => {
    await open('/reset-password?token=t1');
    await reset.resetPassword.run(passwords);
    expect(server.requestsTo(confirmPath)[0]?.body).toEqual({
      token: 't1',
      password: 'difference',
      confirm_password: 'difference',
    });
    expect(status()).toBe('used');
    await reset.openResetLink();
    expect(status()).toBe('used');
  });

  it('that is refused leaves the form open, with the catalogue’s words', {
    tags: ['spec:4.25', 'spec:8.13'],
  }, async () => {
    await open('/reset-password?token=t1');
    server.respond(() => ({ status: 400, json: { password: ['Too common.'] } }));
    await reset.resetPassword.run(passwords);
    expect(status()).toBe('valid');
    expect(reset.resetPassword.$failure.get()).toMatchObject({
      title: 'Failed to reset the password',
      text: "Your password reset link isn't working. Please request a new link.",
      fields: { password: 'Too common.' },
    });
  });
});
