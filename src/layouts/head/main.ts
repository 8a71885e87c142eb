/** The inline script of the document head, in the order of its steps. build/head-scripts.ts bundles it. */
import './stored-keys.ts';
import './missing-scripts.ts';
import './first-paint.ts';
import './skeleton-input.ts';
import './prefetch.ts';
