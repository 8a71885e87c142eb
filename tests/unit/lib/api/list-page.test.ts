import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseListReply } from '../../../../src/lib/api/list-page.ts';
import { listOf } from '../../../../src/lib/contract/wire/list.ts';
import { chunkSize, parseReply } from '../../../../src/lib/contract/wire/parse.ts';

const schema = listOf(z.object({ id: z.number() }));
const good = { id: 1 };
const bad = { id: 'one' };
const many = (entry: unknown, parts: number) => Array.from({ length: chunkSize * parts }, () => entry);

describe('a long list', () => {
  it.each([
    ['good entries', many(good, 3)],
    ['a page of them', { results: many(good, 3), next: '?page=2', count: 9_000 }],
    ['some that cannot be read', [good, ...many(bad, 1), good, bad]],
    ['a whole part that cannot be read, first', { results: [...many(bad, 2), good], next: '?page=2' }],
    ['nothing but one entry more than is read in one go', [...many(good, 1), good]],
  ])('of %s says what it says in one go', async (_, body) => {
    expect(await parseListReply(schema, body)).toEqual(parseReply(schema, body));
  });

  it('of which nothing can be read is none', async () => {
    await expect(parseListReply(schema, many(bad, 2))).rejects.toThrow(z.core.$ZodError);
  });

  it('is read with pauses, in which a page does what waits', async () => {
    const tasks = vi.fn();
    const timer = setInterval(tasks);
    await parseListReply(schema, many(good, 12));
    clearInterval(timer);
    expect(tasks.mock.calls.length).toBeGreaterThan(2);
  });

  it('pauses only where it is long', async () => {
    const task = vi.fn();
    const timer = setTimeout(task);
    await parseListReply(schema, many(good, 1));
    clearTimeout(timer);
    expect(task).not.toHaveBeenCalled();
  });
});
