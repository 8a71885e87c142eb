import { useStore } from '@nanostores/react';
import { ExternalLink, Phone } from 'lucide';
import { Suspense } from 'react';
import { gamblingCharity, gamblingHelpline } from '../../lib/config.ts';
import { formatPence } from '../../lib/format/money.ts';
import { getPath } from '../../lib/paths.ts';
import { chancesOf, exampleDraw } from '../../lib/safer-play/chances.ts';
import { $session } from '../../stores/app/session.ts';
import { cardClass } from '../ui/content/surface.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';

const { sold, own, price, times } = exampleDraw;
const { oneIn, cost, totalCost, winNothing } = chancesOf(exampleDraw);

const chanceText = `${sold} tickets are sold for one prize, and you hold ${own}. Your chance is ${own} in ${sold}, which is 1 in ${oneIn}. At ${formatPence(price)} a ticket that is ${formatPence(cost)}.`;
const totalText = `Do the same ${times} times and you spend ${formatPence(totalCost)}. Of 100 members who do so, about ${winNothing} win nothing at all. Spend on raffles what you are happy to spend without winning.`;

function Chances() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="chances">
      <h2 id="chances">How raffles and chances work</h2>
      <p>
        A ticket is one number in one draw. The winners are selected at random after the draw ends. More
        tickets are more chances and cost more; they never make a win sure.
      </p>
      <p>
        Draws do not remember: whoever has not won for a long time is no closer to a win. Your chance depends
        on how many tickets are sold, which this app is not told, so it shows no chances for draws.
      </p>
      <h3>An example, made up</h3>
      <p>{chanceText}</p>
      <p>{totalText}</p>
    </section>
  );
}

function HelpServices() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="help">
      <h2 id="help">Free help</h2>
      <p className="text-muted">
        If playing worries you, or somebody close to you: this help is free and independent of your club.
      </p>
      <div>
        <p>{gamblingHelpline.name}, free, 24 hours a day</p>
        <ButtonLink href={gamblingHelpline.tel} className="mt-1.5">
          <Icon of={Phone} size={18} />
          <span className="sr-only">Call </span>
          {gamblingHelpline.number}
        </ButtonLink>
      </div>
      <p>
        <a
          className="link inline-flex min-h-6 items-center gap-1 text-primary-text"
          href={gamblingCharity.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {gamblingCharity.name}
          <span className="sr-only"> (opens in a new tab)</span>
          <Icon of={ExternalLink} size={14} />
        </a>{' '}
        <span className="text-muted">runs the helpline; also chat and groups</span>
      </p>
    </section>
  );
}

const MemberControls = lazyComponent(async () => (await import('./member-controls.tsx')).MemberControls);

/** Shows help first. On a member's wide page, help and chances stand beside the member's own controls. */
export default function PlayInControl() {
  const isMember = useStore($session).status === 'in';
  const columns =
    '@min-[52rem]/page:grid-cols-2 @min-[52rem]/page:grid-rows-[auto_1fr] @min-[52rem]/page:items-start';
  const memberColumn =
    '@min-[52rem]/page:col-start-2 @min-[52rem]/page:row-span-2 @min-[52rem]/page:row-start-1 space-y-6';
  return (
    <Page narrow={!isMember}>
      <div className={`grid grid-cols-1 gap-6 ${isMember ? columns : ''}`}>
        <HelpServices />
        <Suspense
          fallback={
            <div className={memberColumn}>
              <Skeleton shape="title" />
              <Skeleton shape="panel" />
              <Skeleton shape="panel" />
            </div>
          }
        >
          {isMember && (
            <div className={memberColumn}>
              <MemberControls />
            </div>
          )}
          <Chances />
        </Suspense>
        {!isMember && (
          <p>
            Members also see here what went in and out of their wallet, can set reminders, and can ask for a
            break.{' '}
            <a className="link text-primary-text" href={getPath('signIn')}>
              Sign in
            </a>
          </p>
        )}
      </div>
    </Page>
  );
}
