import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

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

/** Opens the native modal with the state and closes it with it, which also gives the focus back to the opener. */
function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return ref;
}

/**
 * A modal dialog. Escape, the close button and a press beside it all call `onClose`; the native element makes the
 * page behind inert. Its content is mounted only while it is open, so that it starts afresh each time.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  kind = 'dialog',
}: DialogProps) {
  const ref = useModal(open);
  const id = useId();
  const pressedBeside = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the close button.
    <dialog
      ref={ref}
      className={`dialog ${kind === 'sheet' ? 'dialog-sheet' : ''}`}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
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
      {open && (
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
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
