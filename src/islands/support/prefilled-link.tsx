import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import { lazyModule } from '../../lib/browser/lazy-module.ts';
import { getPath } from '../../lib/paths.ts';
import { go } from '../../stores/app/router.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import type * as PrefillRequest from './prefill-request.ts';

/** Most visits only read. */
const prefillRequest = lazyModule(() => import('./prefill-request.ts'));

interface PrefilledLinkProps {
  readonly prefill: (module: typeof PrefillRequest) => void;
  readonly children: ReactNode;
}

/** Leads to the form of a support request, once it is filled in. */
export function PrefilledLink({ prefill, children }: PrefilledLinkProps) {
  const href = getPath('createSupportRequest');
  useEffect(() => onIdle(() => void prefillRequest.preload()), []);
  // In a new tab the form would be empty, so every click opens it here.
  const handleClick = async (event: MouseEvent) => {
    event.preventDefault();
    const module = await prefillRequest.load();
    if (module) prefill(module);
    go(href);
  };
  return (
    <ButtonLink variant="secondary" size="small" href={href} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}
