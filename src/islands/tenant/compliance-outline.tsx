import type { RouteName } from '../../lib/routes.ts';
import { TextSkeleton } from '../ui/loading/text-skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { textFieldOf } from './text-fields.ts';
import { ComplianceHead } from './text-head.tsx';

/** A club's text before it is known, with room for it; pages carry it, and first-text.tsx draws into it. */
export function ComplianceOutline({ name }: { readonly name: RouteName }) {
  return (
    <Page>
      <ComplianceHead name="" logo={<span className="club-logo club-logo-list" />} />
      <div className="club-text" data-field={textFieldOf(name)}>
        <TextSkeleton />
      </div>
    </Page>
  );
}
