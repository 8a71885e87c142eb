import { useMemo } from 'react';
import { prizeQuestionAfterMs } from '../../lib/config.ts';
import type { WonMoney } from '../../lib/draws/prize-credits.ts';
import { prizeRequestLabel, prizeSupportRequest, type Win } from '../../lib/draws/results.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import { dayText, localDay } from '../../lib/format/local-day.ts';
import { formatPence } from '../../lib/format/money.ts';
import { prizeMoneyNotices } from '../../lib/messages/prize-money-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { type FollowedPrizes, usePrizeMoney, useWonMoney } from './use-prize-money.ts';

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-1 decoration-control underline-offset-[0.25em] hover:decoration-2';

interface PrizeMoneyProps {
  readonly drawId: string;
  /** The member's wins in this draw. */
  readonly wins: readonly Win[];
  /** Called before a link changes the screen. */
  readonly onLeave?: () => void;
  /** Set where nothing else leads to the question. */
  readonly canAsk?: true;
}

/** Says whether the money of wins is in the wallet. Renders nothing for other prizes. */
export default function PrizeMoney(props: PrizeMoneyProps) {
  const { drawId, wins } = props;
  const tickets = useMemo(() => wins.map(({ ticket }) => ticket), [wins]);
  const money = useWonMoney(drawId, tickets);
  if (!money) return null;
  return money.fixed.length > 0 || money.hasShare ? <WonMoneyLines {...props} money={money} /> : null;
}

function WonMoneyLines({
  drawId,
  wins,
  money,
  onLeave,
  canAsk,
}: PrizeMoneyProps & { readonly money: WonMoney }) {
  const followed = usePrizeMoney(money);
  const isMissing = followed.some(({ missingCount }) => missingCount > 0);
  const isLessPossible = followed.some(({ isNet, missingCount }) => !isNet && missingCount > 0);
  const isOne = money.fixed.length === 1 && money.fixed[0]?.credits.length === 1;
  const day = localDay(money.since);
  const handleAsk = () => {
    const name = wins[0]?.ticket.draw_name ?? '';
    prefillSupportRequest(prizeSupportRequest({ id: drawId, name }, wins));
    onLeave?.();
  };
  return (
    <div className="pb-1 text-sm tabular-nums">
      {followed.map((prizes) => (
        <PrizeLines key={prizes.amount} prizes={prizes} isOne={isOne} onLeave={onLeave} />
      ))}
      {(money.hasShare || isLessPossible) && (
        <p>
          <a className={linkClass} href={getPath('statement', {}, { from: day })} onClickCapture={onLeave}>
            {prizeMoneyNotices.entriesSince(dayText(day))}
          </a>
        </p>
      )}
      {canAsk && isMissing && nowMs() >= money.since + prizeQuestionAfterMs && (
        <p>
          <a className={linkClass} href={getPath('createSupportRequest')} onClickCapture={handleAsk}>
            {prizeRequestLabel}
          </a>
        </p>
      )}
    </div>
  );
}

interface PrizeLinesProps {
  readonly prizes: FollowedPrizes;
  /** True for a win of one money prize. */
  readonly isOne: boolean;
  readonly onLeave: (() => void) | undefined;
}

function PrizeLines({ prizes, isOne, onLeave }: PrizeLinesProps) {
  const { amount, arrived, missingCount, isNet } = prizes;
  return (
    <>
      {arrived.map(({ id, created_at }) => (
        <p key={id}>
          <span>{prizeMoneyNotices.arrived(formatPence(amount), formatDay(created_at))}</span>{' '}
          <a className={linkClass} href={getPath('statement', {}, { receipt: id })} onClickCapture={onLeave}>
            Receipt<span className="sr-only">{` for ${formatPence(amount)}`}</span>
          </a>
        </p>
      ))}
      {missingCount > 0 && (
        <p>
          {isOne && isNet
            ? prizeMoneyNotices.missing
            : prizeMoneyNotices.missingOf(formatPence(amount), missingCount)}
        </p>
      )}
    </>
  );
}
