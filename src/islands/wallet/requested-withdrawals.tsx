import { useId } from 'react';
import { getPath } from '../../lib/paths.ts';
import { parseStored } from '../../lib/storage/stored-value.ts';
import {
  describeWithdrawal,
  type RequestedWithdrawal,
  requestedWithdrawalsName,
  requestedWithdrawalsSchema,
} from '../../lib/wallet/requested-withdrawals.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { removeRequestedWithdrawal } from '../../stores/wallet/requested-withdrawals.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { cardClass } from '../ui/content/card.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';

interface WithdrawalProps {
  readonly withdrawal: RequestedWithdrawal;
  readonly onArrive: () => void;
}

function Withdrawal({ withdrawal, onArrive }: WithdrawalProps) {
  const { requested, expected, supportRequest } = describeWithdrawal(withdrawal, nowMs());
  return (
    <div className="flex flex-wrap items-center gap-3 justify-between">
      <div className="min-w-0 grow basis-60">
        <p className="font-[550]">{requested}</p>
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
            Ask us
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" onClick={onArrive}>
          Mark as arrived
        </Button>
      </div>
    </div>
  );
}

/** Withdrawals that this browser sent, until the member says that they have arrived: the API does not tell. */
export function RequestedWithdrawals() {
  const id = useId();
  const withdrawals = parseStored(useDeviceValue(requestedWithdrawalsName), requestedWithdrawalsSchema) ?? [];
  if (withdrawals.length === 0) return null;
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-labelledby={id}>
      <h2 id={id}>Your withdrawals</h2>
      {withdrawals.map((withdrawal) => (
        <Withdrawal
          key={withdrawal.at}
          withdrawal={withdrawal}
          onArrive={() => removeRequestedWithdrawal(withdrawal)}
        />
      ))}
    </section>
  );
}
