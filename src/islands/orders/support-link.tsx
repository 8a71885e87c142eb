import type { ReactNode } from 'react';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { getPath } from '../../lib/paths.ts';
import type { SupportRequestValues } from '../../lib/support/requests.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

interface SupportLinkProps {
  readonly request: SupportRequestValues;
  readonly children?: ReactNode;
}

/** Opens a filled-in support ticket, which the member can change before sending it. */
export function SupportLink({ request, children = memberNotices.askAboutThis }: SupportLinkProps) {
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      href={getPath('createSupportRequest')}
      onClick={() => prefillSupportRequest(request)}
    >
      {children}
    </ButtonLink>
  );
}
