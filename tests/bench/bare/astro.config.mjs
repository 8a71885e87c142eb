import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { tunedPages } from './tuned.mjs';

/**
 * Minimal pages for comparison. `/form` and `/list` are tuned like the site: prerendered and hydrated,
 * critical CSS inline, scripts preloaded, the list prefetched. Pages below `/plain` are islands with default
 * settings.
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
