/** What few members need, in one chunk that loads when it is due. */
export { startPause } from '../../../stores/safer-play/pause.ts';
export { startIdleSignOut } from './idle-warning.tsx';
export { startTimeReminder } from './time-reminder-dialog.tsx';
export { WinDialog } from './win-dialog.tsx';
