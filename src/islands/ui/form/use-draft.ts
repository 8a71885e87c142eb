import { useEffect, useRef } from 'react';
import { type Draft, keepDraft, takeDraft } from '../../../lib/drafts.ts';

/**
 * Keeps what is typed over a reload that the page does by itself.
 * @param name what the form does
 * @param read the values as they stand
 * @param write puts values back into their fields
 */
export function useDraft(
  name: string,
  read: () => Readonly<Record<string, unknown>>,
  write: (draft: Draft) => void,
): void {
  const latest = useRef({ read, write });
  latest.current = { read, write };
  useEffect(() => {
    latest.current.write(takeDraft(name));
    return keepDraft(name, () => latest.current.read());
  }, [name]);
}
