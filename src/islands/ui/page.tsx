import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

interface PageProps {
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

export function Page({ subtitle, actions, narrow, children }: PageProps) {
  return (
    <div className={narrow ? 'page page-narrow' : 'page'}>
      {(subtitle || actions) && (
        <div className="page-head">
          {subtitle && <p className="page-subtitle">{subtitle}</p>}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}

/** Rendered by `PageEndSlot`. */
export const $pageEndContent = atom<ReactNode>(null);

export function PageEndSlot() {
  return useStore($pageEndContent);
}
