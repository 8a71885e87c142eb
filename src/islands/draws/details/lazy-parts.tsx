import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Parts of a draw that its first paint does without, in one chunk. */
const load = () => import('./prizes.tsx');

export const Prizes = lazyComponent(load);
export const DrawLinks = lazyComponent(async () => ({ default: (await load()).DrawLinks }));
export const DrawResultPanel = lazyComponent(async () => ({ default: (await load()).DrawResultPanel }));
export const OwnTickets = lazyComponent(async () => ({ default: (await load()).OwnTickets }));
