import { createElement } from 'react';
import { localDay } from '../../../lib/format/local-day.ts';
import { reviewText } from '../../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import type { RouteName } from '../../../lib/routes.ts';
import { nowMs } from '../../../stores/app/clock.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { getDueReview, loadTotalsSince, markReviewed } from '../../../stores/safer-play/regular-review.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { BottomNote, isNotePlaceFree } from '../../shared/bottom-note.tsx';
import { useAnnouncement } from '../../ui/messages/announce.ts';
import { $noteSlot } from '../frame.tsx';
import { canInterrupt, quietPeriodMs } from './activity.ts';

interface ReviewNoteProps {
  readonly text: string;
}

const removeNote = () => $noteSlot.set(null);

function ReviewNote({ text }: ReviewNoteProps) {
  useAnnouncement(text);
  return (
    <BottomNote label="A regular look" onDismiss={removeNote}>
      <p>
        {text}{' '}
        <a className="link inline-block py-1 text-primary-text" href={getPath('playInControl')}>
          Play in control
        </a>
      </p>
    </BottomNote>
  );
}

/** Not where the member spends money, nor where the line leads. `canInterrupt` excludes other screens of money. */
const screensWithout: readonly RouteName[] = ['draw', 'playInControl'];

function isScreenSuitable(): boolean {
  const screen = $screen.get();
  return screen.kind === 'screen' && !screensWithout.includes(screen.name) && $online.get();
}

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** A hidden tab and an unsuitable screen wait for their next change. */
function scheduleRetry(): void {
  clearTimeout(retryTimer);
  if (document.visibilityState !== 'hidden' && isScreenSuitable())
    retryTimer = setTimeout(showDueReview, quietPeriodMs);
}

const canShow = () => isScreenSuitable() && isNotePlaceFree() && canInterrupt();

/** Another tab may show it meanwhile, so the due review is read again. */
async function showDueReview(): Promise<void> {
  clearTimeout(retryTimer);
  const review = getDueReview();
  if (!review) return;
  if (!canShow()) return scheduleRetry();
  const session = $memberKey.get();
  const totals = await loadTotalsSince(transactionsQuery, review.since);
  if ($memberKey.get() !== session || getDueReview()?.since !== review.since) return;
  if (!canShow()) return scheduleRetry();
  markReviewed();
  const text = reviewText(review.since, totals, localDay(nowMs()));
  $noteSlot.set(createElement(ReviewNote, { text }));
}

/** Shows a review that is due on the first suitable screen, until the member leaves that screen. */
export function startRegularReview(): void {
  let visit: number | undefined;
  $screen.subscribe((screen) => {
    const next = screen.kind === 'screen' ? screen.visit : undefined;
    if (next === visit) return;
    visit = next;
    removeNote();
    void showDueReview();
  });
  $memberKey.listen(removeNote);
  $online.listen(() => void showDueReview());
  document.addEventListener('visibilitychange', () => void showDueReview());
}
