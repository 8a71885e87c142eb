import { atom, computed } from 'nanostores';
import { toastMs } from '../../lib/config.ts';
import type { Toast } from '../../lib/data/action.ts';

/** All toasts, oldest first; the toaster shows the last three. */
export const $toasts = atom<readonly Toast[]>([]);

export const $hasToasts = computed($toasts, (toasts) => toasts.length > 0);

let shown = 0;

interface ToastRequest {
  readonly kind: Toast['kind'];
  readonly text: string;
  readonly title?: string;
  /** Milliseconds; those of its kind in the specification's section 9 when left out. */
  readonly ms?: number;
}

const usualMs = { success: toastMs.success, error: toastMs.error, info: toastMs.fallback } as const;

/** Shows a message. An error that is told once more takes the place of the one before, so as not to pile up. */
export function showToast({ kind, text, title, ms = usualMs[kind] }: ToastRequest): void {
  shown += 1;
  const others = $toasts
    .get()
    .filter((toast) => kind !== 'error' || toast.text !== text || toast.title !== title);
  $toasts.set([...others, { id: shown, kind, title, text, ms }]);
}

export function closeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

export function closeAllToasts(): void {
  $toasts.set([]);
}
