/** The chunk that wide screens load beside the frame. */
export { ThemeSwitch } from '../../parts/theme-switch.tsx';
export { preparePopovers } from '../../ui/overlays/popovers.ts';
export { HeaderBack } from './header-back.tsx';
export { NotificationsPopover } from './notifications-popover.tsx';
export { Sidebar } from './sidebar.tsx';
