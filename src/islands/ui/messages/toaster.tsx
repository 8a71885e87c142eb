import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from '../../../lib/async.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../marks/icon.tsx';
import { useTopDialog } from '../overlays/top-dialog.ts';
import { announce } from './announce.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

function onVisibilityChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Counts a toast's time down while nobody holds it, and calls `onEnd` when it is used up. */
function useLifetime(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}

interface LifeProps {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly onEnd: () => void;
}

/** A toast's announcement and its time; apart from what shows it, which moves when a dialog opens or closes. */
function Life({ toast, paused, onEnd }: LifeProps) {
  useLifetime(toast.ms, paused, onEnd);
  useEffect(() => {
    const text = toast.title ? `${toast.title} ${toast.text}` : toast.text;
    return announce(text, toast.kind === 'error' ? 'alerts' : 'announcer');
  }, [toast]);
  return null;
}

function ToastView({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const icon = icons[toast.kind];
  return (
    <li className={`toast tone-${toast.kind}`}>
      <Icon of={icon} size={20} />
      <div className="toast-text">
        {toast.title && <p className="alert-title">{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      <IconButton label="Close message" onClick={onClose}>
        <Icon of={X} size={18} />
      </IconButton>
    </li>
  );
}

interface ToasterProps {
  readonly $toasts: ReadableAtom<readonly Toast[]>;
  /** How many show at once; the newest do. */
  readonly visible: number;
  readonly onClose: (id: number) => void;
}

/**
 * The messages at the bottom of the screen. Their time stands still while the pointer or the focus is on them and
 * while the tab is hidden. Assistive technology hears them through the live regions. Over an open dialog they show in
 * the dialog, because everything else is inert and behind it.
 */
export default function Toaster({ $toasts, visible, onClose }: ToasterProps) {
  const toasts = useStore($toasts);
  return toasts.length > 0 && <ToastList toasts={toasts.slice(-visible)} onClose={onClose} />;
}

interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

function ToastList({ toasts, onClose }: ToastListProps) {
  const place = useTopDialog() ?? document.body;
  // Where, because a list that moves elsewhere never says that the pointer has left it.
  const [heldIn, setHeldIn] = useState<HTMLElement>();
  const held = heldIn === place;
  const setHeld = (isHeld: boolean) => setHeldIn(isHeld ? place : undefined);
  const away = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'hidden');
  // A button that is removed with its toast never says that the focus left it.
  const close = (id: number) => {
    setHeld(false);
    onClose(id);
  };
  const list = (
    <section
      className="toaster"
      aria-label="Messages"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol>
        {toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </section>
  );
  return (
    <>
      {toasts.map((toast) => (
        <Life key={toast.id} toast={toast} paused={held || away} onEnd={() => close(toast.id)} />
      ))}
      {createPortal(list, place)}
    </>
  );
}
