import type * as z from 'zod/mini';
import { loadModule } from '../browser/lazy-module.ts';
import { chunkSize, getListEntries, type ParsedReply, parseReply } from '../contract/wire/parse.ts';

/** Reads a body by its schema; of a long list a part at a time, so that keys and taps come in between. @throws {ZodError} */
export async function parseListReply(schema: z.ZodMiniType, body: unknown): Promise<ParsedReply> {
  const long =
    getListEntries(body).length > chunkSize &&
    (await loadModule(() => import('../contract/wire/parse-chunked.ts')));
  return long ? long.parseChunked(schema, body) : parseReply(schema, body);
}
