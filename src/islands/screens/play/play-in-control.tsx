import { useStore } from '@nanostores/react';
import { pathOf } from '../../../lib/paths.ts';
import { $session } from '../../../stores/app/session.ts';
import { Page } from '../../ui/page.tsx';
import { Away } from './away.tsx';
import { Chances } from './chances.tsx';
import { Help } from './help.tsx';
import { Money } from './money.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { TimeCard } from './time-card.tsx';

/** Play in control: help first, then what a member can see and do about their own playing. */
export default function PlayInControl() {
  const isMember = useStore($session).status === 'in';
  return (
    <Page narrow>
      <div className="flow-large">
        <Help />
        {isMember && <Money />}
        {isMember && <ReminderCard />}
        {isMember && <TimeCard />}
        {isMember && <Away />}
        <Chances />
        {!isMember && <ForMembers />}
      </div>
    </Page>
  );
}

function ForMembers() {
  return (
    <p>
      Members also see here what went in and out of their wallet, can set reminders, and can ask for a break.{' '}
      <a className="link" href={pathOf('signIn')}>
        Sign in
      </a>
    </p>
  );
}
