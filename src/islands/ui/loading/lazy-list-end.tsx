import { lazyComponent } from './lazy-component.tsx';

/** The failure of a read, and the end of a list with more pages. */
const load = () => import('./list-end.tsx');

export const ListEnd = lazyComponent(load);
export const FailedRead = lazyComponent(async () => ({ default: (await load()).FailedRead }));
export const ListNotes = lazyComponent(async () => ({ default: (await load()).ListNotes }));
export const ReadProgressLine = lazyComponent(async () => ({ default: (await load()).ReadProgressLine }));
