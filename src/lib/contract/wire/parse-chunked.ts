import type * as z from 'zod/mini';
import type { ListReply } from './list.ts';
import {
  chunkSize,
  drainSkipped,
  getListEntries,
  type Issue,
  type ParsedReply,
  parseReply,
} from './parse.ts';

/** Lets the page do what waits: browsers let input go before timers. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Reads a part of a list; one of which nothing can be read is left out like a single entry. */
function readPart(schema: z.ZodMiniType, body: unknown): ParsedReply {
  try {
    return parseReply(schema, body);
  } catch {
    return { reply: undefined, issues: drainSkipped() };
  }
}

/**
 * Reads a long list part by part, with pauses; the reply is that of one go.
 * @throws {ZodError} when nothing of it can be read
 */
export async function parseChunked(schema: z.ZodMiniType, body: unknown): Promise<ParsedReply> {
  const given = getListEntries(body);
  const issues: Issue[] = [];
  const replies: ListReply<unknown>[] = [];
  for (let from = 0; from < given.length; from += chunkSize) {
    const results = given.slice(from, from + chunkSize);
    const part = readPart(schema, Array.isArray(body) ? results : { ...(body as object), results });
    issues.push(...part.issues);
    if (part.reply) replies.push(part.reply as ListReply<unknown>);
    await pause();
  }
  const [first] = replies;
  if (!first) return parseReply(schema, body);
  const entries = replies.flatMap((reply) => reply.entries);
  return { reply: { ...first, entries, skipped: given.length - entries.length }, issues };
}
