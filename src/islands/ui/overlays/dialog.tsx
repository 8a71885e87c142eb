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

/** Above the virtual keyboard. A sheet comes from below. */
const kinds = {
  dialog: { modal: 'modal-middle', box: 'max-w-md' },
  sheet: {
    modal: 'modal-bottom',
    box: 'mx-auto max-w-lg pb-[calc(min(1.25rem,5vw)+env(safe-area-inset-bottom,0px))] motion-safe:animate-[sheet_240ms_var(--ease-out)]',
  },
} as const;

const boxClass =
  'modal-box relative grid max-h-[calc(100dvh-2rem-var(--keyboard,0px)-env(safe-area-inset-top,0px))] w-[calc(100vw-min(2rem,8vw))] grid-cols-1 gap-4 border border-card-line p-[min(1.25rem,5vw)]';

/**
 * Escape, the close button and a backdrop press call `onClose`. The portal separates its forms from outer
 * forms.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  actions,
  kind = 'dialog',
}: Omit<DialogProps, 'open'>) {
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
      className={`modal bottom-(--keyboard,0px) h-auto ${kinds[kind].modal}`}
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
      <div className={`${boxClass} ${kinds[kind].box}`}>
        <h2 className="pe-11 text-[min(var(--text-xl),8.5vw)]" id={`${id}title`}>
          {title}
        </h2>
        {description && (
          <p className="text-muted" id={`${id}text`}>
            {description}
          </p>
        )}
        {children}
        {actions && <div className="modal-action mt-1 flex-wrap gap-3 *:flex-[1_1_8rem]">{actions}</div>}
        <IconButton label="Close" className="absolute end-2.5 top-2.5 print:hidden" onClick={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
      {/* A modal dialog makes the page's live regions inert. */}
      <div data-live="announcer" className="sr-only" aria-live="polite" />
      <div data-live="alerts" className="sr-only" aria-live="assertive" />
    </dialog>
  );
}
