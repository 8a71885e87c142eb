import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { registerDialog } from './top-dialog.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot. The first one gets the focus when nothing above them can take it: put Cancel first. */
  readonly actions?: ReactNode;
  /** A sheet comes from the bottom edge. */
  readonly kind?: 'dialog' | 'sheet';
}

/**
 * A modal dialog. Escape, the close button and a press beside it all call `onClose`; the native element makes the
 * page behind inert and gives the focus back to the opener. Its content is mounted only while it is open, so that it
 * starts afresh each time. It stands at the end of the page, because a form in it must not stand inside another.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({ onClose, title, description, children, actions, kind }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const leave = registerDialog(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the close button.
    <dialog
      ref={ref}
      className={kind === 'sheet' ? 'dialog dialog-sheet' : 'dialog'}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-panel">
        <h2 className="dialog-title" id={`${id}title`}>
          {title}
        </h2>
        {description && (
          <p className="muted" id={`${id}text`}>
            {description}
          </p>
        )}
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
        <IconButton label="Close" className="dialog-close" onClick={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
      {/* The page's own live regions are out of reach now. */}
      <div data-live="announcer" className="sr-only" aria-live="polite" />
      <div data-live="alerts" className="sr-only" aria-live="assertive" />
    </dialog>
  );
}
