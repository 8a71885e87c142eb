/** The chunk that wide screens load beside the frame. */
export { loadPopoverPolyfill } from '../../ui/overlays/popover.ts';
export { DesktopHeader } from './desktop-frame.tsx';
export { Sidebar } from './sidebar.tsx';
