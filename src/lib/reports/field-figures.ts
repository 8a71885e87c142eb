import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { areFiguresRefused } from '../storage/field-figures-choice.ts';
import { reportFigures } from './report.ts';

/** Calls once, with the time in ms at which the first card was painted. Only Chromium knows Element Timing. */
function onFirstCard(report: (ms: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('element')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    if (!first) return;
    observer.disconnect();
    report(first.startTime);
  });
  observer.observe({ type: 'element', buffered: true });
}

/**
 * Collects the Web Vitals of this page load and the time to the first card, and reports them once, when the page
 * is first hidden.
 * @param route name of the route that was opened
 */
export function startFieldFigures(route: string): void {
  const figures: Record<string, number> = {};
  const collect = ({ name, value }: MetricType) => {
    figures[name.toLowerCase()] = value;
  };
  onLCP(collect);
  onINP(collect);
  onCLS(collect);
  if (route === 'draws')
    onFirstCard((ms) => {
      figures['first_card'] = ms;
    });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    // The member may have refused them since.
    if (!areFiguresRefused()) reportFigures(figures, route);
  };
  // Runs after the listeners of web-vitals, which report what is final then.
  document.addEventListener('visibilitychange', send);
}
