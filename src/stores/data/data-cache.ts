import type { SeenBefore } from '../../lib/api/cached-replies.ts';
import { $memberKey, openedAs } from '../app/session.ts';

interface Loaded extends SeenBefore<unknown> {
  /** By an earlier page. */
  readonly isKept?: true;
}

/**
 * The library's cache forgets data when a reload fails; what was loaded last is kept here by key, so that a member
 * on a bad connection still sees it after coming back to a screen.
 */
export const lastLoaded = new Map<string, Loaded>();

/** What was looked for among what earlier pages kept. */
const looked = new Set<string>();

/**
 * What was read last with that key, whoever asked; else, for the member whom this page was opened for, what an earlier
 * page has kept.
 */
export function lastRead(key: string, seen: () => SeenBefore<unknown> | undefined): Loaded | undefined {
  const isNew = !lastLoaded.has(key) && !looked.has(key) && $memberKey.get() === openedAs;
  if (!isNew || openedAs === null) return lastLoaded.get(key);
  looked.add(key);
  const before = seen();
  if (before) lastLoaded.set(key, { ...before, isKept: true });
  return lastLoaded.get(key);
}

/** Drops all of it. */
export function forgetLoaded(): void {
  lastLoaded.clear();
  looked.clear();
}
