import { atom, onMount } from 'nanostores';
import { loadModule } from '../../lib/browser/lazy-module.ts';
import { parseQuiz, type Quiz } from '../../lib/tenant/quiz.ts';
import { $tenant, $tenantError } from '../app/tenant.ts';

/** The club's quiz: undefined while it is unknown, null when there is none that can be asked. */
export const $quiz = atom<Quiz | null | undefined>();

/** True while the quiz cannot be read, because what reads it could not be loaded. */
export const $isQuizUnavailable = atom(false);

/** Reads the club's quiz. Until a newer one has been read, the one before stands, so that no step is taken away. */
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
  let read: string | undefined;
  const follow = () => {
    const html = $tenant.get()?.quiz;
    if (html === read && html !== undefined) return;
    read = html;
    void loadQuiz();
  };
  const stops = [$tenant.subscribe(follow), $tenantError.listen(follow)];
  return () => {
    for (const stop of stops) stop();
  };
});
