import { onPage } from '../lib/on-page.ts';
import { boot } from './boot.ts';

// Pages run this chunk as soon as it is there: what needs no view is under way while the larger half still loads.
if (onPage) boot();
