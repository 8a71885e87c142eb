import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** What the product's times are compared with: a React island on a page, with everything as it comes. */
export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  outDir: '../../../node_modules/.cache/bare-island',
});
