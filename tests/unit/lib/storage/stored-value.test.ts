import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('stored value', () => {
  it('is read as it was written, from the same storage', () => {
    expect(writeStored(safeLocalStorage, 'key', { at: 1, name: 'Ada' })).toBe(true);
    expect(read()).toEqual({ at: 1, name: 'Ada' });
    expect(readStored(safeSessionStorage, 'key', schema)).toBeUndefined();
  });

  it('is undefined when the text has another shape', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '{', 'null', '[]', '{"at":"1"}'));
    assertProperty(
      fc.property(texts, (text) => {
        localStorage.setItem('key', text);
        return read() === undefined;
      }),
    );
  });

  it('keeps the previous value when storage is full or forgets new ones', () => {
    writeStored(safeLocalStorage, 'key', { at: 1 });
    const write = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored(safeLocalStorage, 'key', { at: 2 })).toBe(false);
    write.mockImplementation(() => {});
    expect(writeStored(safeLocalStorage, 'key', { at: 3 })).toBe(false);
    expect(read()).toEqual({ at: 1 });
  });

  it('is undefined when storage is blocked, and nothing throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeStored(safeLocalStorage, 'key', { at: 1 })).toBe(false);
    expect(read()).toBeUndefined();
  });
});
