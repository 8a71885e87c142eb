import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** A separate chunk, because few members pause. */
const load = () => import('./pause-notice.tsx');

export const PauseNotice = lazyComponent(async () => (await load()).PauseNotice);
export const PauseLabel = lazyComponent(async () => (await load()).PauseLabel);
