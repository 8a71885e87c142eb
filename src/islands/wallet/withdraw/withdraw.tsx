import { useEffect, useState } from 'react';
import { minimumAmountPence, withdrawLeaveMs } from '../../../lib/config.ts';
import { inPresent } from '../../../lib/data/query.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { pathOf } from '../../../lib/paths.ts';
import { back } from '../../../stores/app/router.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { GamblingMark } from '../../shared/safer-play-links.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useFocusOnMount } from '../../ui/focus/use-focus-on-mount.ts';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Alert } from '../../ui/messages/alert.tsx';
import { holdVoice } from '../../ui/messages/announce.ts';
import { Page } from '../../ui/page.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** Withdraw: how much, to which account, at which address. */
export default function Withdraw() {
  const [sent, setSent] = useState(false);
  return (
    <Page>
      <div className="flow">
        <section className="card flow form-wide">
          <div className="flow-small">
            <h2>Withdraw Funds</h2>
            <p className="muted">Withdrawals take 1-3 business days.</p>
          </div>
          {sent ? <Leaving /> : <Fields onSent={() => setSent(true)} />}
        </section>
        <GamblingMark />
      </div>
    </Page>
  );
}

const member = inPresent(memberQuery);

/** The fields wait for the profile, which they start from; what is typed then stays whatever is loaded later. */
function Fields({ onSent }: { readonly onSent: () => void }) {
  return (
    <Loaded query={member} skeleton={<Skeleton shape="panel" />}>
      {(member) =>
        member.balance < minimumAmountPence ? (
          <TooLittle balance={member.balance} />
        ) : (
          <WithdrawForm member={member} onDone={onSent} />
        )
      }
    </Loaded>
  );
}

/** Stands in place of the form while there is nothing that could be withdrawn. */
function TooLittle({ balance }: { readonly balance: number }) {
  return (
    <div className="flow">
      <p>
        You have <strong>{formatPence(balance)}</strong>. The least that can be withdrawn is{' '}
        {formatPence(minimumAmountPence)}.
      </p>
      <div className="row">
        <ButtonLink href={pathOf('deposit')}>Deposit</ButtonLink>
        <ButtonLink href={pathOf('wallet')} variant="secondary">
          Back to the wallet
        </ButtonLink>
      </div>
    </div>
  );
}

/** Takes the form's place once it is sent, so that it cannot be sent again, and leaves. */
function Leaving() {
  useEffect(holdVoice, []);
  useEffect(() => {
    const timer = setTimeout(() => back('wallet'), withdrawLeaveMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert ref={useFocusOnMount()} tone="success">
      Taking you back …
    </Alert>
  );
}
