import type { ReactNode } from 'react';

/** The frame around the current screen. */
export function Frame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
