import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendRange, getVisibleRange } from '../../../../../src/islands/ui/loading/list-window.ts';
import type { IndexRange } from '../../../../../src/islands/ui/loading/virtual-list.ts';
import { assertProperty } from '../../../../helpers/properties.ts';

const steps = { step: 50, maxRendered: 200 };
const places = { starts: [0, 1_000, 2_000, 3_000], end: 4_000 };

describe('what stands between two heights', () => {
  it('is the blocks that reach into it', () => {
    expect(getVisibleRange(places, 50, 1_200, 2_100)).toEqual({ from: 50, to: 150 });
    expect(getVisibleRange(places, 50, -300, 900)).toEqual({ from: 0, to: 50 });
  });

  it('has one block more than was ever drawn beyond the end', () => {
    expect(getVisibleRange(places, 50, 3_500, 4_100)).toEqual({ from: 150, to: 250 });
    expect(getVisibleRange({ starts: [], end: 0 }, 50, 0, 800)).toEqual({ from: 0, to: 50 });
  });
});

describe('what is drawn', () => {
  it('keeps what was, until there is too much of it', () => {
    expect(extendRange({ from: 0, to: 100 }, { from: 50, to: 150 }, steps)).toEqual({ from: 0, to: 150 });
    expect(extendRange({ from: 0, to: 200 }, { from: 150, to: 250 }, steps)).toEqual({ from: 100, to: 250 });
    expect(extendRange({ from: 400, to: 600 }, { from: 350, to: 450 }, steps)).toEqual({
      from: 350,
      to: 500,
    });
  });

  it('is what is wanted alone where a fling has led far away', () => {
    expect(extendRange({ from: 0, to: 200 }, { from: 9_000, to: 9_100 }, steps)).toEqual({
      from: 9_000,
      to: 9_100,
    });
  });

  it('has all that is wanted, in whole blocks without a gap, and never much more', () => {
    const part = fc
      .tuple(fc.nat({ max: 1_000 }), fc.integer({ min: 1, max: 4 }))
      .map(([block, blocks]): IndexRange => ({ from: block * 50, to: (block + blocks) * 50 }));
    assertProperty(
      fc.property(part, part, (drawn, wanted) => {
        const { from, to } = extendRange(drawn, wanted, steps);
        expect(from).toBeLessThanOrEqual(wanted.from);
        expect(to).toBeGreaterThanOrEqual(wanted.to);
        expect(to - from).toBeLessThanOrEqual(Math.max(steps.maxRendered, wanted.to - wanted.from));
        expect([from % steps.step, to % steps.step]).toEqual([0, 0]);
      }),
    );
  });
});
