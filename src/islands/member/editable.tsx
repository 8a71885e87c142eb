import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';

interface EditableProps {
  /** What is being changed, for those who cannot see where the button stands. */
  readonly name: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  /** The form, told how to leave the edit mode once it has saved. */
  readonly edit: (leave: () => void) => ReactNode;
}

/** Something to read that can be edited in its place. Cancel throws the form away, and what was typed with it. */
export function Editable({ name, note, children, edit }: EditableProps) {
  const [editing, setEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    toggle.current?.focus();
  };
  return (
    <div className="card">
      <div className="editable-head">
        <p className="muted small">{note}</p>
        <Button ref={toggle} variant="secondary" onClick={() => setEditing(!editing)}>
          {editing ? 'Cancel' : 'Edit'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {editing ? edit(leave) : children}
    </div>
  );
}
