import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { $oldestShown, noteShown } from '../../../../src/stores/data/visible-queries.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const show = (loadedAt: number | undefined) => {
  const $loadedAt = atom(loadedAt);
  ends.push(noteShown($loadedAt));
  return $loadedAt;
};

it('is the moment of the oldest of what is on screen, as long as it is there', () => {
  expect($oldestShown.get()).toBeUndefined();
  const $older = show(1_000);
  const $newer = show(2_000);
  expect($oldestShown.get()).toBe(1_000);
  $older.set(3_000);
  expect($oldestShown.get()).toBe(2_000);
  $newer.set(undefined);
  expect($oldestShown.get()).toBe(3_000);
  ends[0]?.();
  expect($oldestShown.get()).toBeUndefined();
});

it('counts what is shown in two places until it is gone from both', () => {
  const $loadedAt = show(1_000);
  const end = noteShown($loadedAt);
  end();
  expect($oldestShown.get()).toBe(1_000);
});
