import { Link } from 'lucide';
import type { ReactNode } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import type { RouteName } from '../../lib/routes.ts';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { TextSkeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';

type TextField = keyof Pick<Tenant, 'tos' | 'privacy' | 'gdpr' | 'accessibility' | 'complaints'>;

const fields: Partial<Record<RouteName, TextField>> = {
  termsOfService: 'tos',
  privacyPolicy: 'privacy',
  gdpr: 'gdpr',
  accessibility: 'accessibility',
  complaints: 'complaints',
};

/** Which text of the club's configuration a screen shows. */
export function textFieldOf(name: RouteName): TextField {
  return fields[name] ?? 'tos';
}

interface ComplianceHeadProps {
  /** The club's name; empty while it is not known. */
  readonly name: string;
  /** Nothing where the club has no logo. */
  readonly logo: ReactNode;
  /** Where the text stands, for paper. */
  readonly address?: string;
  readonly onCopy?: () => void;
}

/** Above a club's text: whose it is, and its address to pass on. */
export function ComplianceHead({ name, logo, address, onCopy }: ComplianceHeadProps) {
  return (
    <div className="compliance-head">
      {logo && (
        <span className="compliance-logo" aria-hidden="true">
          {logo}
        </span>
      )}
      <div className="compliance-club">
        <p>{name}</p>
        {address && <p className="print-only font-normal">{address}</p>}
      </div>
      {/* By its label it is known again when the app takes over (islands/app-shell/first-view/take-over.ts). */}
      <Button variant="secondary" size="small" aria-label="Copy link" onClick={onCopy}>
        <Icon of={Link} size={16} />
        Copy link
      </Button>
    </div>
  );
}

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
