import { fingerprint } from '../../lib/format/text.ts';
import { signedInAs } from '../../lib/messages/notices.ts';
import { $memberEmail, $session, type Session } from './session.ts';
import { closeAllToasts, showToast } from './toasts.ts';

interface TabMember {
  /** A hash of the email, so that nothing of a member stays in memory; undefined until the API has said who it is. */
  mark: number | undefined;
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
  current = { mark: undefined };
}

function handleEmail(email: string | undefined): void {
  if (email === undefined || !current) return;
  current.mark = fingerprint(email);
  if (previous && previous.mark !== current.mark) {
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
  const email = readCachedEmail();
  if (current && email) current.mark = fingerprint(email);
  $memberEmail.listen(handleEmail);
}
