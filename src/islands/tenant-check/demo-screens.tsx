import type { ReactNode } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { getCountdown } from '../../lib/draws/draw-card.ts';
import type { CleanHtml } from '../../lib/html/sanitise.ts';
import type { Quiz } from '../../lib/tenant/quiz.ts';
import { AuthHead, authScreenClass } from '../auth/auth-layout.tsx';
import SignIn from '../auth/sign-in.tsx';
import { DrawCardView, drawCellClass, drawGridClass } from '../draws/cards/draw-card-view.tsx';
import { DrawLogo } from '../draws/cards/draw-logo.tsx';
import { BalanceLinkView } from '../shared/member-links.tsx';
import { TicketGrid } from '../shared/ticket-grid.tsx';
import { OutcomeBadge } from '../shared/ticket-outcome.tsx';
import { EmptyText } from '../tenant/empty-text.tsx';
import { CountdownView } from '../ui/content/countdown-view.tsx';
import { PageTextView } from '../ui/content/page-text-view.tsx';
import { Button } from '../ui/controls/button.tsx';
import { choiceClass, controlClass } from '../ui/form/fields/field-class.ts';
import { Page } from '../ui/page.tsx';
import { BalanceCard } from '../wallet/balance-card.tsx';
import { TransactionList } from '../wallet/transaction-list.tsx';
import { demoBalancePence, demoDraws, demoTickets, demoTransactionList } from './demo-content.ts';

function DemoDraws() {
  return (
    <Page>
      <div className="mb-4 flex justify-end">
        <BalanceLinkView pence={demoBalancePence} />
      </div>
      <div className={drawGridClass}>
        {demoDraws.map((draw) => {
          const texts = getCountdown(draw);
          const remainingMs = Date.parse(texts.until ?? '') - Date.now();
          const countdown = <CountdownView {...texts} remainingMs={remainingMs} />;
          return (
            <div key={draw.id} className={drawCellClass}>
              <DrawCardView draw={draw} logo={<DrawLogo url={draw.logo_url} />} countdown={countdown} />
            </div>
          );
        })}
      </div>
    </Page>
  );
}

const ticketBadges = {
  won: <OutcomeBadge outcome="won" isSmall />,
  open: <OutcomeBadge outcome="open" isSmall />,
  pending: null,
  lost: <OutcomeBadge outcome="lost" isSmall />,
};

function DemoTickets() {
  return (
    <Page>
      <TicketGrid
        tickets={demoTickets}
        total={demoTickets.length}
        getOutcome={({ number }) => (number === '0117' ? 'won' : 'open')}
        badges={ticketBadges}
      />
    </Page>
  );
}

function DemoWallet() {
  return (
    <Page>
      <div className="grid grid-cols-1 gap-6">
        <div className="@container/balance">
          <BalanceCard balance={demoBalancePence} />
        </div>
        <h2>Transaction History</h2>
        <TransactionList list={demoTransactionList} />
      </div>
    </Page>
  );
}

function DemoQuiz({ quiz }: { readonly quiz: Quiz }) {
  return (
    <div className={authScreenClass}>
      <AuthHead heading={<h1>Sign up</h1>} />
      <fieldset>
        <legend className="mb-2.5 text-xl font-semibold">{quiz.question}</legend>
        <div className="grid gap-2">
          {quiz.options.map((option) => (
            <label key={option} className={choiceClass.card}>
              <input type="radio" className={controlClass.radio} />
              <span>{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button block>Continue</Button>
    </div>
  );
}

export interface DemoScreen {
  readonly title: string;
  /** `auth` has the centred logo; the others name the menu entry that is current. */
  readonly frame: 'auth' | 'draws' | 'wallet' | 'tickets' | 'termsOfService';
  readonly content: ReactNode;
}

interface DemoTermsProps {
  readonly tenant: Tenant;
  readonly terms: CleanHtml | undefined;
}

function DemoTerms({ tenant, terms }: DemoTermsProps) {
  if (terms) return <PageTextView clean={terms} />;
  if (tenant.tos.trim()) return <p>The text is too long for a picture.</p>;
  return <EmptyText tenantName={tenant.name} name="termsOfService" />;
}

interface DemoInput extends DemoTermsProps {
  readonly quiz: Quiz | undefined;
}

/** Six screens of the app: its own components, with invented content and the tenant's quiz and terms. */
export function getDemoScreens({ tenant, quiz, terms }: DemoInput): readonly DemoScreen[] {
  return [
    { title: 'Sign in', frame: 'auth', content: <SignIn /> },
    { title: 'Sign up', frame: 'auth', content: quiz ? <DemoQuiz quiz={quiz} /> : <p>There is no quiz.</p> },
    { title: 'Raffles', frame: 'draws', content: <DemoDraws /> },
    { title: 'Tickets', frame: 'tickets', content: <DemoTickets /> },
    { title: 'Wallet', frame: 'wallet', content: <DemoWallet /> },
    {
      title: 'Terms of Service',
      frame: 'termsOfService',
      content: (
        <Page>
          <DemoTerms tenant={tenant} terms={terms} />
        </Page>
      ),
    },
  ];
}
