import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { minimumAmountPence, withdrawRedirectMs } from '../../../lib/config.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { getPath } from '../../../lib/paths.ts';
import { $pause } from '../../../stores/app/pause.ts';
import { back } from '../../../stores/app/router.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { UnansweredOrder } from '../../orders/lazy-orders.tsx';
import { useUnanswered } from '../../orders/use-unanswered.ts';
import { PhoneSaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useFocusOnMount } from '../../ui/focus/focus-target.ts';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Alert } from '../../ui/messages/alert.tsx';
import { pauseAnnouncements } from '../../ui/messages/announce.ts';
import { Page } from '../../ui/page.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

export default function Withdraw() {
  const [sent, setSent] = useState(false);
  const unanswered = useUnanswered(withdraw);
  return (
    <Page>
      <div className="space-y-4">
        <section className={`${cardClass.padded} space-y-4`}>
          <div className="space-y-2">
            <h2>Withdraw Funds</h2>
            <p className="text-muted">Withdrawals take 1-3 business days.</p>
          </div>
          {unanswered && <UnansweredOrder {...unanswered} />}
          {sent ? <SentNotice /> : <Fields onSent={() => setSent(true)} hidden={unanswered !== undefined} />}
        </section>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

interface FieldsProps {
  readonly onSent: () => void;
  readonly hidden: boolean;
}

function Fields({ onSent, hidden }: FieldsProps) {
  return (
    <Loaded query={memberQuery} needsFreshData skeleton={<Skeleton shape="panel" />}>
      {(member) =>
        member.balance !== undefined && member.balance < minimumAmountPence ? (
          !hidden && <BalanceTooLow balance={member.balance} />
        ) : (
          <WithdrawForm member={member} onDone={onSent} hidden={hidden} />
        )
      }
    </Loaded>
  );
}

function BalanceTooLow({ balance }: { readonly balance: number }) {
  const isPaused = useStore($pause) !== undefined;
  return (
    <div className="space-y-4">
      <p>
        You have <strong>{formatPence(balance)}</strong>
        <span>{`. The least that can be withdrawn is ${formatPence(minimumAmountPence)}.`}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!isPaused && <ButtonLink href={getPath('deposit')}>Deposit</ButtonLink>}
        <ButtonLink href={getPath('wallet')} variant="secondary">
          Back to the wallet
        </ButtonLink>
      </div>
    </div>
  );
}

/** Prevents a second submit. */
function SentNotice() {
  useEffect(pauseAnnouncements, []);
  useEffect(() => {
    const timer = setTimeout(() => back('wallet'), withdrawRedirectMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert ref={useFocusOnMount()} tone="success">
      Taking you back …
    </Alert>
  );
}
