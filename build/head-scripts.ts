import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

/** Minified scripts by the module id that `shell.astro` imports. */
const scripts = new Map(
  ['first-paint', 'prefetch', 'missing-scripts'].map((name) => {
    const file = fileURLToPath(new URL(`../src/layouts/head/${name}.js`, import.meta.url));
    return [`${file}?raw`, minifySync(file, readFileSync(file, 'utf8')).code];
  }),
);

/** Vite plugin: minifies the inline scripts of the document head. */
export function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    enforce: 'pre',
    load: (id) => (scripts.has(id) ? `export default ${JSON.stringify(scripts.get(id))}` : undefined),
  };
}

/** Hashes for the `script-src` directive of the pages' policy. */
export const headScriptHashes = [...scripts.values()].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
);
