import { atom, computed, onMount } from 'nanostores';
import { persistentAtom } from './persistent-atom.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export const themeLabels = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** The head script reads the same key before first paint. */
export const $themeChoice = persistentAtom<ThemeChoice>('theme', 'system', {
  encode: (choice) => choice,
  decode: (text) => themeChoices.find((choice) => choice === text) ?? 'system',
});

const darkQuery = '(prefers-color-scheme: dark)';
const $systemIsDark = atom(matchMedia(darkQuery).matches);

onMount($systemIsDark, () => {
  const media = matchMedia(darkQuery);
  const update = () => $systemIsDark.set(media.matches);
  media.addEventListener('change', update);
  return () => media.removeEventListener('change', update);
});

/** The theme that shows: the choice, otherwise the system's. */
export const $theme = computed([$themeChoice, $systemIsDark], (choice, systemIsDark): 'light' | 'dark' => {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
});
