import type { MouseEvent, ReactNode } from 'react';
import { getPath } from '../../lib/paths.ts';
import type { SupportRequestValues } from '../../lib/support/forms.ts';
import { go } from '../../stores/app/router.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

interface PrefilledLinkProps {
  readonly getValues: () => SupportRequestValues;
  readonly children: ReactNode;
}

/** Leads to the form of a support request, once it is filled in. */
export function PrefilledLink({ getValues, children }: PrefilledLinkProps) {
  const href = getPath('createSupportRequest');
  // In a new tab the form would be empty, so every click opens it here.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    prefillSupportRequest(getValues());
    go(href);
  };
  return (
    <ButtonLink variant="secondary" size="small" href={href} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}
