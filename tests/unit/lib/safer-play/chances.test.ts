import { expect, it } from 'vitest';
import { chancesOf, exampleDraw } from '../../../../src/lib/safer-play/chances.ts';

it('chances contain the odds, the cost and how many win nothing', () => {
  const chances = { oneIn: 100, cost: 800, totalCost: 9_600, winNothing: 89 };
  expect(chancesOf({ sold: 400, own: 4, price: 200, times: 12 })).toEqual(chances);
  expect(exampleDraw.sold % exampleDraw.own, 'one in a whole number').toBe(0);
});
