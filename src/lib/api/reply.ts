import type * as z from 'zod/mini';
import { importChunk } from '../browser/lazy-module.ts';
import { atOnce, entriesIn, type ReadReply, readWhole } from '../contract/wire/parse.ts';

/** Reads a body by its schema; of a long list a part at a time, so that keys and taps come in between. @throws {ZodError} */
export async function readReply(schema: z.ZodMiniType, body: unknown): Promise<ReadReply> {
  const long =
    entriesIn(body).length > atOnce && (await importChunk(() => import('../contract/wire/parse-chunked.ts')));
  return long ? long.readInParts(schema, body) : readWhole(schema, body);
}
