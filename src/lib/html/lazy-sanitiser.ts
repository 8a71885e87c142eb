import { lazyModule } from '../browser/lazy-module.ts';

/** Most pages show no HTML of the API. */
export const sanitiser = lazyModule(() => import('./sanitise.ts'));
