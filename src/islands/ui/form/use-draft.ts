import { useEffect, useLayoutEffect, useRef } from 'react';
import { startLazyAutosave } from '../../../lib/drafts/lazy-autosave.ts';
import type { Draft } from '../../../lib/drafts/storage.ts';

/**
 * Keeps what is typed for as long as it is not sent: over a reload, a way elsewhere and back, and the end of a session.
 * @param name what the form does
 * @param read the values that differ from what the fields held at first or, as a whole, those the app has filled in too
 * @param write puts values back into the fields that were not touched
 * @param whenTyped calls back when something may be typed, so that nothing has to keep it before
 */
export function useDraft(
  name: string,
  read: (whole: boolean) => Readonly<Record<string, unknown>>,
  write: (draft: Draft) => void,
  whenTyped?: (callback: () => void) => void,
): void {
  const form = useRef({ read, write });
  form.current = { read, write };
  const end = useRef(() => {});
  useEffect(() => {
    const here = {
      read: (whole: boolean) => form.current.read(whole),
      write: (draft: Draft) => form.current.write(draft),
    };
    end.current = startLazyAutosave(name, here, whenTyped);
  }, [name, whenTyped]);
  // Before the fields are gone from the page, which is where some forms read their values.
  useLayoutEffect(() => () => end.current(), []);
}
