/** The chunk that wide screens load beside the frame. */
export { loadPopoverPolyfill } from '../../ui/overlays/popovers.ts';
export { DesktopHeader } from './desktop-frame.tsx';
export { Sidebar } from './sidebar.tsx';
