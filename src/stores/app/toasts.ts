import { atom, computed } from 'nanostores';
import { toastMs } from '../../lib/config.ts';
import type { Toast } from '../../lib/data/action.ts';

export const $toasts = atom<readonly Toast[]>([]);

export const $hasToasts = computed($toasts, (toasts) => toasts.length > 0);

let lastId = 0;

interface ToastRequest {
  readonly kind: Toast['kind'];
  readonly text: string;
  readonly title?: string;
  /** Default: specification, section 9. */
  readonly ms?: number;
}

const defaultMs = { success: toastMs.success, error: toastMs.error, info: toastMs.fallback } as const;

/** Shows a toast. Replaces an equal error. */
export function showToast({ kind, text, title, ms = defaultMs[kind] }: ToastRequest): void {
  lastId += 1;
  const others = $toasts
    .get()
    .filter((toast) => kind !== 'error' || toast.text !== text || toast.title !== title);
  $toasts.set([...others, { id: lastId, kind, title, text, ms }]);
}

export function closeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

export function closeAllToasts(): void {
  $toasts.set([]);
}
