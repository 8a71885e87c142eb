import { atom, computed } from 'nanostores';
import { readLimitedText } from '../../lib/browser/limited-text.ts';
import { plannedNoticeText } from '../../lib/messages/planned-notices.ts';
import { isNoticeDismissed, saveDismissedNotice } from '../../lib/storage/dismissed-notices.ts';
import {
  findVisibleNotice,
  maxNoticesBytes,
  type PlannedNotice,
  parsePlannedNotices,
} from '../../lib/tenant/planned-notices.ts';
import { $now, correctClock } from './clock.ts';
import { tenantHost } from './tenant.ts';

const timeoutMs = 15_000;

/** A page that is looked at again reads the file again after this time. */
const rereadAfterMs = 15 * 60_000;

const $notices = atom<readonly PlannedNotice[]>([]);
const $dismissals = atom(0);

const $visible = computed([$notices, $now, $dismissals], (notices, now) => {
  const notice = findVisibleNotice(notices, now, isNoticeDismissed);
  // Text, so that a tick without a change notifies nobody.
  return notice ? `${notice.key} ${plannedNoticeText(notice, now)}` : '';
});

/** The file's text; undefined when it is missing or cannot be read. */
async function loadFile(): Promise<string | undefined> {
  try {
    const response = await fetch('/notices.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? await readLimitedText(response, maxNoticesBytes) : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves the notices as they are when the file cannot be read: they end by their own times. */
async function loadPlannedNotices(): Promise<void> {
  const text = await loadFile();
  const notices = text === undefined ? undefined : parsePlannedNotices(text, tenantHost.subdomain);
  if (!notices) return;
  if (notices.length > 0) await correctClock();
  $notices.set(notices);
}

export interface NoticeLine {
  readonly text: string;
  readonly dismiss: () => void;
}

function toLine(visible: string): NoticeLine | undefined {
  if (visible === '') return undefined;
  const end = visible.indexOf(' ');
  return {
    text: visible.slice(end + 1),
    dismiss: () => {
      saveDismissedNotice(visible.slice(0, end));
      $dismissals.set($dismissals.get() + 1);
    },
  };
}

/** Follows the clock only while the tenant has notices. */
function followNotices(onChange: (line: NoticeLine | undefined) => void): void {
  let stop: (() => void) | undefined;
  $notices.subscribe(({ length }) => {
    stop?.();
    stop = length > 0 ? $visible.subscribe((visible) => onChange(toLine(visible))) : void onChange(undefined);
  });
}

/** Reads the file now, and when the page is looked at again after a while. */
export function startPlannedNotices(onChange: (line: NoticeLine | undefined) => void): void {
  let readAt = Date.now();
  followNotices(onChange);
  void loadPlannedNotices();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - readAt) < rereadAfterMs) return;
    readAt = Date.now();
    void loadPlannedNotices();
  });
}
