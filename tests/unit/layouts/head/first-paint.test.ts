import { describe, expect, it } from 'vitest';
import { idleLimitMs } from '../../../../src/lib/auth/idle-session.ts';
import { runPageHead as paint } from '../../../helpers/page-head.ts';

const palette = { '--tenant-primary': '#112233', '--tenant-secondary': '#445566' };
const cached = (subdomain: string, colours: unknown = palette) => ({
  client: JSON.stringify({ subdomain, tenant: {}, palette: colours }),
});

describe('light and dark', () => {
  const darkSystem = { matchMedia: () => ({ matches: true }) };

  it.each([
    ['light', false, false],
    ['dark', true, true],
    ['system', false, true],
    ['nonsense', false, true],
    [undefined, false, true],
  ])('a choice of %s puts the class dark on the root: %s, on a dark system: %s', (choice, light, dark) => {
    const visit = { local: choice === undefined ? {} : { theme: choice } };
    expect(paint(visit).classes).toEqual(light ? ['dark'] : []);
    expect(paint(visit, darkSystem).classes).toEqual(dark ? ['dark'] : []);
    expect(paint(visit, darkSystem).dataset['theme']).toBeUndefined();
  });

  it('colour the browser’s bars by a choice, not by the system', () => {
    expect(paint({ local: { theme: 'dark' } }).barColours).toEqual(['#121415', '#121415']);
    expect(paint({ local: { theme: 'light' } }, darkSystem).barColours).toEqual(['#f3f5f5', '#f3f5f5']);
    expect(paint({}, darkSystem).barColours).toEqual(['light', 'dark']);
  });
});

describe('the colours of the club', () => {
  it('are those kept for it', { tags: ['spec:4.12'] }, () => {
    expect(paint({ local: cached('ciu') }).styles).toEqual(palette);
  });

  it('are never those of another club', () => {
    expect(paint({ local: cached('riverside') }).styles).toEqual({});
    const preview = 'http://localhost:4321/';
    expect(paint({ url: `${preview}?client=ciu`, local: cached('riverside') }).styles).toEqual({});
    expect(paint({ url: preview, local: cached('riverside') }).styles).toEqual({});
  });

  it('are those of the club that the tab chose where no club has the address', () => {
    const preview = 'http://localhost:4321/';
    expect(paint({ url: `${preview}?client=ciu`, local: cached('ciu') }).styles).toEqual(palette);
    const session = { chosenTenant: 'ciu' };
    expect(paint({ url: preview, session, local: cached('ciu') }).styles).toEqual(palette);
    expect(paint({ url: preview, local: cached('staging') }).styles).toEqual(palette);
  });

  it('are never those that an address outside the landing domains, or a parameter, only seems to name', () => {
    const local = cached('ciu');
    expect(paint({ url: 'http://ciu.evil.example/', local }).styles).toEqual({});
    expect(paint({ url: 'http://riverside.praxis.localhost/?client=ciu', local }).styles).toEqual({});
  });

  it.each([{ '--a': '#ABCDEF' }, { '--b': 'url(x)' }, { color: '#112233' }, { '--d': 7 }])(
    'are left to the app when one of them is not a plain colour: %o',
    (colours) => {
      expect(paint({ local: cached('ciu', { ...palette, ...colours }) }).styles).toEqual({});
    },
  );
});

