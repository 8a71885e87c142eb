import { atom, onMount } from 'nanostores';
import { loadModule } from '../../lib/browser/lazy-module.ts';
import { parseQuiz, type Quiz } from '../../lib/tenant/quiz.ts';
import { $tenant, $tenantError } from '../app/tenant.ts';

/** Undefined while unknown, null without a quiz. */
export const $quiz = atom<Quiz | null | undefined>();

export const $isQuizUnavailable = atom(false);

/** Parses the tenant's quiz. The previous quiz stays until then. */
export async function loadQuiz(): Promise<void> {
  const html = $tenant.get()?.quiz;
  if (!html?.trim()) {
    if (html !== undefined || $tenantError.get()) $quiz.set(null);
    return;
  }
  const sanitiser = await loadModule(() => import('../../lib/html/sanitise.ts'));
  if ($tenant.get()?.quiz !== html) return;
  if (sanitiser) $quiz.set(parseQuiz(sanitiser.paragraphTexts(html)) ?? null);
  $isQuizUnavailable.set(!sanitiser && !$quiz.get());
}

onMount($quiz, () => {
  let lastHtml: string | undefined;
  const update = () => {
    const html = $tenant.get()?.quiz;
    if (html === lastHtml && html !== undefined) return;
    lastHtml = html;
    void loadQuiz();
  };
  const stops = [$tenant.subscribe(update), $tenantError.listen(update)];
  return () => {
    for (const stop of stops) stop();
  };
});
