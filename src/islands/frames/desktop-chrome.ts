/** The chunk that wide screens load beside the frame. */
export { NotificationsPopover } from './notifications-popover.tsx';
export { Sidebar } from './sidebar.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
