import { lazy } from 'react';
import { importOnce } from '../../lib/chunks.ts';

/** What only wide screens show is one chunk of its own, so that phones do not load it. */
const load = () => importOnce(() => import('./desktop-chrome.ts'));

export const Sidebar = lazy(async () => ({ default: (await load()).Sidebar }));
export const ThemeSwitch = lazy(async () => ({ default: (await load()).ThemeSwitch }));
export const NotificationsPopover = lazy(async () => ({ default: (await load()).NotificationsPopover }));
