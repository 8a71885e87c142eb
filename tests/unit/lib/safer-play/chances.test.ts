import { describe, expect, it } from 'vitest';
import { chancesOf, exampleDraw } from '../../../../src/lib/safer-play/chances.ts';

describe('chances', () => {
  it('computes the odds, the cost and how many win nothing', () => {
    expect(chancesOf({ sold: 400, own: 4, price: 200, times: 12 })).toEqual({
      oneIn: 100,
      cost: 800,
      totalCost: 9_600,
      winNothing: 89,
    });
    expect(chancesOf({ sold: 2, own: 1, price: 100, times: 2 })).toMatchObject({ oneIn: 2, winNothing: 25 });
    const { sold, own } = exampleDraw;
    expect(sold % own, 'one in a whole number').toBe(0);
  });
});
