/** The chunk that wide screens load beside the frame. */
export { preparePopovers } from '../ui/popovers.ts';
export { NotificationsPopover } from './notifications-popover.tsx';
export { Sidebar } from './sidebar.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
