import { useStore } from '@nanostores/react';
import { supportResponseHours } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { complaintRequestValues } from '../../lib/support/complaint-request.ts';
import { saveReturnAddress } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

function MemberLink() {
  return (
    <>
      <p>
        A support ticket is filled in for you to complete and send. The club promises an answer within{' '}
        {supportResponseHours} hours.
      </p>
      <ButtonLink
        href={getPath('createSupportRequest')}
        onClick={() => prefillSupportRequest(complaintRequestValues)}
      >
        Make a complaint
      </ButtonLink>
    </>
  );
}

/** Sign-in leads back to this page. */
function VisitorLink() {
  return (
    <>
      <p>Members can make a complaint here, as a support ticket.</p>
      <ButtonLink variant="secondary" href={getPath('signIn')} onClick={saveReturnAddress}>
        Sign in to make a complaint
      </ButtonLink>
    </>
  );
}

/** Leads from the club's text on complaints to a support request. */
export function ComplaintLink() {
  const isMember = useStore($session).status === 'in';
  return (
    <section
      className="mt-8 max-w-168 space-y-3 border-base-300 border-t pt-5 print:hidden"
      aria-labelledby="complaint"
    >
      <h2 id="complaint">Make a complaint</h2>
      {isMember ? <MemberLink /> : <VisitorLink />}
    </section>
  );
}
