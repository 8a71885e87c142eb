/** What the app does better once its first view rests, in one chunk. */
export { showScreen } from '../frames/arrival/transition.ts';
export { leaveRoomForKeyboard } from '../frames/keyboard-room.ts';
export { preloadAhead } from './preload.ts';
