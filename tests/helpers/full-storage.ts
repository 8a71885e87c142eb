import { vi } from 'vitest';

/** Makes storage refuse what exceeds its content by more than `room` characters. Ends with `vi.restoreAllMocks`. */
export function fillStorage(area: Storage, room = 0): void {
  const sizeOf = () =>
    Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').reduce(
      (size, key) => size + key.length + (area.getItem(key) ?? '').length,
      0,
    );
  const limit = sizeOf() + room;
  const write = area.setItem;
  vi.spyOn(area, 'setItem').mockImplementation((key, value) => {
    const before = area.getItem(key);
    const grown = value.length + (before === null ? key.length : -before.length);
    if (sizeOf() + grown > limit) throw new DOMException('Full', 'QuotaExceededError');
    write(key, value);
  });
}
