/** Rules of light and dark (specification, section 2), for the head script and the theme switch. */

export type Theme = 'light' | 'dark';

export const themeChoices = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Key of the stored choice. */
export const themeKey = 'theme';

export const parseThemeChoice = (text: string | undefined): ThemeChoice =>
  themeChoices.find((choice) => choice === text) ?? 'system';

export const darkQuery = '(prefers-color-scheme: dark)';

/** Returns the visible theme: the choice, otherwise the system's. */
export function getTheme(choice: ThemeChoice, isSystemDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
}

/** Colours of the browser's bars until the page's colour is known. */
export const barColours = { light: '#f3f5f5', dark: '#121415' } as const satisfies Record<Theme, string>;

/** Sets all elements, because each applies to a system theme, which may differ from the chosen one. */
export function setBarColour(colour: string): void {
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', colour);
}
