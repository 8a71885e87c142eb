import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../helpers/browser.ts';
import { giveFile } from '../../../../src/stores/app/give-file.ts';
import { $toasts, closeAllToasts } from '../../../../src/stores/app/toasts.ts';

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
  closeAllToasts();
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
  return { result: await result, given: givenAtOnce, told: $toasts.get().map(({ kind }) => kind) };
}

describe('giveFile', () => {
  const saved = { result: 'saved', given: ['downloaded tickets.csv'], told: ['success'] };
  const shared = { result: 'shared', given: ['shared tickets.csv'], told: [] };
  const webView = androidChrome.replace('; K', '; K; wv');

  it.each<[string, string, object, GivingBrowser]>([
    ['downloads', 'Safari on an iPhone', saved, { userAgent: iosSafari, isInstalled: false }],
    ['downloads', 'Chrome on Android', saved, { userAgent: androidChrome, isInstalled: false }],
    ['downloads', 'an installed app on Android', saved, { userAgent: androidChrome }],
    ['downloads', 'an installed app on a Mac', saved, { userAgent: mac, maxTouchPoints: 0 }],
    ['shares', 'a home-screen app on an iPhone', shared, { userAgent: iosHomeScreen }],
    ['shares', 'a home-screen app on an iPad', shared, { userAgent: mac }],
    [
      'shares',
      'an in-app browser on iOS',
      shared,
      { userAgent: `${iosHomeScreen} [FBAN]`, isInstalled: false },
    ],
    ['shares', 'an in-app browser on Android', shared, { userAgent: webView, isInstalled: false }],
  ])('%s the file within the press when the browser is %s', async (_, __, expected, browser) => {
    expect(await give({ ...browser, share: async () => {} })).toEqual(expected);
  });

  const rejects = (cause: unknown) => () => Promise.reject(cause);
  it.each([
    ['nothing', 'the member closes the sheet', rejects(new DOMException('', 'AbortError')), 'cancelled'],
    ['what to do', 'the browser refuses', rejects(new DOMException('', 'NotAllowedError')), 'failed'],
    ['what to do', 'a sheet is stuck', rejects(new DOMException('', 'InvalidStateError')), 'failed'],
    ['what to do', 'the type is not accepted', rejects(new TypeError()), 'failed'],
    ['what to do', 'the cause is unknown', rejects(undefined), 'failed'],
    ['what to do', 'there is no share sheet', undefined, 'failed'],
  ] as const)('says %s and downloads nothing when %s', async (_, __, share, result) => {
    const outcome = await give(share ? { share } : {});
    const told = result === 'failed' ? ['error'] : [];
    expect(outcome).toEqual({ result, told, given: share ? ['shared tickets.csv'] : [] });
  });
});
