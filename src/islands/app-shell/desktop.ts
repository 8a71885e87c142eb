import { lazyPart } from '../ui/loading/lazy-component.tsx';

/** What only wide screens show is one chunk of its own, so that phones do not load it. */
const load = () => import('./desktop/desktop-chrome.ts');

/** Its menus and tooltips are popovers. */
const ready = () => load().then(({ preparePopovers }) => preparePopovers());

export const Sidebar = lazyPart(() => ready().then(async () => ({ default: (await load()).Sidebar })));
export const DesktopHeader = lazyPart(() =>
  ready().then(async () => ({ default: (await load()).DesktopHeader })),
);

/** What the frame of wide screens loads beside its own chunk. */
export const desktopParts = [Sidebar, DesktopHeader];
