import { useStore } from '@nanostores/react';
import { X } from 'lucide';
import { atom } from 'nanostores';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useActionSpace } from '../ui/use-action-space.ts';

/** Above the tab bar. It covers the end of the screen, so that a line that comes late moves nothing. */
const noteClass =
  'fixed inset-x-4 bottom-[calc(max(var(--bottom-space),var(--keyboard,0px))+0.5rem)] z-20 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-1 rounded-box border border-base-300 bg-base-100 py-1 ps-4 text-sm shadow-overlay print:hidden';

/** The notes on this page, the visible one first. */
const $notes = atom<readonly symbol[]>([]);

/** One note at a time: they have one place. @returns true once no earlier note is there */
function useNotePlace(): boolean {
  const [own] = useState(() => Symbol());
  const isFirst = useStore($notes)[0] === own;
  useLayoutEffect(() => {
    $notes.set([...$notes.get(), own]);
    return () => $notes.set($notes.get().filter((note) => note !== own));
  }, [own]);
  return isFirst;
}

/** False while a note has the place. */
export const isNotePlaceFree = (): boolean => $notes.get().length === 0;

interface BottomNoteProps {
  readonly label: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A quiet line that the member may read, follow or put away. */
export function BottomNote({ label, onDismiss, children }: BottomNoteProps) {
  const noteRef = useRef<HTMLElement>(null);
  const isVisible = useNotePlace();
  useActionSpace(noteRef, isVisible);
  const handleDismiss = () => {
    if (noteRef.current) focusNearestHeading(noteRef.current);
    onDismiss();
  };
  if (!isVisible) return null;
  return (
    <section ref={noteRef} className={noteClass} data-slot="bottom-note" aria-label={label}>
      <div className="min-w-0 py-1.5">{children}</div>
      <IconButton label={`Dismiss: ${label}`} onClick={handleDismiss}>
        <Icon of={X} size={18} />
      </IconButton>
    </section>
  );
}
