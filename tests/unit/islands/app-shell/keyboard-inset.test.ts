import { afterEach, describe, expect, it, vi } from 'vitest';
import { trackKeyboardInset } from '../../../../src/islands/ui/focus/focus.ts';

afterEach(() => vi.unstubAllGlobals());

function phone(heights: { page: number; seen: number; scale?: number }) {
  let room = '';
  const visualViewport = Object.assign(new EventTarget(), {
    height: heights.seen,
    offsetTop: 0,
    scale: heights.scale ?? 1,
  });
  const root = {
    clientHeight: heights.page,
    style: {
      setProperty: (_: string, value: string) => {
        room = value;
      },
    },
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { visualViewport }));
  vi.stubGlobal('document', { documentElement: root });
  trackKeyboardInset();
  return {
    visualViewport,
    root,
    roomAfter: (target: EventTarget) => {
      target.dispatchEvent(new Event('resize'));
      return room;
    },
  };
}

describe('keyboard inset', () => {
  it('sets the height that a virtual keyboard covers', () => {
    const { visualViewport, roomAfter } = phone({ page: 844, seen: 510 });
    expect(roomAfter(visualViewport)).toBe('334px');
  });

  it('is 0 when the member zooms in', () => {
    const { visualViewport, roomAfter } = phone({ page: 844, seen: 422, scale: 2 });
    expect(roomAfter(visualViewport)).toBe('0px');
  });

  it('returns to 0 when the page itself shrinks', () => {
    const { visualViewport, root, roomAfter } = phone({ page: 844, seen: 390 });
    expect(roomAfter(visualViewport)).toBe('454px');
    root.clientHeight = 390;
    expect(roomAfter(window)).toBe('0px');
  });
});
