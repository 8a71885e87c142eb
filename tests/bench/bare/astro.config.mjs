import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { preloads } from './preload.mjs';

/**
 * What the product's times are compared with: pages with nothing but a form or a list. `/form` and `/list` are tuned:
 * rendered into their HTML and hydrated, styles inline, scripts preloaded, the list asked for in the head. Those below
 * `/plain` are islands with everything as it comes.
 */
export default defineConfig({
  integrations: [react(), preloads],
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  outDir: '../../../node_modules/.cache/bare-pages',
});
