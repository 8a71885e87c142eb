import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';

let stop = () => {};

/** Opens a page after its first paint. @returns a count of starts, and an immediate start */
async function open(address: string) {
  browser.visit(`http://ciu.praxis.localhost:4321${address}`);
  const { $screen } = await loadFreshPage();
  stop = $screen.subscribe(() => {});
  const { notifyFirstView, onFirstInteraction } = await import(
    '../../../../src/lib/browser/deferred-work.ts'
  );
  const { boot } = await import('../../../../src/stores/app/boot.ts');
  boot();
  const begun = vi.fn();
  const begin = onFirstInteraction(begun);
  notifyFirstView();
  await vi.advanceTimersByTimeAsync(9_000);
  return { begun, begin };
}

beforeEach(() => {
  const documentElement = {
    setAttribute: () => {},
    removeAttribute: () => {},
    classList: { toggle: () => {} },
  };
  Object.assign(document, { documentElement, querySelectorAll: () => [] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('most screens are begun with when they rest', async () => {
  const { begun } = await open('/gdpr');
  expect(begun).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'focusin', 'input', 'click'])(
  'a form for signing in is begun with by %s, and by nothing before',
  async (touch) => {
    const { begun } = await open('/sign-in');
    expect(begun).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(touch));
    expect(begun).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event(touch));
    expect(begun).toHaveBeenCalledOnce();
  },
);

it('it is begun with when another screen takes its place', async () => {
  const { begun } = await open('/sign-in');
  const { go } = await import('../../../../src/stores/app/router.ts');
  go('/gdpr');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(begun).toHaveBeenCalledOnce();
});

it('it is begun with at once where that is wanted, and once', async () => {
  const { begun, begin } = await open('/sign-in');
  begin();
  begin();
  window.dispatchEvent(new Event('pointerdown'));
  expect(begun).toHaveBeenCalledOnce();
});
