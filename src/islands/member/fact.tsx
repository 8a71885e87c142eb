import type { ReactNode } from 'react';

/** A line of a definition list; what is not known is said in words. */
export function factOf(term: string, value: string): { term: string; value: ReactNode } {
  return { term, value: value || <span className="not-given">Not given</span> };
}
