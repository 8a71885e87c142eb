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
  /** The first action may get the focus, so Cancel goes first. */
  readonly actions?: ReactNode;
  readonly kind?: 'dialog' | 'sheet';
}

/**
 * Escape, the close button and a backdrop press call `onClose`. The portal separates its forms from outer
 * forms.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({ onClose, title, description, children, actions, kind }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isBackdropPress = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const unregister = registerDialog(dialog);
    return () => {
      unregister();
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button.
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
        isBackdropPress.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isBackdropPress.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-panel">
        <h2 className="dialog-title" id={`${id}title`}>
          {title}
        </h2>
        {description && (
          <p className="text-muted" id={`${id}text`}>
            {description}
          </p>
        )}
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
        <IconButton label="Close" className="dialog-close" onClick={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
      {/* A modal dialog makes the page's live regions inert. */}
      <div data-live="announcer" className="sr-only" aria-live="polite" />
      <div data-live="alerts" className="sr-only" aria-live="assertive" />
    </dialog>
  );
}
