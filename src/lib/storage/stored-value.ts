import type * as z from 'zod/mini';

interface TextStorage {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => boolean;
}

/** Parses stored JSON. Returns undefined if the text is missing or has another shape. Never throws. */
export function parseStored<T extends z.ZodMiniType>(text: string | undefined, schema: T) {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Reads a value of `writeStored`, like `parseStored`. */
export function readStored<T extends z.ZodMiniType>(
  storage: Pick<TextStorage, 'read'>,
  key: string,
  schema: T,
) {
  return parseStored(storage.read(key), schema);
}

/** Stores a value as JSON. Never throws. @returns false if storage is blocked, full or drops the value */
export function writeStored(storage: TextStorage, key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  return storage.write(key, text) && storage.read(key) === text;
}
