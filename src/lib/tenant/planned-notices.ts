/** Planned maintenance, as `/notices.json` on the site's own host names it (docs/deploy.md). */
import { readTimestamp } from '../contract/wire/read-money-and-times.ts';
import { cleanText, fingerprint } from '../format/text.ts';

export interface PlannedNotice {
  /** ms since the epoch */
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

export type NoticePhase = 'planned' | 'current';

export interface VisibleNotice extends PlannedNotice {
  readonly phase: NoticePhase;
  /** Equal for the same notice in the same phase; names nobody. */
  readonly key: string;
}

/** Bytes that are read of the file. */
export const maxNoticesBytes = 64 * 1024;
const maxNotices = 50;
const maxWords = 200;
/** Time before the start from which a notice is visible. */
const noticeMs = 48 * 60 * 60 * 1_000;

/** Without a zone, the time would be another one on each device. */
const zone = /:[\d:.]+ ?(Z|[+-]\d\d(:?\d\d)?)$/;

function readTime(value: unknown): number {
  const text = readTimestamp(value);
  return text !== undefined && zone.test(String(value)) ? Date.parse(text) : Number.NaN;
}

function readNotice(entry: unknown): PlannedNotice | undefined {
  const { from, to, words } = Object(entry) as Readonly<Record<string, unknown>>;
  const notice = {
    from: readTime(from),
    to: readTime(to),
    words: cleanText(typeof words === 'string' ? words : '', maxWords),
  };
  return notice.from < notice.to && notice.words !== '' ? notice : undefined;
}

function isFor(entry: unknown, subdomain: string): boolean {
  const { club } = Object(entry) as Readonly<Record<string, unknown>>;
  return club === '*' || (typeof club === 'string' && club.trim().toLowerCase() === subdomain);
}

/**
 * Reads the notices of one tenant. Entries with invalid times or without words are left out.
 * @returns undefined if the text is no list, such as another page of the host
 */
export function parsePlannedNotices(text: string, subdomain: string): PlannedNotice[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return undefined;
    return list
      .filter((entry) => isFor(entry, subdomain))
      .slice(0, maxNotices)
      .flatMap((entry) => readNotice(entry) ?? []);
  } catch {
    return undefined;
  }
}

function withPhase(notice: PlannedNotice, now: number): VisibleNotice | undefined {
  const { from, to, words } = notice;
  if (now < from - noticeMs || now >= to) return undefined;
  const phase = now < from ? 'planned' : 'current';
  return { ...notice, phase, key: `${fingerprint(`${from} ${to} ${words}`).toString(36)}-${phase}` };
}

/**
 * Finds the notice to show: a current one before a planned one, then the one that starts first.
 * @param now ms since the epoch
 */
export function findVisibleNotice(
  notices: readonly PlannedNotice[],
  now: number,
  isDismissed: (key: string) => boolean,
): VisibleNotice | undefined {
  return notices
    .flatMap((notice) => withPhase(notice, now) ?? [])
    .filter(({ key }) => !isDismissed(key))
    .sort((a, b) => Number(a.phase === 'planned') - Number(b.phase === 'planned') || a.from - b.from)[0];
}
