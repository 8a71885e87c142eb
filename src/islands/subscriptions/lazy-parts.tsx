import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** What opens by a press. */
const load = () => import('./unsubscribe-dialog.tsx');

export const UnsubscribeDialog = lazyComponent(load);
export const UsualMonth = lazyComponent(async () => ({ default: (await load()).UsualMonth }));
