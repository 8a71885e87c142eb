import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { areFiguresRefused } from '../storage/field-figures-choice.ts';
import { reportFigures } from './report.ts';

/** Set by islands/draws/cards/first-cards.tsx. */
const firstCardMark = 'card';

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
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const [firstCard] = performance.getEntriesByName(firstCardMark);
    if (firstCard) figures['first_card'] = firstCard.startTime;
    // The member may have refused them since.
    if (!areFiguresRefused()) reportFigures(figures, route);
  };
  // Runs after the listeners of web-vitals, which report what is final then.
  document.addEventListener('visibilitychange', send);
}
