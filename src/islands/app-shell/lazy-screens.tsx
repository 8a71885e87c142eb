import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Screens at addresses that lead nowhere. */
const load = () => import('./not-found.tsx');

export const NotFound = lazyComponent(load);
export const UnknownTenant = lazyComponent(async () => ({ default: (await load()).UnknownTenant }));
