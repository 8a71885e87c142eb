import { expect, test } from 'vitest';
import { matchTypeAhead } from '../../../../src/lib/forms/type-ahead.ts';

const years = Array.from({ length: 101 }, (_, index) => ({
  value: 1926 + index,
  text: String(1926 + index),
}));
const months = ['January', 'February', 'March', 'April', 'May'].map((text, index) => ({
  value: index + 1,
  text,
}));

function type(options: typeof years, keys: string): string | undefined {
  let typed = '';
  let at: number | undefined;
  for (const key of keys) {
    const found = matchTypeAhead(options, typed, key);
    typed = found.text;
    at = found.index ?? at;
  }
  return at === undefined ? undefined : options[at]?.text;
}

test.each([
  [years, '1984', '1984'],
  [years, '198', '1980'],
  [years, '20', '2000'],
  [months, '3', 'March'],
  [months, 'ma', 'March'],
  [months, 'may', 'May'],
  [months, 'zf', 'February'],
  [months, '9', undefined],
])('typing leads to the number, or to the first that begins so', (options, keys, text) => {
  expect(type(options, keys)).toBe(text);
});
