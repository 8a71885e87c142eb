import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** `@container/page`: container queries follow the width that a sidebar or large text leaves. */
export const pageClass = {
  page: '@container/page mx-auto w-full max-w-(--content) pt-5 pr-(--page-end) pb-10 pl-(--page-start)',
  /** On desktops it begins at the edge of the content column. */
  narrow:
    '@container/page mx-auto w-full max-w-160 pt-5 pr-(--page-end) pb-10 pl-(--page-start) md:max-w-none md:px-(--column-edge) md:*:max-w-152',
} as const;

interface PageProps {
  readonly actions?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

export function Page({ actions, narrow, children }: PageProps) {
  return (
    <div className={narrow ? pageClass.narrow : pageClass.page}>
      {actions && <div className="mb-5 flex flex-wrap items-center justify-between gap-3">{actions}</div>}
      {children}
    </div>
  );
}

/** Rendered by `PageEndSlot`. */
export const $pageEndContent = atom<ReactNode>(null);

export function PageEndSlot() {
  return useStore($pageEndContent);
}
