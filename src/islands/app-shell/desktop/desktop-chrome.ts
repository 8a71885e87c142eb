/** The chunk that wide screens load beside the frame. */
export { preparePopovers } from '../../ui/overlays/popovers.ts';
export { DesktopHeader } from './desktop-frame.tsx';
export { Sidebar } from './sidebar.tsx';
