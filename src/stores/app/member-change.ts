import { signedInAs } from '../../lib/messages/notices.ts';
import { $memberEmail, $session, type Session } from './session.ts';
import { closeAllToasts, showToast } from './toasts.ts';

/** Undefined while the API has not said who it is. */
interface TabMember {
  email: string | undefined;
}

let current: TabMember | undefined;

/** The member of the tab's session before, until the present one is known. */
let previous: TabMember | undefined;

function readCachedEmail(): string | undefined {
  const [, email] = globalThis.cacheOwner?.split('/') ?? [];
  return email && decodeURIComponent(email);
}

function handleSession(session: Session, before?: Session): void {
  if (session.status !== 'in' || session === before) return;
  previous = session.isSignedInHere ? undefined : current;
  current = { email: undefined };
}

function handleEmail(email: string | undefined): void {
  if (email === undefined || !current) return;
  current.email = email;
  if (previous && previous.email !== email) {
    closeAllToasts();
    showToast({ kind: 'info', text: signedInAs(email) });
  }
  previous = undefined;
}

/**
 * Tells when this tab's session becomes another member's without a sign-in here: by another tenant's token, another
 * tab, or while the page was in the browser's cache. Runs before the offline cache of the session before is cleared.
 */
export function startMemberChangeNotice(): void {
  $session.subscribe(handleSession);
  if (current) current.email = readCachedEmail();
  $memberEmail.listen(handleEmail);
}
