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

const getMark = (email: string) => fingerprint(encodeURIComponent(email.toLowerCase()));

/** The mark of the member whose session wrote the offline cache; its owner's name is in lower case. */
function readCachedMark(): number | undefined {
  const [, email] = globalThis.cacheOwner?.split('/') ?? [];
  return email ? fingerprint(email) : undefined;
}

function handleSession(session: Session, before?: Session): void {
  if (session.status !== 'in' || session === before) return;
  previous = session.isSignedInHere ? undefined : current;
  current = { mark: undefined };
}

function handleEmail(email: string | undefined): void {
  if (email === undefined || !current) return;
  current.mark = getMark(email);
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
  if (current) current.mark = readCachedMark();
  $memberEmail.listen(handleEmail);
}
