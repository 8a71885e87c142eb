import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { $oldestVisibleAt, registerVisibleQuery } from '../../../../src/stores/data/visible-queries.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const show = (loadedAt: number | undefined) => {
  const $loadedAt = atom(loadedAt);
  ends.push(registerVisibleQuery($loadedAt));
  return $loadedAt;
};

it('is the moment of the oldest of what is on screen, as long as it is there', () => {
  expect($oldestVisibleAt.get()).toBeUndefined();
  const $older = show(1_000);
  const $newer = show(2_000);
  expect($oldestVisibleAt.get()).toBe(1_000);
  $older.set(3_000);
  expect($oldestVisibleAt.get()).toBe(2_000);
  $newer.set(undefined);
  expect($oldestVisibleAt.get()).toBe(3_000);
  ends[0]?.();
  expect($oldestVisibleAt.get()).toBeUndefined();
});

it('counts what is shown in two places until it is gone from both', () => {
  const $loadedAt = show(1_000);
  const end = registerVisibleQuery($loadedAt);
  end();
  expect($oldestVisibleAt.get()).toBe(1_000);
});
