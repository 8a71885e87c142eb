import { $online } from './connection.ts';

export function isPageActive(): boolean {
  return document.visibilityState !== 'hidden' && $online.get();
}

/**
 * Calls back when the tab becomes visible or the connection returns.
 * @returns unsubscribes
 */
export function subscribePageActive(listener: () => void): () => void {
  const notify = () => {
    if (isPageActive()) listener();
  };
  document.addEventListener('visibilitychange', notify);
  const stopOnline = $online.listen(notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
    stopOnline();
  };
}
