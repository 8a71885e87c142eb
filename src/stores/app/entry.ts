import { isBrowser } from '../../lib/browser/runtime.ts';
import { boot } from './boot.ts';

// Pages run this chunk as soon as it is there: what needs no view is under way while the larger half still loads.
// One without a body was left while it loaded, as by the guard in its head; WebKit runs its scripts all the same.
if (isBrowser && document.body) boot();
