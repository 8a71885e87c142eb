import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { tunedPages } from './tuned.mjs';

/**
 * What the product's times are compared with: pages with nothing but a form or a list. `/form` and `/list` are tuned:
 * they show that as the site does, rendered into their HTML and hydrated, styles inline as far as they match, scripts
 * preloaded, the list asked for in the head. Those below `/plain` are islands with everything as it comes.
 */
export default defineConfig({
  integrations: [react(), tunedPages],
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  outDir: '../../../node_modules/.cache/bare-pages',
  vite: {
    plugins: [tailwind({ optimize: { minify: true } })],
    build: { cssMinify: false },
  },
});
