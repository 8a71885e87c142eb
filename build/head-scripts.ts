import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle.ts';

const entry = fileURLToPath(new URL('../src/layouts/head/main.ts', import.meta.url));

/** The inline script in the head of every page. */
export const headScript = await bundleScript(entry);

/** Vite plugin that gives `shell.astro` the bundled script instead of its source. */
export function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    enforce: 'pre',
    load: (id) => (id === `${entry}?raw` ? `export default ${JSON.stringify(headScript)}` : undefined),
  };
}

/** Hash for the `script-src` directive of the pages' policy. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}` as const;
