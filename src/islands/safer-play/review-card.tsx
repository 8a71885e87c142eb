import { localDay } from '../../lib/format/local-day.ts';
import { saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { parseReview, reviewOptions } from '../../lib/safer-play/regular-review.ts';
import { regularReviewName } from '../../lib/safer-play/regular-review-key.ts';
import { canStoreForOwner } from '../../lib/storage/can-store.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { setRegularReview } from '../../stores/safer-play/reminders.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { cardClass } from '../ui/content/card.ts';
import { Select } from '../ui/controls/select.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

function ReviewChoice() {
  const text = useDeviceValue(regularReviewName);
  if (!canStoreForOwner()) return <p>{saferPlayNotices.storageUnavailable}</p>;
  return (
    <>
      <Select
        name="review"
        label="Remind me to look"
        value={parseReview(text, localDay(nowMs()))?.months ?? ''}
        options={reviewOptions}
        onChange={setRegularReview}
      />
      <p className="text-muted text-sm">Kept in this browser only, and gone when you sign out.</p>
    </>
  );
}

export function ReviewCard() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="review">
      <h2 id="review">A regular look</h2>
      <p>
        Once in a while one line tells you what went in and out of your wallet since the last time. It stands
        on the first screen that you open, never on a raffle or a deposit.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="button" />}>
        {() => <ReviewChoice />}
      </Loaded>
    </section>
  );
}
