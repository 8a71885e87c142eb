import { describe, expect, it } from 'vitest';
import { idleLimitMs } from '../../../../src/lib/auth/idle-session.ts';
import { runPageHead as paint, type Visit } from '../../../helpers/page-head.ts';

const palette = { '--tenant-primary': '#112233', '--tenant-secondary': '#445566' };
const cached = (subdomain: string) => ({ client: JSON.stringify({ subdomain, tenant: {}, palette }) });

describe('theme at first paint', () => {
  const darkSystem = { matchMedia: () => ({ matches: true }) };

  it.each([
    ['light', false, false],
    ['dark', true, true],
    ['system', false, true],
    ['nonsense', false, true],
    [undefined, false, true],
  ])('sets dark for choice %s to %s on light systems and %s on dark ones', (choice, light, dark) => {
    const visit = { local: choice === undefined ? {} : { theme: choice } };
    expect(paint(visit).classes).toEqual(light ? ['dark'] : []);
    expect(paint(visit, darkSystem).classes).toEqual(dark ? ['dark'] : []);
    expect(paint(visit, darkSystem).dataset['theme']).toBeUndefined();
  });

  it('colours the browser bars only when the member chose a theme', () => {
    expect(paint({ local: { theme: 'dark' } }).barColours).toEqual(['#121415', '#121415']);
    expect(paint({ local: { theme: 'light' } }, darkSystem).barColours).toEqual(['#f3f5f5', '#f3f5f5']);
    expect(paint({}, darkSystem).barColours).toEqual(['light', 'dark']);
  });
});

it('tenant colours at first paint are those of the cached tenant', { tags: ['spec:4.12'] }, () => {
  expect(paint({ local: cached('ciu') }).styles).toEqual(palette);
  for (const client of [cached('riverside').client, '{', '{"subdomain":"ciu"}'])
    expect(paint({ local: { client } })).toMatchObject({ styles: {}, redirects: [] });
});

describe('route guard at first paint', () => {
  const foreign = 'http://localhost/wallet';
  const member = { local: { token: 't' } };

  it('redirects a visitor from a protected page to sign-in and stores the address', () => {
    const visit = paint({ url: 'http://ciu.praxis.localhost:4321/wallet?tab=1', access: 'protected' });
    expect(visit).toMatchObject({ redirects: ['/sign-in'], session: { returnTo: '/wallet?tab=1' } });
  });

  it.each<[string, Visit, string[]]>([
    ['a member on a protected page', { access: 'protected', ...member }, []],
    ['a shared-auth cookie', { access: 'protected', cookie: 'a=b; shared-auth=t' }, []],
    ['an empty cookie', { access: 'protected', cookie: 'shared-auth=; a=b' }, ['/sign-in']],
    [
      'a cookie of a foreign host',
      { url: foreign, access: 'protected', cookie: 'shared-auth=t' },
      ['/sign-in'],
    ],
    ['a member on a public page', { access: 'public', ...member }, ['/']],
    ['a member with a malformed token on a public page', { access: 'public', local: { token: 'a b' } }, []],
    ['a visitor on a public page', { access: 'public' }, []],
    ['a chosen club', { url: `${foreign}?client=a%26b`, access: 'protected' }, ['/sign-in?client=a%26b']],
  ])('redirects %s: %o to %j', (_, visit, redirects) => {
    expect(paint(visit).redirects).toEqual(redirects);
  });
});

describe('session on a shared device', () => {
  const shared = (at: number | string) => ({ token: 't', refreshToken: 'r', sharedDevice: `${at}` });
  const typed = {
    'owner/ciu/ada%40example.com/draft/update': '{}',
    'owner/ciu//draft/email': '{}',
    signUp: '{}',
  };

  it('stays when the last touch is recent', () => {
    const local = shared(Date.now() - idleLimitMs + 5_000);
    const painted = paint({ access: 'protected', local, session: typed });
    expect(painted).toMatchObject({ local, session: typed, redirects: [], dataset: { member: '' } });
  });

  it('ends before the first paint when the last touch is old or unreadable', () => {
    for (const at of [Date.now() - idleLimitMs, 'soon']) {
      const painted = paint({ access: 'protected', local: shared(at), session: typed });
      expect(painted.local, `${at}`).toEqual({ sessionEnded: 'idle' });
      expect(painted.redirects).toEqual(['/sign-in']);
      expect(painted.dataset['member']).toBeUndefined();
      expect(Object.keys(painted.session)).toEqual(['owner/ciu//draft/email', 'signUp']);
    }
  });

  it('clears the drafts of the tab after an idle sign-out, not after a rejected token', () => {
    const clear = (sessionEnded: string) => paint({ local: { sessionEnded }, session: typed }).session;
    expect(Object.keys(clear('idle'))).toEqual(['owner/ciu//draft/email', 'signUp']);
    expect(clear('true')).toEqual(typed);
  });

  it('stays shared when the member switches tenants', () => {
    const cookie = 'shared-device=1; shared-auth=t';
    expect(Number(paint({ access: 'protected', cookie }).local['sharedDevice'])).toBeCloseTo(Date.now(), -4);
    expect(paint({ access: 'protected', cookie: 'shared-auth=t' }).local).toEqual({});
  });
});

it.each([
  ['open', 'a=b; sidebar_state=false', 'collapsed'],
  ['open', 'sidebar_state=true', undefined],
  ['public', 'sidebar_state=false', undefined],
] as const)('sidebar of a %s page with the cookie %j is %s at first paint', (access, cookie, state) => {
  expect(paint({ access, cookie }).dataset.sidebar).toBe(state);
});

it('storage counts as empty at first paint when the browser blocks it', () => {
  const getItem = () => {
    throw new Error('SecurityError');
  };
  const visit = { access: 'protected', cookie: 'sidebar_state=false' } as const;
  const painted = paint(visit, { localStorage: { getItem }, sessionStorage: { getItem } });
  expect(painted).toMatchObject({ styles: {}, redirects: ['/sign-in'] });
  expect(painted.dataset.sidebar).toBe('collapsed');
});
