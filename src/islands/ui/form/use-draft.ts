import { useEffect, useLayoutEffect, useRef } from 'react';
import { startLazyAutosave } from '../../../lib/drafts/lazy-autosave.ts';
import type { Draft } from '../../../lib/drafts/storage.ts';

/**
 * Saves typed values until submission.
 * @param read returns changed values; `includePrefilled` adds the others
 * @param write restores values into untouched fields
 * @param onFirstInput delays the autosave until the first input
 */
export function useDraft(
  name: string,
  read: (includePrefilled: boolean) => Readonly<Record<string, unknown>>,
  write: (draft: Draft) => void,
  onFirstInput?: (callback: () => void) => void,
): void {
  const form = useRef({ read, write });
  form.current = { read, write };
  const stop = useRef(() => {});
  useEffect(() => {
    const binding = {
      read: (includePrefilled: boolean) => form.current.read(includePrefilled),
      write: (draft: Draft) => form.current.write(draft),
    };
    stop.current = startLazyAutosave(name, binding, onFirstInput);
  }, [name, onFirstInput]);
  // A layout effect, because `read` may need the DOM.
  useLayoutEffect(() => () => stop.current(), []);
}
