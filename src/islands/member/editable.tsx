import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { hasDraft } from '../../lib/drafts/storage.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';

interface EditableProps {
  /** What is being changed, for those who cannot see where the button stands. */
  readonly name: string;
  /** The draft of the form; where something was typed before, the form stands open. */
  readonly draft: string;
  readonly note?: ReactNode;
  /** True once nothing can be changed any more. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
  /** The form, told how to leave the edit mode once it has saved. */
  readonly renderForm: (leave: () => void) => ReactNode;
}

/** After editing, the focus goes to the button that began it or, where that has gone, to what names its place. */
function useFocusAfterEditing(editing: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current && !editing) {
      if (toggle.current) toggle.current.focus();
      else if (card.current) focusNearestHeading(card.current);
    }
    before.current = editing;
  }, [editing]);
  return { toggle, card };
}

/** Something to read that can be edited in its place. Cancel throws the form away, and what was typed with it. */
export function Editable({ name, draft, note, isReadOnly = false, children, renderForm }: EditableProps) {
  const [wanted, setWanted] = useState(() => hasDraft(draft));
  const editing = wanted && !isReadOnly;
  const { toggle, card } = useFocusAfterEditing(editing);
  const press = () => {
    if (editing) clearFromTab(draft);
    setWanted(!editing);
  };
  return (
    <div ref={card} className="card">
      <div className="editable-head">
        <p className="muted small">{note}</p>
        {!isReadOnly && (
          <Button ref={toggle} variant="secondary" onClick={press}>
            {editing ? 'Cancel' : 'Edit'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {editing ? <Suspense>{renderForm(() => setWanted(false))}</Suspense> : children}
    </div>
  );
}
