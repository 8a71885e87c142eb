import { describe, expect, it } from 'vitest';
import { idleLimitMs } from '../../../../src/lib/auth/idle-session.ts';
import { runPageHead as paint } from '../../../helpers/page-head.ts';

const palette = { '--tenant-primary': '#112233', '--tenant-secondary': '#445566' };
const cached = (subdomain: string, colours: unknown = palette) => ({
  client: JSON.stringify({ subdomain, tenant: {}, palette: colours }),
});

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

describe('tenant colours at first paint', () => {
  it('come from the cached tenant', { tags: ['spec:4.12'] }, () => {
    expect(paint({ local: cached('ciu') }).styles).toEqual(palette);
  });

  it('ignore the cache of another tenant', () => {
    expect(paint({ local: cached('riverside') }).styles).toEqual({});
    const preview = 'http://localhost:4321/';
    expect(paint({ url: `${preview}?client=ciu`, local: cached('riverside') }).styles).toEqual({});
    expect(paint({ url: preview, local: cached('riverside') }).styles).toEqual({});
  });

  it('follow the tenant chosen in the tab when the host names none', () => {
    const preview = 'http://localhost:4321/';
    expect(paint({ url: `${preview}?client=ciu`, local: cached('ciu') }).styles).toEqual(palette);
    const session = { chosenTenant: 'ciu' };
    expect(paint({ url: preview, session, local: cached('ciu') }).styles).toEqual(palette);
    expect(paint({ url: preview, local: cached('staging') }).styles).toEqual(palette);
  });

  it('ignore a foreign host, and a parameter on a tenant host', () => {
    const local = cached('ciu');
    expect(paint({ url: 'http://ciu.evil.example/', local }).styles).toEqual({});
    expect(paint({ url: 'http://riverside.praxis.localhost/?client=ciu', local }).styles).toEqual({});
  });

  it.each([{ '--a': '#ABCDEF' }, { '--b': 'url(x)' }, { color: '#112233' }, { '--d': 7 }])(
    'are omitted when the cache has a value that is not a colour: %o',
    (colours) => {
      expect(paint({ local: cached('ciu', { ...palette, ...colours }) }).styles).toEqual({});
    },
  );
});

describe('route guard at first paint', () => {
  const wallet = 'http://ciu.praxis.localhost:4321/wallet?tab=1';

  it('redirects a visitor from a protected page to sign-in and stores the address', () => {
    const visit = paint({ url: wallet, access: 'protected' });
    expect(visit.redirects).toEqual(['/sign-in']);
    expect(visit.session).toEqual({ returnTo: '/wallet?tab=1' });
  });

  it('shows a protected page when a token or a shared-auth cookie exists', () => {
    expect(paint({ url: wallet, access: 'protected', local: { token: 't' } }).redirects).toEqual([]);
    expect(paint({ url: wallet, access: 'protected', cookie: 'a=b; shared-auth=t' }).redirects).toEqual([]);
  });

  it('treats an empty cookie as none', () => {
    expect(paint({ access: 'protected', cookie: 'shared-auth=; a=b' }).redirects).toEqual(['/sign-in']);
  });

  it('treats a malformed token as none, as the app does', () => {
    for (const token of ['', 'a b', '🎟️', 'x'.repeat(8193)]) {
      expect(paint({ access: 'protected', local: { token } }).redirects).toEqual(['/sign-in']);
      expect(paint({ access: 'public', local: { token } }).redirects).toEqual([]);
    }
  });

  it('accepts the shared-auth cookie only below a landing domain', () => {
    const visit = { url: 'http://localhost/', access: 'protected', cookie: 'shared-auth=t' } as const;
    expect(paint(visit).redirects).toEqual(['/sign-in']);
  });

  it('redirects members from public pages home, and nobody from open pages', () => {
    expect(paint({ access: 'public', local: { token: 't' } }).redirects).toEqual(['/']);
    expect(paint({ access: 'open', local: { token: 't' } }).redirects).toEqual([]);
    expect(paint({ access: 'public' }).redirects).toEqual([]);
    expect(paint({ access: 'open' }).redirects).toEqual([]);
  });

  it('keeps the client parameter in a redirect', () => {
    const url = 'http://localhost/wallet?client=a%26b';
    expect(paint({ url, access: 'protected' }).redirects).toEqual(['/sign-in?client=a%26b']);
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
    for (const ago of [0, idleLimitMs - 5_000, -30_000]) {
      const local = shared(Date.now() - ago);
      const painted = paint({ access: 'protected', local, session: typed });
      expect(painted).toMatchObject({ local, session: typed, redirects: [] });
      expect(painted.dataset['member']).toBe('');
    }
  });

  it('ends before the first paint when the last touch is old or unreadable', () => {
    for (const at of [Date.now() - idleLimitMs, Date.now() + 120_000, 'soon', '']) {
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

describe('sidebar at first paint', () => {
  it('is collapsed when the cookie is false', () => {
    expect(paint({ cookie: 'a=b; sidebar_state=false' }).dataset.sidebar).toBe('collapsed');
    expect(paint({ cookie: 'sidebar_state=true' }).dataset.sidebar).toBeUndefined();
  });

  it('is not read on a public page', () => {
    const painted = paint({ access: 'public', cookie: 'sidebar_state=false' });
    expect(painted.dataset.sidebar).toBeUndefined();
  });
});

describe('unreadable storage at first paint', () => {
  const blocked = {
    getItem: () => {
      throw new Error('SecurityError');
    },
  };

  it.each(['', 'null', '{', '{"subdomain":"ciu"}', '[]', '7'])(
    'changes nothing when the cached tenant is %j',
    (client) => {
      expect(paint({ local: { client } })).toMatchObject({ styles: {}, redirects: [] });
    },
  );

  it('counts as empty when the browser blocks storage', () => {
    const visit = { access: 'protected', cookie: 'sidebar_state=false' } as const;
    const painted = paint(visit, { localStorage: blocked, sessionStorage: blocked });
    expect(painted).toMatchObject({ styles: {}, redirects: ['/sign-in'] });
    expect(painted.dataset.sidebar).toBe('collapsed');
  });
});
