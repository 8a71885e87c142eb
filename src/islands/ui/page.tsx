import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

interface PageProps {
  /** A visible line under the screen's title; the title itself is the frame's. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** One column of reading width, for forms. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The column a screen's content stands in. */
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

/** What stands at the end of the screens that leave room for it. */
export const $pageEndContent = atom<ReactNode>(null);

/** That room. */
export function PageEndSlot() {
  return useStore($pageEndContent);
}
