import { tenantUnknown } from '../../lib/messages/notices.ts';
import { getPath } from '../../lib/paths.ts';
import { back } from '../../stores/app/router.ts';
import { loadTenant } from '../../stores/app/tenant.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Illustration } from '../ui/icons/illustration.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Footer } from './footer.tsx';
import { authFrameClass } from './frame-class.ts';

/** Replaces every screen if the API does not know the tenant. */
export function UnknownTenant() {
  return (
    <div className={authFrameClass.frame}>
      <main
        id="content"
        className={`${authFrameClass.main} grid content-center justify-items-center gap-4 text-center wrap-anywhere`}
        tabIndex={-1}
      >
        <div className="text-primary-text *:size-24">
          <Illustration name="search" />
        </div>
        <h1>{tenantUnknown}</h1>
        <p>
          Check the web address (<strong>{location.host}</strong>) or ask your club for it.
        </p>
        <Button variant="secondary" onClick={() => void loadTenant()}>
          Try again
        </Button>
      </main>
      <Footer centred />
    </div>
  );
}

export function NotFound() {
  const actions = (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => back()}>
        Go Back
      </Button>
      <ButtonLink href={getPath('draws')}>Home</ButtonLink>
    </div>
  );
  return (
    <Page>
      <Empty
        title="This link doesn't work"
        text="It may be old or mistyped."
        action={actions}
        illustration="search"
      />
    </Page>
  );
}
