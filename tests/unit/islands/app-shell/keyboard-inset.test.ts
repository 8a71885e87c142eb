import { afterEach, expect, it, vi } from 'vitest';
import { trackKeyboardInset } from '../../../../src/islands/ui/focus/focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** A phone whose page is 844 px high. @returns the inset after a target has resized */
function createPhone(seen: number, scale = 1) {
  const setProperty = vi.fn<(name: string, value: string) => void>();
  const root = { clientHeight: 844, style: { setProperty } };
  const visualViewport = Object.assign(new EventTarget(), { height: seen, offsetTop: 0, scale });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { visualViewport }));
  vi.stubGlobal('document', { documentElement: root });
  trackKeyboardInset();
  const readAfterResize = (target: EventTarget = visualViewport) => {
    target.dispatchEvent(new Event('resize'));
    return setProperty.mock.lastCall?.[1];
  };
  return { root, readAfterResize };
}

it('keyboard inset sets the height that a virtual keyboard covers', () => {
  expect(createPhone(510).readAfterResize()).toBe('334px');
});

it('keyboard inset is 0 when the member zooms in', () => {
  expect(createPhone(422, 2).readAfterResize()).toBe('0px');
});

it('keyboard inset returns to 0 when the page itself shrinks', () => {
  const { root, readAfterResize } = createPhone(390);
  expect(readAfterResize()).toBe('454px');
  root.clientHeight = 390;
  expect(readAfterResize(window)).toBe('0px');
});
