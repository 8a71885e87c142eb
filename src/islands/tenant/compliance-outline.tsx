import { Link } from 'lucide';
import type { ReactNode } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { getPath } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { logoBoxClass } from '../app-shell/frame-class.ts';
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

export function getTextField(name: RouteName): TextField {
  return fields[name] ?? 'tos';
}

const privacyFields: readonly TextField[] = ['privacy', 'gdpr'];

interface ComplianceHeadProps {
  readonly field: TextField;
  /** Empty until the tenant is loaded. */
  readonly name: string;
  readonly logo: ReactNode;
  readonly address?: string;
  readonly onCopy?: () => void;
}

export function ComplianceHead({ field, name, logo, address, onCopy }: ComplianceHeadProps) {
  return (
    <div data-slot="letterhead" className="mb-6 flex flex-wrap items-center gap-3">
      {logo && (
        <span data-slot="letterhead-logo" aria-hidden="true">
          {logo}
        </span>
      )}
      <div className="grow basis-30 font-semibold">
        <p data-slot="letterhead-name">{name}</p>
        {address && <p className="not-print:hidden font-normal">{address}</p>}
      </div>
      {/* take-over.ts finds the button by its label. */}
      <Button variant="secondary" size="small" aria-label="Copy link" onClick={onCopy}>
        <Icon of={Link} size={16} />
        Copy link
      </Button>
      {privacyFields.includes(field) && (
        <a className="link basis-full text-primary-text print:hidden" href={getPath('thisDevice')}>
          See what's stored on this device
        </a>
      )}
    </div>
  );
}

/** Prerendered; first-text.tsx fills it. */
export function ComplianceOutline({ name }: { readonly name: RouteName }) {
  const field = getTextField(name);
  return (
    <Page>
      <ComplianceHead field={field} name="" logo={<span className={logoBoxClass.letterhead} />} />
      <div data-field={field}>
        <TextSkeleton />
      </div>
    </Page>
  );
}
