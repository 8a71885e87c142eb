import { depth } from '../../stores/router.ts';

/** Where each entry of the tab's history was scrolled to, by its depth. */
const positions = new Map<number, number>();

/** How long content may take to grow as tall as it was. */
const patienceMs = 3_000;

/** Takes over from the browser, which would scroll before the screen is there. */
export function watchScroll(): () => void {
  history.scrollRestoration = 'manual';
  const remember = () => positions.set(depth(), scrollY);
  document.addEventListener('scroll', remember, { passive: true });
  return () => document.removeEventListener('scroll', remember);
}

/** Starts a new screen at its top. */
export function scrollToTop(): void {
  positions.set(depth(), 0);
  scrollTo(0, 0);
}

/** Goes back to where the screen was left, again while it grows, until it is there or the member scrolls. */
export function restoreScroll(): void {
  const target = positions.get(depth()) ?? 0;
  const signal = AbortSignal.timeout(patienceMs);
  const observer = new ResizeObserver(attempt);
  const stop = () => observer.disconnect();
  function attempt() {
    scrollTo(0, target);
    if (Math.abs(scrollY - target) < 2) stop();
  }
  observer.observe(document.body);
  attempt();
  signal.addEventListener('abort', stop);
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, stop, { once: true, passive: true, signal });
  }
}
