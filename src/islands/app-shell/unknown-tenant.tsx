import { loadTenant } from '../../stores/app/tenant.ts';
import { Button } from '../ui/controls/button.tsx';
import { Illustration } from '../ui/icons/illustration.tsx';
import { Footer } from './footer.tsx';

/** Replaces every screen if the API does not know the tenant. */
export default function UnknownTenant() {
  return (
    <div className="auth">
      <main id="content" className="unknown-club" tabIndex={-1}>
        <Illustration name="search" />
        <h1>There is no club at this address</h1>
        <p>
          We looked for <strong>{location.host}</strong>. Check the address for a typing mistake, or ask your
          club for the right one.
        </p>
        <Button variant="secondary" onClick={() => void loadTenant()}>
          Try again
        </Button>
      </main>
      <Footer />
    </div>
  );
}
