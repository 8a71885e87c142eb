import { pathOf } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Where to go after a payment; a visitor, such as one who came back in another browser, signs in first. */
export function WaysOn({ isMember }: { readonly isMember: boolean }) {
  if (!isMember) {
    return (
      <div className="flow-small">
        <p className="muted">Sign in to see your wallet and your tickets.</p>
        <ButtonLink block href={pathOf('signIn')}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <nav className="flow-small" aria-label="Continue">
      <ButtonLink block href={pathOf('wallet')}>
        Go to wallet
      </ButtonLink>
      <ButtonLink block variant="secondary" href={pathOf('tickets')}>
        Go to tickets
      </ButtonLink>
      <ButtonLink block variant="ghost" href={pathOf('raffles')}>
        Go to home
      </ButtonLink>
    </nav>
  );
}
