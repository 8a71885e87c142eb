/**
 * Returns the mode of the browser's HTTP cache for API reads. While a page opens by Back or is restored, the default
 * mode would use replies of the earlier visit, however old. Any other mode than the default costs a preflight a call.
 */
export function getCacheMode(): RequestCache {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestoring = navigation?.type === 'back_forward' && document.readyState !== 'complete';
  return isRestoring ? 'no-cache' : 'default';
}
