import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, computed, onMount } from 'nanostores';
import { isBrowser } from '../../lib/browser/page.ts';
import {
  darkQuery,
  getTheme,
  parseThemeChoice,
  type ThemeChoice,
  themeKey,
} from '../../lib/browser/theme.ts';
import { desktopFromPx } from '../../lib/config.ts';
import { createSidebarCookie, isSidebarOpen } from '../../lib/storage/cookies.ts';
import { cookieJar, safeLocalStorage } from '../../lib/storage/web-storage.ts';

/** Adapts `safeLocalStorage`, which never throws, to the library. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, key) => safeLocalStorage.read(String(key)),
    has: (_, key) => safeLocalStorage.read(String(key)) !== undefined,
    set: (_, key, value) => {
      safeLocalStorage.write(String(key), String(value));
      return true;
    },
    deleteProperty: (_, key) => {
      safeLocalStorage.remove(String(key));
      return true;
    },
  },
);

setPersistentEngine(engine, windowPersistentEvents);

export { persistentAtom };

export const themeLabels = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export const $themeChoice = persistentAtom<ThemeChoice>(themeKey, 'system', {
  encode: (choice) => choice,
  decode: parseThemeChoice,
});

/** Follows a media query. False while pages are prerendered. */
function mediaAtom(query: string) {
  const $matches = atom(isBrowser && matchMedia(query).matches);
  onMount($matches, () => {
    const media = matchMedia(query);
    const update = () => $matches.set(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  });
  return $matches;
}

export const $theme = computed([$themeChoice, mediaAtom(darkQuery)], getTheme);

/** True from 768 px, where the desktop frame starts. */
export const $isDesktop = mediaAtom(`(min-width: ${desktopFromPx}px)`);

/** True when the sidebar shows its labels. Stored in a cookie for seven days. */
export const $isSidebarOpen = atom(isSidebarOpen(cookieJar.read()));

export function toggleSidebar(): void {
  const open = !$isSidebarOpen.get();
  $isSidebarOpen.set(open);
  cookieJar.write(createSidebarCookie(open));
}
