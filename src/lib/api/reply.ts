import type * as z from 'zod/mini';
import { importChunk } from '../browser/chunks.ts';
import { atOnce, entriesIn, type ReadReply, readWhole } from '../contract/wire/read-whole.ts';

/** Reads a body by its schema; of a long list a part at a time, so that keys and taps come in between. @throws {ZodError} */
export async function readReply(schema: z.ZodMiniType, body: unknown): Promise<ReadReply> {
  const long =
    entriesIn(body).length > atOnce && (await importChunk(() => import('../contract/wire/read-in-parts.ts')));
  return long ? long.readInParts(schema, body) : readWhole(schema, body);
}
