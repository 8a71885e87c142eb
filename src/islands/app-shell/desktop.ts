import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** What only wide screens show is one chunk of its own, so that phones do not load it. */
const loadDesktopFrame = () => import('./desktop/desktop-chrome.ts');

/** Its menus and tooltips are popovers. */
const loadWithPopovers = () => loadDesktopFrame().then(({ loadPopoverPolyfill }) => loadPopoverPolyfill());

export const Sidebar = lazyComponent(() =>
  loadWithPopovers().then(async () => ({ default: (await loadDesktopFrame()).Sidebar })),
);
export const DesktopHeader = lazyComponent(() =>
  loadWithPopovers().then(async () => ({ default: (await loadDesktopFrame()).DesktopHeader })),
);

/** What the frame of wide screens loads beside its own chunk. */
export const desktopComponents = [Sidebar, DesktopHeader];
