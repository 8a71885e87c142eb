import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { getPath } from '../../lib/paths.ts';
import {
  describeWithdrawal,
  parseRequestedWithdrawals,
  type RequestedWithdrawal,
  requestedWithdrawalsName,
} from '../../lib/wallet/requested-withdrawals.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { removeRequestedWithdrawal } from '../../stores/wallet/requested-withdrawals.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { cardClass } from '../ui/content/card.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';

interface WithdrawalProps {
  readonly withdrawal: RequestedWithdrawal;
  readonly onArrive: () => void;
}

function Withdrawal({ withdrawal, onArrive }: WithdrawalProps) {
  const { asked, expected, supportRequest } = describeWithdrawal(withdrawal, nowMs());
  return (
    <div className="flex flex-wrap items-center gap-3 justify-between">
      <div className="min-w-0 grow basis-60">
        <p className="font-[550]">{asked}</p>
        <p className="text-muted text-sm">{expected}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {supportRequest && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={getPath('createSupportRequest')}
            onClick={() => prefillSupportRequest(supportRequest)}
          >
            Ask about it
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" onClick={onArrive}>
          It has arrived
        </Button>
      </div>
    </div>
  );
}

/** Withdrawals that this browser sent, until the member says that they have arrived: the API does not tell. */
export function RequestedWithdrawals() {
  const id = useId();
  const cardRef = useRef<HTMLElement>(null);
  const withdrawals = parseRequestedWithdrawals(useDeviceValue(requestedWithdrawalsName));
  if (withdrawals.length === 0) return null;
  const handleArrive = (withdrawal: RequestedWithdrawal) => {
    const container = cardRef.current?.parentElement;
    flushSync(() => removeRequestedWithdrawal(withdrawal));
    focusNearestHeading(cardRef.current?.firstElementChild ?? container ?? document.body);
  };
  return (
    <section ref={cardRef} className={`${cardClass.padded} space-y-4`} aria-labelledby={id}>
      <h2 id={id}>Withdrawals asked for</h2>
      {withdrawals.map((withdrawal) => (
        <Withdrawal key={withdrawal.at} withdrawal={withdrawal} onArrive={() => handleArrive(withdrawal)} />
      ))}
    </section>
  );
}
