import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Few members pause, so their notices are one chunk. */
const load = () => import('./pause-notice.tsx');

export const PauseNotice = lazyComponent(async () => (await load()).PauseNotice);
export const PauseLabel = lazyComponent(async () => (await load()).PauseLabel);
