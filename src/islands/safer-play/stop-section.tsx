import { ExternalLink } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { gamblingHelpline, minimumAmountPence, selfExclusionScheme } from '../../lib/config.ts';
import { formatPence } from '../../lib/format/money.ts';
import { getPath } from '../../lib/paths.ts';
import { breakLengthOptions, breakRequestValues } from '../../lib/safer-play/pause.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { UnknownBalance } from '../orders/bank-approval-note.tsx';
import { TrustedLink } from '../shared/links.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Select } from '../ui/controls/filters.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { EndSubscriptions } from './end-subscriptions.tsx';
import { PausePart } from './pause-part.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="space-y-2 border-base-300 border-t pt-3" aria-labelledby={id}>
      <h3 className="text-[min(var(--text-lg),9vw)]" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}

const linkClass = 'link text-primary-text';

/** The withdrawal form opens with the whole balance ticked. */
function WithdrawLink({ balance }: { readonly balance: number | undefined }) {
  if (balance === undefined) return <UnknownBalance />;
  if (balance < minimumAmountPence) {
    return (
      <p>{`You have ${formatPence(balance)}. The least that can be withdrawn is ${formatPence(minimumAmountPence)}.`}</p>
    );
  }
  return (
    <p>
      <span>{`You have ${formatPence(balance)}. `}</span>
      <TrustedLink
        className={`${linkClass} inline-flex min-h-6 items-center`}
        href={getPath('withdraw', {}, { entire: 'true' })}
      >
        Withdraw the whole balance
      </TrustedLink>
    </p>
  );
}

const requests = [
  { type: 'break', label: 'Ask for a break' },
  { type: 'close', label: 'Ask to close my account' },
] as const;

/** Links to support requests for a chosen length. */
function BreakRequests() {
  const [length, setLength] = useState('');
  return (
    <>
      <p>
        Your club decides and does this. You ask for it with a support ticket, which is filled in for you to
        read, change and send; the club answers within 72 hours. The ticket blocks nothing by itself. Until
        the club has acted, you can still play and pay in.
      </p>
      <Select
        name="breakLength"
        label="For how long"
        value={length}
        options={breakLengthOptions}
        onChange={setLength}
      />
      <div className="flex flex-wrap items-center gap-3">
        {requests.map(({ type, label }) => (
          <ButtonLink
            key={type}
            variant="secondary"
            href={getPath('createSupportRequest')}
            onClick={() => prefillSupportRequest(breakRequestValues(type, length))}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

/** All ways to stop, in the order in which they take effect. */
export function StopSection() {
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-labelledby="stop">
      <h2 id="stop">Stop or take a break</h2>
      <Part title="End your subscriptions">
        <p>They go on buying tickets until they are ended. You can end them all here, at once.</p>
        <EndSubscriptions />
      </Part>
      <Part title="Withdraw what is left">
        <Loaded query={memberQuery} needsFreshData skeleton={<Skeleton shape="button" />}>
          {({ balance }) => <WithdrawLink balance={balance} />}
        </Loaded>
      </Part>
      <Part title="Pause in this browser">
        <PausePart />
      </Part>
      <Part title="A break, or closing your account">
        <BreakRequests />
      </Part>
      <Part title="Blocks outside this app">
        <p>
          <strong>Your bank.</strong> Many banks can block gambling payments by your card. You turn the block
          on in the bank's app, or ask the bank. A block goes by how the bank sorts a payment, and bank
          transfers may pass it, so ask whether it covers payments to your club.
        </p>
        <p>
          <strong>{selfExclusionScheme.name}.</strong> It is free and keeps you out of the online gambling
          companies licensed in Great Britain. A club that raffles without such a licence is not part of it,
          so do not count on it here: ask your club.{' '}
          <a
            className={`${linkClass} inline-flex min-h-6 items-center gap-1`}
            href={selfExclusionScheme.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            About {selfExclusionScheme.name}
            <span className="sr-only"> (opens in a new tab)</span>
            <Icon of={ExternalLink} size={14} />
          </a>
        </p>
        <p>
          <strong>Someone to talk to.</strong> {gamblingHelpline.name}, free, day and night:{' '}
          <a className={linkClass} href={gamblingHelpline.tel}>
            {gamblingHelpline.number}
          </a>
        </p>
      </Part>
    </section>
  );
}
