import { getPath } from '../../lib/paths.ts';
import { back } from '../../stores/app/router.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';

export { UnknownTenant } from './unknown-tenant.tsx';

export default function NotFound() {
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
        title="There is nothing at this address"
        text="The link may be old, or mistyped."
        action={actions}
        illustration="search"
      />
    </Page>
  );
}
