import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { getPath } from '../../lib/paths.ts';
import { $session } from '../../stores/app/session.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { Chances } from './chances.tsx';
import { HelpServices } from './help.tsx';

const MemberControls = lazyComponent(() => import('./member-controls.tsx'));

/** Fills the screen below the help, so that nothing there moves. */
function Placeholder() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </>
  );
}

/** Play in control: help first, then what a member can see and do about their own playing. */
export default function PlayInControl() {
  const isMember = useStore($session).status === 'in';
  return (
    <Page narrow>
      <div className="flow-large">
        <HelpServices />
        <Suspense fallback={<Placeholder />}>
          {isMember && <MemberControls />}
          <Chances />
        </Suspense>
        {!isMember && <SignInHint />}
      </div>
    </Page>
  );
}

function SignInHint() {
  return (
    <p>
      Members also see here what went in and out of their wallet, can set reminders, and can ask for a break.{' '}
      <a className="link" href={getPath('signIn')}>
        Sign in
      </a>
    </p>
  );
}
