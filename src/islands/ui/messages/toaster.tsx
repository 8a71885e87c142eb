import { useStore } from '@nanostores/react';
import { X } from 'lucide';
import type { ReadableAtom } from 'nanostores';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { isPageVisible, subscribePageVisibility } from '../../../lib/browser/page.ts';
import type { Toast } from '../../../lib/data/action.ts';
import { joinSentences } from '../../../lib/format/text.ts';
import { IconButton } from '../controls/button.tsx';
import { focusNearestHeading } from '../focus/focus-target.ts';
import { Icon } from '../icons/icon.tsx';
import { $openDialogs } from '../overlays/top-dialog.ts';
import { tones } from './alert.tsx';
import { useAnnouncement } from './announce.ts';

interface ToastTimerProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** Separate from `ToastView`, which remounts when a dialog opens or closes. */
function ToastTimer({ toast, isPaused, onEnd }: ToastTimerProps) {
  const remainingMs = useRef(toast.ms);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(handleEnd, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - started;
    };
  }, [isPaused]);
  useAnnouncement(joinSentences(toast.title, toast.text), toast.kind === 'error' ? 'alerts' : 'announcer');
  return null;
}

/** In very large text the message has the full width. Low screens have room for all visible toasts. */
const toastClass =
  'alert pointer-events-auto flex w-[min(100%,26rem)] items-start gap-3 rounded-field border-s-[0.3125rem] bg-base-100 py-1.5 ps-4 pe-1.5 text-base text-base-content shadow-overlay wrap-anywhere motion-safe:animate-[rise_240ms_var(--ease-out)] @max-[16rem]/toaster:flex-wrap @max-[16rem]/toaster:justify-between @max-[16rem]/toaster:gap-x-1.5 @max-[16rem]/toaster:gap-y-0 @max-[16rem]/toaster:px-[min(0.75rem,4cqi)] [@media(max-height:27rem)]:py-0';

/** A toast taller than the screen starts at the top with its close button. */
const toasterClass =
  'toast pointer-events-none inset-x-0 top-[max(0.5rem,env(safe-area-inset-top,0px))] bottom-[calc(max(var(--bottom-space),var(--keyboard,0px))+var(--action-space,0px)+1rem)] z-60 w-auto max-w-none px-[max(min(1rem,4vw),var(--inset-left),var(--inset-right))] @container/toaster print:hidden';

function ToastView({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const { icon, frame, colour } = tones[toast.kind];
  return (
    <li className={`${toastClass} ${frame}`}>
      <Icon of={icon} size={20} className={`mt-3 flex-none ${colour}`} />
      <div className="min-w-0 flex-1 py-2.5 @max-[16rem]/toaster:order-1 @max-[16rem]/toaster:flex-[1_1_100%] @max-[16rem]/toaster:pt-0">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      <IconButton label="Close message" onClick={onClose}>
        <Icon of={X} size={18} />
      </IconButton>
    </li>
  );
}

interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

interface ToasterProps extends Pick<ToastListProps, 'onClose'> {
  readonly $toasts: ReadableAtom<readonly Toast[]>;
  readonly visible: number;
}

/**
 * Pointer, focus and a hidden tab pause the timers. An open dialog contains the toasts, because the page
 * behind is inert.
 */
export function Toaster({ $toasts, visible, onClose }: ToasterProps) {
  const toasts = useStore($toasts);
  return toasts.length > 0 && <ToastList toasts={toasts.slice(-visible)} onClose={onClose} />;
}

/** Moves the focus of a closed toast to the next toast, otherwise to the previous focus. */
function useFocusHandover(section: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<EventTarget>(null);
  const handleFocusEnter = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && section.current?.contains(relatedTarget)))
      previousFocus.current = relatedTarget;
  };
  const moveFocus = () => {
    const all = section.current;
    const focused = document.activeElement;
    if (!(all?.contains(focused) && focused instanceof HTMLButtonElement)) return;
    const buttons = [...all.querySelectorAll('button')];
    const index = buttons.indexOf(focused);
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    else focusNearestHeading(all);
  };
  return { handleFocusEnter, moveFocus };
}

/** Sets `--toast-space`, for scrolling to controls. */
function useReservedSpace(section: RefObject<HTMLElement | null>, container: HTMLElement) {
  useEffect(() => {
    const { style } = document.documentElement;
    const list = section.current?.firstElementChild;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--toast-space', `${entry?.contentRect.height ?? 0}px`);
    });
    if (list && container === document.body) observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-space');
      style.removeProperty('--toast-room');
    };
  }, [section, container]);
}

function ToastList({ toasts, onClose }: ToastListProps) {
  const container = useStore($openDialogs).at(-1) ?? document.body;
  // A list that moves to another container fires no `pointerleave`.
  const [pausedIn, setPausedIn] = useState<HTMLElement>();
  const isPaused = pausedIn === container;
  const setPaused = (shouldPause: boolean) => setPausedIn(shouldPause ? container : undefined);
  const isVisible = useSyncExternalStore(subscribePageVisibility, isPageVisible);
  const section = useRef<HTMLElement>(null);
  useReservedSpace(section, container);
  const { handleFocusEnter, moveFocus } = useFocusHandover(section);
  const handleEnd = (id: number) => {
    setPaused(false);
    onClose(id);
  };
  const handleClose = (id: number) => {
    setPaused(false);
    moveFocus();
    onClose(id);
  };
  const list = (
    <section
      ref={section}
      className={toasterClass}
      aria-label="Messages"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={(event) => {
        handleFocusEnter(event);
        setPaused(true);
      }}
      onBlur={() => setPaused(false)}
    >
      <ol className="mt-auto grid animate-none justify-items-center gap-2 [@media(max-height:27rem)]:gap-1">
        {toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} onClose={() => handleClose(toast.id)} />
        ))}
      </ol>
    </section>
  );
  return (
    <>
      {toasts.map((toast) => (
        <ToastTimer
          key={toast.id}
          toast={toast}
          isPaused={isPaused || !isVisible}
          onEnd={() => handleEnd(toast.id)}
        />
      ))}
      {createPortal(list, container)}
    </>
  );
}
