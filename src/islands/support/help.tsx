import type { MouseEvent, ReactNode } from 'react';
import { minimumAmountPence, supportResponseHours, withdrawalBusinessDays } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { getRoute, type RouteName } from '../../lib/routes.ts';
import { outcomeLabels } from '../../lib/tickets/ticket-outcomes.ts';
import { Money } from '../ui/content/money.tsx';
import { PageTextFrame } from '../ui/content/page-text-view.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Page } from '../ui/page.tsx';

/** A protected screen leads a visitor through sign-in. */
function RouteLink({ to, children }: { readonly to: RouteName; readonly children?: ReactNode }) {
  return <a href={getPath(to)}>{children ?? getRoute(to).title}</a>;
}

const raffles = (
  <>
    <p>
      A raffle has prizes, a price for each ticket and a time at which it closes. A ticket is one number in
      one draw.
    </p>
    <p>
      A scheduled raffle can be read about before it opens; all stand in the{' '}
      <RouteLink to="draws">list of raffles</RouteLink>. While one is live, you can buy tickets, up to the
      number that one member may have. Before you order, you read what it costs and what you have left.
    </p>
    <p>
      Some raffles can be subscribed to. Then tickets for upcoming draws are bought for you, from your wallet
      or bank account, until you unsubscribe.
    </p>
  </>
);

const chances = (
  <p>
    More tickets are more chances, but never a sure win. How that works stands in{' '}
    <RouteLink to="playInControl" />, with an example in figures.
  </p>
);

const least = <Money pence={minimumAmountPence} />;

const moneyFlows = (
  <>
    <p>
      Your <RouteLink to="wallet">wallet</RouteLink> holds pounds. It lists what went in and out; the{' '}
      <RouteLink to="statement">statement</RouteLink> has it by month.
    </p>
    <ul>
      <li>
        <strong>In.</strong> <RouteLink to="deposit">Deposit</RouteLink> {least} or more on the payment page.
        Deposits are typically immediate but may take up to 24 hours.
      </li>
      <li>
        <strong>Out.</strong> <RouteLink to="withdraw">Withdraw</RouteLink> {least} or more to your bank
        account. Withdrawals take 1-{withdrawalBusinessDays} business days.
      </li>
    </ul>
  </>
);

const results = (
  <>
    <p>
      Winners are selected at random after a draw ends. Once the club has listed them, they stand at the
      raffle itself, in <RouteLink to="results" /> and at your <RouteLink to="tickets">tickets</RouteLink>.
      Each ticket says one of these:
    </p>
    <ul>
      <li>
        <strong>{outcomeLabels.won}:</strong> the ticket has a prize, or its number is among the winners.
      </li>
      <li>
        <strong>{outcomeLabels.noWinListed}:</strong> the raffle has closed, every prize has a winner and this
        ticket isn't one.
      </li>
      <li>
        <strong>{outcomeLabels.open}:</strong> the raffle has not closed yet.
      </li>
      <li>
        <strong>{outcomeLabels.pending}:</strong> the app does not know all winners yet.
      </li>
    </ul>
  </>
);

const stopping = (
  <ul>
    <li>
      <strong>A subscription</strong> ends with Unsubscribe, in{' '}
      <RouteLink to="subscriptions">your subscriptions</RouteLink>. Tickets that are bought already are not
      refunded.
    </li>
    <li>
      <strong>A break, or closing your account:</strong> <RouteLink to="playInControl" /> has all ways to
      stop, and free help.
    </li>
  </ul>
);

const details = (
  <p>
    Name, phone number, address and email can be edited in your <RouteLink to="profile">profile</RouteLink>.
    The password has <RouteLink to="changePassword">a screen of its own</RouteLink>.
  </p>
);

const contact = (
  <>
    <p>
      Members write to <RouteLink to="support">support</RouteLink>. An answer is promised within{' '}
      {supportResponseHours} hours, and stands there.
    </p>
    <p>
      If you cannot sign in, look for the club's address in its own texts: <RouteLink to="termsOfService" />,{' '}
      <RouteLink to="privacyPolicy" /> or <RouteLink to="complaints" />.
    </p>
  </>
);

const sections = [
  { id: 'section-raffles', text: 'How a raffle works', content: raffles },
  { id: 'section-chances', text: 'Your chances', content: chances },
  { id: 'section-money', text: 'Money in and out', content: moneyFlows },
  { id: 'section-results', text: 'Results', content: results },
  { id: 'section-stopping', text: 'Stopping', content: stopping },
  { id: 'section-details', text: 'Your details', content: details },
  { id: 'section-contact', text: 'Contact', content: contact },
] as const;

/** Adds no history entry, so that Back leads to the screen before. */
function handleJump(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  focusNearestHeading(section);
}

/** Equal for members and visitors, and part of the page's HTML. */
export default function Help() {
  return (
    <Page>
      <PageTextFrame sections={sections} onJump={handleJump}>
        <div className="grid gap-8">
          {sections.map(({ id, text, content }) => (
            <section key={id} className="prose" aria-labelledby={id}>
              <h2 id={id}>{text}</h2>
              {content}
            </section>
          ))}
        </div>
      </PageTextFrame>
    </Page>
  );
}
