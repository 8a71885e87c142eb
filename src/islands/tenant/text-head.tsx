import { Link } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';

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
