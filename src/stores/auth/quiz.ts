import { atom, onMount } from 'nanostores';
import { reloadForMissingChunk } from '../../lib/browser/missing-chunk.ts';
import { loadSanitiser } from '../../lib/html/lazy-sanitiser.ts';
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
  const loaded = await loadSanitiser().catch(reloadForMissingChunk);
  if ($tenant.get()?.quiz !== html) return;
  if (loaded) $quiz.set(parseQuiz(loaded.paragraphTexts(html)) ?? null);
  $isQuizUnavailable.set(!loaded && !$quiz.get());
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
