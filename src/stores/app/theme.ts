import { atom, computed, onMount } from 'nanostores';
import {
  darkQuery,
  getTheme,
  parseThemeChoice,
  type ThemeChoice,
  themeKey,
} from '../../lib/browser/theme.ts';
import { persistentAtom } from './persistent-atom.ts';

export const themeLabels = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export const $themeChoice = persistentAtom<ThemeChoice>(themeKey, 'system', {
  encode: (choice) => choice,
  decode: parseThemeChoice,
});

const $systemIsDark = atom(matchMedia(darkQuery).matches);

onMount($systemIsDark, () => {
  const media = matchMedia(darkQuery);
  const update = () => $systemIsDark.set(media.matches);
  update();
  media.addEventListener('change', update);
  return () => media.removeEventListener('change', update);
});

export const $theme = computed([$themeChoice, $systemIsDark], getTheme);
