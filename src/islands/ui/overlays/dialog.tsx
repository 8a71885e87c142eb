import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { registerDialog } from './top-dialog.ts';

interface DialogProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The first action may get the focus, so Cancel goes first. */
  readonly actions?: ReactNode;
  readonly kind?: 'dialog' | 'sheet';
  /** For a dialog that needs an answer soon (WAI-ARIA). */
  readonly role?: 'alertdialog' | undefined;
}

/**
 * Stays above the virtual keyboard. A sheet slides in from below. Not daisyUI's `modal`: browsers without `:popover-open`
 * (Safari 16.4) drop its whole rule for the open state. Only the panel animates: toasts inside stay still.
 */
const dialogClass =
  'bottom-(--keyboard,0px) m-auto max-h-[calc(100dvh-2rem-var(--keyboard,0px)-env(safe-area-inset-top,0px))] max-w-none overflow-visible bg-transparent p-0 text-inherit backdrop:bg-[rgb(0_0_0/0.5)]';

const panelClass =
  'relative grid max-h-[inherit] grid-cols-1 gap-4 overflow-auto overscroll-contain border border-card-line bg-base-100 p-[min(1.25rem,5vw)] shadow-overlay';

const kinds = {
  dialog: {
    dialog: 'w-[min(28rem,100vw-min(2rem,8vw))]',
    panel: 'rounded-box motion-safe:animate-[rise_150ms_var(--ease-out)]',
  },
  sheet: {
    dialog: 'mb-0 w-[min(32rem,100vw-var(--inset-left)-var(--inset-right))]',
    panel:
      'rounded-t-box pb-[calc(min(1.25rem,5vw)+env(safe-area-inset-bottom,0px))] motion-safe:animate-[sheet_240ms_var(--ease-out)]',
  },
} as const;

/**
 * Escape, the close button and a backdrop press call `onClose`. The portal separates its forms from outer
 * forms.
 */
export function Dialog({ open, ...props }: DialogProps & { readonly open: boolean }) {
  return open && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, description, children, actions, kind = 'dialog', role } = props;
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
      role={role}
      className={`${dialogClass} ${kinds[kind].dialog}`}
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
      <div className={`${panelClass} ${kinds[kind].panel}`}>
        <h2 className="pe-[44px] text-[min(var(--text-xl),8.5vw)]" id={`${id}title`}>
          {title}
        </h2>
        {description && (
          <p className="text-muted" id={`${id}text`}>
            {description}
          </p>
        )}
        {children}
        {actions && <div className="mt-1 flex flex-wrap justify-end gap-3 *:flex-[1_1_8rem]">{actions}</div>}
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
