import { isBrowser } from '../../lib/browser/runtime.ts';
import { boot } from './boot.ts';

// WebKit also runs this chunk in a page without a body, after the head's route guard has redirected.
if (isBrowser && document.body) boot();
