/** Names the scripts of an island in its page's head, so that all of them are asked for at once. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A script's own and all that it imports. */
function withImports(folder, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(join(folder, path), 'utf8');
  for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    withImports(folder, `/_astro/${file}`, seen);
  }
  return seen;
}

function preloaded(folder, html) {
  const first = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path);
  const all = new Set(first.flatMap((path) => [...withImports(folder, path)]));
  const links = [...all].map((path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace('<title>', `${links.join('')}<title>`);
}

/** An Astro integration for built pages; those below `plain` stay as they come. */
export const preloads = {
  name: 'preloads',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const name of readdirSync(folder)) {
        const file = join(folder, name, 'index.html');
        if (name === 'plain' || name === '_astro') continue;
        writeFileSync(file, preloaded(folder, readFileSync(file, 'utf8')));
      }
    },
  },
};
