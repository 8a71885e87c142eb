import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../../src/lib/storage/stored-value.ts';
import { safeLocalStorage, safeSessionStorage } from '../../../../src/lib/storage/web-storage.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const schema = z.object({ at: z.number(), name: z.optional(z.string()) });
const read = () => readStored(safeLocalStorage, 'key', schema);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('stored value is read as it was written, from the same storage', () => {
  expect(writeStored(safeLocalStorage, 'key', { at: 1, name: 'Ada' })).toBe(true);
  expect(read()).toEqual({ at: 1, name: 'Ada' });
  expect(readStored(safeSessionStorage, 'key', schema)).toBeUndefined();
  const forgetful = { read: () => undefined, write: () => true };
  expect(writeStored(forgetful, 'key', { at: 2 })).toBe(false);
});

it('stored value is undefined when the text has another shape', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '{', 'null', '[]', '{"at":"1"}'));
  assertProperty(
    fc.property(texts, (text) => {
      localStorage.setItem('key', text);
      return read() === undefined;
    }),
  );
});
