import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCriticalCss } from '../../../build/critical-css/critical-css.ts';
import { readPageContent } from '../../../build/critical-css/page-content.ts';

const styleLink = /<link rel="stylesheet" href="([^"]+)">/;

function withImports(read, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, file] of read(path).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    withImports(read, `/_astro/${file}`, seen);
  }
  return seen;
}

function tuned(read, html) {
  const [, island] = /component-url="([^"]+)"/.exec(html);
  const [, renderer] = /renderer-url="([^"]+)"/.exec(html);
  const [, sheet] = styleLink.exec(html);
  const scripts = [...new Set([island, renderer].flatMap((path) => [...withImports(read, path)]))];
  const links = scripts.map((path) => `<link rel="modulepreload" href="${path}">`);
  const styles = createCriticalCss(read(sheet))(readPageContent(html, [], [read(island)]));
  return html
    .replace('<title>', `${links.join('')}<title>`)
    .replace(styleLink, () => `<style>${styles}</style>`);
}

/** Pages below `plain` stay as built. */
export const tunedPages = {
  name: 'tuned-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const read = (path) => readFileSync(join(folder, path), 'utf8');
      for (const name of readdirSync(folder)) {
        if (name === 'plain' || name === '_astro') continue;
        const page = `${name}/index.html`;
        writeFileSync(join(folder, page), tuned(read, read(page)));
      }
    },
  },
};
