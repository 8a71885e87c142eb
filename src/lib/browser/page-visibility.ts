export const isPageVisible = (): boolean => document.visibilityState !== 'hidden';

/**
 * Calls back when the page is hidden or visible again. In the back/forward cache it counts as hidden.
 * @returns unsubscribes
 */
export function subscribePageVisibility(listener: (isVisible: boolean) => void): () => void {
  const handleHide = () => listener(false);
  const handleChange = () => listener(isPageVisible());
  addEventListener('pagehide', handleHide);
  addEventListener('pageshow', handleChange);
  document.addEventListener('visibilitychange', handleChange);
  return () => {
    removeEventListener('pagehide', handleHide);
    removeEventListener('pageshow', handleChange);
    document.removeEventListener('visibilitychange', handleChange);
  };
}
