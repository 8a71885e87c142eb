import type * as z from 'zod/mini';
import type { ListReply } from './list.ts';
import { chunkSize, drainIssues, getListEntries, type Issue, type ParsedReply, parseReply } from './parse.ts';

/** Browsers handle input before timers. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Skips a chunk without a readable entry. */
function parseChunk(schema: z.ZodMiniType, body: unknown): ParsedReply {
  try {
    return parseReply(schema, body);
  } catch {
    return { reply: undefined, issues: drainIssues() };
  }
}

/** Parses like `parseReply`, in chunks with pauses. @throws {ZodError} when no entry parses */
export async function parseChunked(schema: z.ZodMiniType, body: unknown): Promise<ParsedReply> {
  const wireEntries = getListEntries(body);
  const issues: Issue[] = [];
  const replies: ListReply<unknown>[] = [];
  for (let from = 0; from < wireEntries.length; from += chunkSize) {
    const results = wireEntries.slice(from, from + chunkSize);
    const chunk = parseChunk(schema, Array.isArray(body) ? results : { ...(body as object), results });
    issues.push(...chunk.issues);
    if (chunk.reply) replies.push(chunk.reply as ListReply<unknown>);
    await pause();
  }
  const [first] = replies;
  if (!first) return parseReply(schema, body);
  const entries = replies.flatMap((reply) => reply.entries);
  return { reply: { ...first, entries, skipped: wireEntries.length - entries.length }, issues };
}
