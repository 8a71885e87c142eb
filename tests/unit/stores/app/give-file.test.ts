import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';

afterEach(() => vi.unstubAllGlobals());

const iosHomeScreen =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const iosSafari = `${iosHomeScreen.replace(' Mobile', ' Version/18.5 Mobile')} Safari/604.1`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

interface GivingBrowser {
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
  /** Opened from the home screen or as an installed app. */
  readonly isInstalled?: boolean;
  readonly share?: (data: ShareData) => Promise<void>;
}

/** Presses "save" in a browser. Returns the file given at once and the messages shown afterwards. */
async function give({
  userAgent = iosHomeScreen,
  maxTouchPoints = 5,
  isInstalled = true,
  share,
}: GivingBrowser) {
  const page = await loadFreshPage();
  const { giveFile } = await import('../../../../src/stores/app/give-file.ts');
  const given: string[] = [];
  const noteShare = (data: ShareData) => {
    given.push(...(data.files ?? []).map(({ name }) => `shared ${name}`));
    return share?.(data);
  };
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, ...(share && { share: noteShare }) });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  const link = { download: '', click: () => given.push(`downloaded ${link.download}`), remove() {} };
  vi.stubGlobal('document', { createElement: () => link, body: { append() {} } });
  const result = giveFile(new File(['text'], 'tickets.csv'), 'Tickets saved');
  const givenAtOnce = [...given];
  return { result: await result, given: givenAtOnce, told: page.$toasts.get().map(({ kind }) => kind) };
}

describe('giveFile', () => {
  it.each<[string, GivingBrowser]>([
    ['Safari on an iPhone', { userAgent: iosSafari, isInstalled: false }],
    ['Chrome on Android', { userAgent: androidChrome, isInstalled: false }],
    ['an installed app on Android', { userAgent: androidChrome }],
    ['an installed app on a Mac', { userAgent: mac, maxTouchPoints: 0 }],
  ])('downloads the file and shows a toast when the browser is %s', async (_, browser) => {
    expect(await give({ ...browser, share: async () => {} })).toEqual({
      result: 'saved',
      given: ['downloaded tickets.csv'],
      told: ['success'],
    });
  });

  it.each<[string, GivingBrowser]>([
    ['a home-screen app on an iPhone', { userAgent: iosHomeScreen }],
    ['a home-screen app on an iPad', { userAgent: mac }],
    ['an in-app browser on iOS', { userAgent: `${iosHomeScreen} [FBAN/FBIOS]`, isInstalled: false }],
    [
      'an in-app browser on Android',
      { userAgent: androidChrome.replace('; K', '; K; wv'), isInstalled: false },
    ],
  ])(
    'opens the share sheet within the press, without a toast, when the browser is %s',
    async (_, browser) => {
      expect(await give({ ...browser, share: async () => {} })).toEqual({
        result: 'shared',
        given: ['shared tickets.csv'],
        told: [],
      });
    },
  );

  const rejects = (cause: unknown) => () => Promise.reject(cause);
  it.each([
    ['nothing', 'the member closes the sheet', rejects(new DOMException('', 'AbortError')), 'cancelled', []],
    [
      'what to do',
      'the browser refuses',
      rejects(new DOMException('', 'NotAllowedError')),
      'failed',
      ['error'],
    ],
    [
      'what to do',
      'a sheet is stuck',
      rejects(new DOMException('', 'InvalidStateError')),
      'failed',
      ['error'],
    ],
    ['what to do', 'the type is not accepted', rejects(new TypeError()), 'failed', ['error']],
    ['what to do', 'the cause is unknown', rejects(undefined), 'failed', ['error']],
    ['what to do', 'there is no share sheet', undefined, 'failed', ['error']],
  ] as const)('says %s and downloads nothing when %s', async (_, __, share, result, told) => {
    const outcome = await give(share ? { share } : {});
    expect(outcome).toEqual({ result, told, given: share ? ['shared tickets.csv'] : [] });
  });
});
