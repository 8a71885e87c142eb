import type { MouseEvent, ReactNode } from 'react';
import { minimumAmountPence, supportResponseHours, withdrawalBusinessDays } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { getRoute, type RouteName } from '../../lib/routes.ts';
import { outcomeLabels } from '../../lib/tickets/ticket-outcomes.ts';
import { Money } from '../ui/content/money.tsx';
import { PageTextFrame } from '../ui/content/page-text-view.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Page } from '../ui/page.tsx';

/** Links to a route by its title. */
function RouteLink({ to, children }: { readonly to: RouteName; readonly children?: ReactNode }) {
  return <a href={getPath(to)}>{children ?? getRoute(to).title}</a>;
}

const raffles = (
  <>
    <p>Each raffle has prizes, a ticket price and a closing time. Each ticket is one number in one draw.</p>
    <p>
      While a <RouteLink to="draws">raffle</RouteLink> is live you can buy tickets, up to its limit. You can
      look at scheduled raffles before they open. We show the cost and your balance before you buy.
    </p>
    <p>
      Some raffles let you subscribe. We then buy your tickets for each draw, from your wallet or bank
      account, until you unsubscribe.
    </p>
  </>
);

const chances = (
  <p>
    More tickets give you more chances, but you're never sure to win. See an example in{' '}
    <RouteLink to="playInControl" />.
  </p>
);

const minimum = <Money pence={minimumAmountPence} />;

const moneyFlows = (
  <>
    <p>
      Your <RouteLink to="wallet">wallet</RouteLink> shows your balance and transactions. Your{' '}
      <RouteLink to="statement">statement</RouteLink> lists them by month.
    </p>
    <ul>
      <li>
        <strong>In:</strong> <RouteLink to="deposit">Deposit</RouteLink> {minimum} or more on the payment
        page. Deposits are typically immediate but may take up to 24 hours.
      </li>
      <li>
        <strong>Out:</strong> <RouteLink to="withdraw">Withdraw</RouteLink> {minimum} or more to your bank
        account. Withdrawals take 1-{withdrawalBusinessDays} business days.
      </li>
    </ul>
  </>
);

const results = (
  <>
    <p>
      Winners are picked at random after the draw ends. See them on the raffle, in <RouteLink to="results" />{' '}
      and on your <RouteLink to="tickets">tickets</RouteLink>. Each ticket says one of these:
    </p>
    <ul>
      <li>
        <strong>{outcomeLabels.won}:</strong> it won a prize.
      </li>
      <li>
        <strong>{outcomeLabels.noWinListed}:</strong> the raffle has closed and every prize went to another
        ticket.
      </li>
      <li>
        <strong>{outcomeLabels.open}:</strong> the raffle hasn't closed.
      </li>
      <li>
        <strong>{outcomeLabels.pending}:</strong> we don't have all the winners yet.
      </li>
    </ul>
  </>
);

const stopping = (
  <ul>
    <li>
      To stop a subscription, choose Unsubscribe in <RouteLink to="subscriptions" />. We don't refund tickets
      already bought.
    </li>
    <li>
      To take a break, close your account or get free help, go to <RouteLink to="playInControl" />.
    </li>
  </ul>
);

const details = (
  <p>
    Change your name, phone number, address or email in your <RouteLink to="profile">profile</RouteLink>. You
    can also <RouteLink to="changePassword">change your password</RouteLink>.
  </p>
);

const contact = (
  <>
    <p>
      Send a support ticket in <RouteLink to="support" />. We reply there within {supportResponseHours} hours.
    </p>
    <p>
      Can't sign in? Look for your club's contact details in its <RouteLink to="termsOfService" />,{' '}
      <RouteLink to="privacyPolicy" /> or <RouteLink to="complaints" />.
    </p>
  </>
);

const sections = [
  { id: 'section-raffles', text: 'How raffles work', content: raffles },
  { id: 'section-chances', text: 'Your chances', content: chances },
  { id: 'section-money', text: 'Money in and out', content: moneyFlows },
  { id: 'section-results', text: 'Results', content: results },
  { id: 'section-stopping', text: 'Stop a subscription or take a break', content: stopping },
  { id: 'section-details', text: 'Change your details', content: details },
  { id: 'section-contact', text: 'Contact us', content: contact },
] as const;

/** Scrolls without a history entry, so that Back returns to the previous screen. */
function handleJump(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  focusNearestHeading(section);
}

/** Prerendered, because it is the same for members and visitors. */
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
