import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { hasDraft } from '../../lib/drafts/storage.ts';
import { discardDraft } from '../../lib/storage/scoped-storage.ts';
import { cardClass } from '../ui/content/card.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';

interface EditableProps {
  /** Part of the button's accessible name. */
  readonly name: string;
  /** An existing draft opens the form. */
  readonly draft: string;
  readonly note?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
  readonly renderForm: (onSaved: () => void) => ReactNode;
}

function useFocusAfterEditing(isEditing: boolean) {
  const toggleRef = useRef<HTMLButtonElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      if (toggleRef.current) toggleRef.current.focus();
      else if (cardRef.current) focusNearestHeading(cardRef.current);
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { toggleRef, cardRef };
}

/** Cancel discards the draft. */
export function Editable({ name, draft, note, isReadOnly = false, children, renderForm }: EditableProps) {
  const [isOpen, setOpen] = useState(() => hasDraft(draft));
  const isEditing = isOpen && !isReadOnly;
  const { toggleRef, cardRef } = useFocusAfterEditing(isEditing);
  const handleToggle = () => {
    if (isEditing) discardDraft(draft);
    setOpen(!isEditing);
  };
  return (
    <div ref={cardRef} className={cardClass.padded}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
        <p className="grow basis-32 text-muted text-sm">{note}</p>
        {!isReadOnly && (
          <Button ref={toggleRef} variant="secondary" onClick={handleToggle}>
            <span>{isEditing ? 'Cancel' : 'Edit'}</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
      {isEditing ? <Suspense>{renderForm(() => setOpen(false))}</Suspense> : children}
    </div>
  );
}
