import type { Draw } from '../../lib/contract/draws.ts';
import { getPath } from '../../lib/paths.ts';

interface DrawLinkProps {
  readonly id: Draw['id'];
  readonly children: string;
}

/** In a heading, in the heading's colour. */
export function DrawLink({ id, children }: DrawLinkProps) {
  return (
    <a
      className="inline-flex min-h-11 items-center underline decoration-1 decoration-control underline-offset-[0.25em] hover:decoration-2"
      href={getPath('draw', { id })}
    >
      {children}
    </a>
  );
}
