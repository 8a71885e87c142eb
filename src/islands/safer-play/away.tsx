import { getPath } from '../../lib/paths.ts';
import { breakRequestValues, type BreakRequestType as Request } from '../../lib/safer-play/break-request.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

function RequestLink({ request, children }: { readonly request: Request; readonly children: string }) {
  const fillIn = () => prefillSupportRequest(breakRequestValues(request));
  return (
    <ButtonLink variant="secondary" href={getPath('createSupportRequest')} onClick={fillIn}>
      {children}
    </ButtonLink>
  );
}

/** The way to a break or out, and what asking for it does and does not do. */
export function BreakSection() {
  return (
    <section className="card flow-small" aria-labelledby="away">
      <h2 id="away">A break, or closing your account</h2>
      <p>
        Your club decides and does this. You ask for it with a support ticket, which is filled in for you to
        read, change and send; the club answers within 72 hours.
      </p>
      <ul className="play-points">
        <li>The ticket blocks nothing by itself. Until the club has acted, you can still play and pay in.</li>
        <li>
          <a className="link" href={getPath('subscriptions')}>
            Subscriptions
          </a>{' '}
          go on buying tickets until they are ended. You can end them yourself, at once.
        </li>
        <li>
          What is in your wallet you can{' '}
          <a className="link" href={getPath('withdraw')}>
            withdraw
          </a>{' '}
          yourself.
        </li>
      </ul>
      <div className="row">
        <RequestLink request="break">Ask for a break</RequestLink>
        <RequestLink request="close">Ask to close my account</RequestLink>
      </div>
    </section>
  );
}
