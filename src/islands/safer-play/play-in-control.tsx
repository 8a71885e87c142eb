import { useStore } from '@nanostores/react';
import { Phone } from 'lucide';
import { Suspense } from 'react';
import { gamblingCharity, gamblingHelpline } from '../../lib/config.ts';
import { formatPence } from '../../lib/format/money.ts';
import { helplineText } from '../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { chancesOf, exampleDraw } from '../../lib/safer-play/chances.ts';
import { $session } from '../../stores/app/session.ts';
import { NewTabLink } from '../shared/safer-play-links.tsx';
import { Disclosure } from '../ui/content/disclosure.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';

const { sold, own, price, times } = exampleDraw;
const { oneIn, cost, totalCost, winNothing } = chancesOf(exampleDraw);

const chanceText = `Say ${sold} tickets are sold for one prize and you have ${own}. Your chance is 1 in ${oneIn}, for ${formatPence(cost)} (${own} × ${formatPence(price)}).`;
const totalText = `Do that ${times} times and you spend ${formatPence(totalCost)}. About ${winNothing} in 100 people who do that win nothing. Only spend what you're happy to lose.`;

function Chances() {
  return (
    <div className={cardClass.flush}>
      <Disclosure id="chances" title="How raffles and chances work" heading="h2">
        <p>
          Each ticket is one number in one draw. Winners are picked at random after the draw ends. More
          tickets give you more chances and cost more, but you're never sure to win.
        </p>
        <p>
          Every draw starts fresh. Not winning for a while doesn't make a win more likely. We don't know how
          many tickets are sold, so we can't show your chances.
        </p>
        <h3>Example</h3>
        <p>{chanceText}</p>
        <p>{totalText}</p>
      </Disclosure>
    </div>
  );
}

function HelpServices() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="help">
      <h2 id="help">Get free help</h2>
      <p className="text-muted">
        Worried about how much you play, or about someone close to you? This help is free and separate from
        your club.
      </p>
      <p>{helplineText}</p>
      <ButtonLink href={gamblingHelpline.tel}>
        <Icon of={Phone} size={18} />
        Call {gamblingHelpline.number}
      </ButtonLink>
      <p>
        <NewTabLink href={gamblingCharity.url}>{gamblingCharity.name}</NewTabLink>{' '}
        <span className="text-muted">has live chat and support groups.</span>
      </p>
    </section>
  );
}

const MemberControls = lazyComponent(async () => (await import('./member-controls.tsx')).MemberControls);

/** Shows help first and open. Everything else is in rows that show their state. */
export default function PlayInControl() {
  const isMember = useStore($session).status === 'in';
  return (
    <Page>
      <div className="max-w-152 space-y-6">
        <HelpServices />
        {isMember && (
          <Suspense fallback={<Skeleton shape="panel" />}>
            <MemberControls />
          </Suspense>
        )}
        <Chances />
        {!isMember && (
          <p>
            Members can also see their spending, set reminders and ask for a break.{' '}
            <a className="link text-primary-text" href={getPath('signIn')}>
              Sign in
            </a>
          </p>
        )}
      </div>
    </Page>
  );
}
