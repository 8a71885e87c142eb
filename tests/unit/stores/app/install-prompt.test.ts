import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** `meanwhile` runs before the app reads the offer. */
async function open(
  { userAgent = chrome, maxTouchPoints = 0, standalone = false, displayMode = 'browser' },
  visit = 2,
  meanwhile: () => void = () => {},
) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  if (visit > 1)
    localStorage.setItem('visits/riverside', JSON.stringify({ count: visit - 1, at: 1, isHintDone: false }));
  browser.load();
  vi.resetModules();
  const { $installMethod, showInstallPrompt, dismissInstallPrompt, startInstallPrompt } = await import(
    '../../../../src/stores/app/install-prompt.ts'
  );
  const { startCapturingInstallEvents } = await import('../../../../src/lib/browser/install.ts');
  startCapturingInstallEvents();
  meanwhile();
  startInstallPrompt();
  return { way: () => $installMethod.get(), install: showInstallPrompt, settleInstall: dismissInstallPrompt };
}

function makeOffer(outcome = 'accepted') {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  window.dispatchEvent(event);
  return { prompt, event };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('install prompt is available from the second visit and opens once', async () => {
  const first = await open({}, 1);
  expect(makeOffer().event.defaultPrevented).toBe(true);
  expect(first.way()).toBeNull();
  const { way, install } = await open({});
  expect(way()).toBeNull();
  const { prompt, event } = makeOffer('dismissed');
  expect(event.defaultPrevented).toBe(true);
  expect(way()).toBe('offer');
  await Promise.all([install(), install()]);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(way()).toBeNull();
  makeOffer();
  expect(way()).toBeNull();
});

it('install prompt handles browser events from before it loaded', async () => {
  expect((await open({}, 2, () => void makeOffer())).way()).toBe('offer');
  localStorage.clear();
  const { way } = await open({ userAgent: iphone }, 2, () => browser.dispatch('appinstalled'));
  expect(way()).toBeNull();
});

it('install prompt can be offered again after the browser withdraws it', async () => {
  const { way, install } = await open({});
  makeOffer().prompt.mockRejectedValue(new Error('NotAllowedError'));
  await install();
  makeOffer();
  expect(way()).toBe('offer');
});

it.each([
  ['an iPhone', { userAgent: iphone }, 'steps'],
  ['an iPad, which identifies as a Mac', { userAgent: mac, maxTouchPoints: 5 }, 'steps'],
  ['a Mac', { userAgent: mac }, null],
  ['Chrome on an iPhone', { userAgent: iphone.replace('Version/17.4', 'CriOS/140.0') }, null],
  ['Edge on an iPhone', { userAgent: iphone.replace('Version/17.4', 'Version/17.0 EdgiOS/140.0') }, null],
  ['Firefox on an iPhone', { userAgent: iphone.replace('Version/17.4', 'FxiOS/128.0') }, null],
  ['another app that shows pages on an iPhone', { userAgent: iphone.replace('Version/17.4 ', '') }, null],
  ['a browser without an install prompt', {}, null],
] as const)('install hint shows the steps only in Safari on iOS: %s', async (_, device, expected) => {
  expect((await open(device)).way()).toBe(expected);
});

it.each([{ standalone: true, userAgent: iphone }, { displayMode: 'standalone' }])(
  'install hint is not shown when the app is installed: %o',
  async (device) => {
    const { way } = await open(device);
    makeOffer();
    expect(way()).toBeNull();
  },
);

it.each(['declined', 'installed', 'declined elsewhere'])(
  'install prompt stays hidden once %s',
  async (how) => {
    const { way, settleInstall } = await open({ userAgent: iphone });
    expect(way()).toBe('steps');
    if (how === 'declined') settleInstall();
    else if (how === 'installed') browser.dispatch('appinstalled');
    else browser.storeInOtherTab('visits/riverside', JSON.stringify({ count: 2, at: 1, isHintDone: true }));
    expect(way()).toBeNull();
    const stored = JSON.parse(localStorage.getItem('visits/riverside') ?? '{}');
    localStorage.setItem('visits/riverside', JSON.stringify({ ...stored, at: 1 }));
    const later = await open({ userAgent: iphone }, 1);
    makeOffer();
    expect(later.way()).toBeNull();
  },
);
