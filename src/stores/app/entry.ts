import { isBrowser } from '../../lib/browser/runtime.ts';
import { boot } from './boot.ts';

// The page runs this chunk first. WebKit also runs it in a page without a body, which the guard in the head
// has left.
if (isBrowser && document.body) boot();
