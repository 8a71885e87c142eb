import { lazyPart } from '../ui/lazy-part.tsx';

/** What only wide screens show is one chunk of its own, so that phones do not load it. */
const load = () => import('./desktop-chrome.ts');

export const Sidebar = lazyPart(async () => ({ default: (await load()).Sidebar }));
export const ThemeSwitch = lazyPart(async () => ({ default: (await load()).ThemeSwitch }));
export const NotificationsPopover = lazyPart(async () => ({ default: (await load()).NotificationsPopover }));

/** What the frame of wide screens loads beside its own chunk. */
export const desktopParts = [Sidebar, ThemeSwitch, NotificationsPopover];