describe('the guard', () => {
  const wallet = 'http://ciu.praxis.localhost:4321/wallet?tab=1';

  it('sends a visitor from a protected page to sign in and remembers the page', () => {
    const visit = paint({ url: wallet, access: 'protected' });
    expect(visit.redirects).toEqual(['/sign-in']);
    expect(visit.session).toEqual({ returnTo: '/wallet?tab=1' });
  });

  it('lets members and arriving members through', () => {
    expect(paint({ url: wallet, access: 'protected', local: { token: 't' } }).redirects).toEqual([]);
    expect(paint({ url: wallet, access: 'protected', cookie: 'a=b; shared-auth=t' }).redirects).toEqual([]);
  });

  it('takes an emptied cookie for none', () => {
    expect(paint({ access: 'protected', cookie: 'shared-auth=; a=b' }).redirects).toEqual(['/sign-in']);
  });

  it('takes a malformed token for none, as the app does', () => {
    for (const token of ['', 'a b', '🎟️', 'x'.repeat(8193)]) {
      expect(paint({ access: 'protected', local: { token } }).redirects).toEqual(['/sign-in']);
      expect(paint({ access: 'public', local: { token } }).redirects).toEqual([]);
    }
  });

  it('takes a token for another club only below a landing domain', () => {
    const visit = { url: 'http://localhost/', access: 'protected', cookie: 'shared-auth=t' } as const;
    expect(paint(visit).redirects).toEqual(['/sign-in']);
  });

  it('sends members from public pages home and leaves open pages alone', () => {
    expect(paint({ access: 'public', local: { token: 't' } }).redirects).toEqual(['/']);
    expect(paint({ access: 'open', local: { token: 't' } }).redirects).toEqual([]);
    expect(paint({ access: 'public' }).redirects).toEqual([]);
    expect(paint({ access: 'open' }).redirects).toEqual([]);
  });

  it('keeps the chosen club in the address', () => {
    const url = 'http://localhost/wallet?client=a%26b';
    expect(paint({ url, access: 'protected' }).redirects).toEqual(['/sign-in?client=a%26b']);
  });
});

describe('a device that others use', () => {
  const shared = (at: number | string) => ({ token: 't', refreshToken: 'r', sharedDevice: `${at}` });
  const typed = {
    'owner/ciu/ada%40example.com/draft/update': '{}',
    'owner/ciu//draft/email': '{}',
    signUp: '{}',
  };

  it('keeps a session that was touched lately', () => {
    for (const ago of [0, idleLimitMs - 5_000, -30_000]) {
      const local = shared(Date.now() - ago);
      const painted = paint({ access: 'protected', local, session: typed });
      expect(painted).toMatchObject({ local, session: typed, redirects: [] });
      expect(painted.dataset['member']).toBe('');
    }
  });

  it('ends one that was not, or at an unknown time, before anything of it shows', () => {
    for (const at of [Date.now() - idleLimitMs, Date.now() + 120_000, 'soon', '']) {
      const painted = paint({ access: 'protected', local: shared(at), session: typed });
      expect(painted.local, `${at}`).toEqual({ sessionEnded: 'idle' });
      expect(painted.redirects).toEqual(['/sign-in']);
      expect(painted.dataset['member']).toBeUndefined();
      expect(Object.keys(painted.session)).toEqual(['owner/ciu//draft/email', 'signUp']);
    }
  });

  it('clears what another tab had left, and nothing after a refusal', () => {
    const clear = (sessionEnded: string) => paint({ local: { sessionEnded }, session: typed }).session;
    expect(Object.keys(clear('idle'))).toEqual(['owner/ciu//draft/email', 'signUp']);
    expect(clear('true')).toEqual(typed);
  });

  it('stays one at the club to which the member switches', () => {
    const cookie = 'shared-device=1; shared-auth=t';
    expect(Number(paint({ access: 'protected', cookie }).local['sharedDevice'])).toBeCloseTo(Date.now(), -4);
    expect(paint({ access: 'protected', cookie: 'shared-auth=t' }).local).toEqual({});
  });
});

describe('the sidebar', () => {
  it('is collapsed when the cookie says so', () => {
    expect(paint({ cookie: 'a=b; sidebar_state=false' }).dataset.sidebar).toBe('collapsed');
    expect(paint({ cookie: 'sidebar_state=true' }).dataset.sidebar).toBeUndefined();
  });

  it('is not asked for where there is none', () => {
    const painted = paint({ access: 'public', cookie: 'sidebar_state=false' });
    expect(painted.dataset.sidebar).toBeUndefined();
  });
});

describe('what cannot be read', () => {
  const blocked = {
    getItem: () => {
      throw new Error('SecurityError');
    },
  };

  it.each(['', 'null', '{', '{"subdomain":"ciu"}', '[]', '7'])('a cache of %j changes nothing', (client) => {
    expect(paint({ local: { client } })).toMatchObject({ styles: {}, redirects: [] });
  });

  it('counts as nothing where storage is blocked, as in the app', () => {
    const visit = { access: 'protected', cookie: 'sidebar_state=false' } as const;
    const painted = paint(visit, { localStorage: blocked, sessionStorage: blocked });
    expect(painted).toMatchObject({ styles: {}, redirects: ['/sign-in'] });
    expect(painted.dataset.sidebar).toBe('collapsed');
  });
});
