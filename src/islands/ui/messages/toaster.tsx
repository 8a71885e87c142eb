import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import type { ReadableAtom } from 'nanostores';
import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from '../../../lib/data/query.ts';
import { joinSentences } from '../../../lib/format/text.ts';
import { IconButton } from '../controls/button.tsx';
import { focusNearestHeading } from '../focus/focus-target.ts';
import { Icon } from '../icons/icon.tsx';
import { useTopDialog } from '../overlays/top-dialog.ts';
import { useAnnouncement } from './announce.ts';

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
  useAnnouncement(joinSentences(toast.title, toast.text), toast.kind === 'error' ? 'alerts' : 'announcer');
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
 * while the tab is hidden. Over an open dialog they show in the dialog, because everything else is inert and behind it.
 */
export default function Toaster({ $toasts, visible, onClose }: ToasterProps) {
  const toasts = useStore($toasts);
  return toasts.length > 0 && <ToastList toasts={toasts.slice(-visible)} onClose={onClose} />;
}

interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

/** A message that is closed by its button gives the focus to the next one's or, after the last, back to where it was. */
function useFocusAfter(section: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget>(null);
  const noteBefore = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && section.current?.contains(relatedTarget)))
      before.current = relatedTarget;
  };
  const handOn = () => {
    const all = section.current;
    const focused = document.activeElement;
    if (!(all?.contains(focused) && focused instanceof HTMLButtonElement)) return;
    const buttons = [...all.querySelectorAll('button')];
    const index = buttons.indexOf(focused);
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else focusNearestHeading(all);
  };
  return { noteBefore, handOn };
}

/** Leaves room for the messages where the page is scrolled to a control: they are `--toast-space` high. */
function useRoom(section: RefObject<HTMLElement | null>, place: HTMLElement) {
  useEffect(() => {
    const { style } = document.documentElement;
    const list = section.current?.firstElementChild;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--toast-space', `${entry?.contentRect.height ?? 0}px`);
    });
    if (list && place === document.body) observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-space');
      style.removeProperty('--toast-room');
    };
  }, [section, place]);
}

function ToastList({ toasts, onClose }: ToastListProps) {
  const place = useTopDialog() ?? document.body;
  // Where, because a list that moves elsewhere never says that the pointer has left it.
  const [heldIn, setHeldIn] = useState<HTMLElement>();
  const held = heldIn === place;
  const setHeld = (isHeld: boolean) => setHeldIn(isHeld ? place : undefined);
  const away = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'hidden');
  const section = useRef<HTMLElement>(null);
  useRoom(section, place);
  const { noteBefore, handOn } = useFocusAfter(section);
  const end = (id: number) => {
    setHeld(false);
    onClose(id);
  };
  const close = (id: number) => {
    setHeld(false);
    handOn();
    onClose(id);
  };
  const list = (
    <section
      ref={section}
      className="toaster"
      aria-label="Messages"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        noteBefore(event);
        setHeld(true);
      }}
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
        <Life key={toast.id} toast={toast} paused={held || away} onEnd={() => end(toast.id)} />
      ))}
      {createPortal(list, place)}
    </>
  );
}
