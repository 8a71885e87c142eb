import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './settings.mjs';

const dist = join(root, 'dist');

/** Bytes of gzipped script that a page may load on a phone before it works. */
const budgets = { 'sign-in': 115_000 };
const defaultBudget = 140_000;

function getChunkName(file) {
  return file.replace(/^_astro\/|\.[^.]+\.js$/g, '');
}

function getGzippedSize(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
}

/** Scripts without a media query, which phones load, including deferred ones. */
function getScripts(page) {
  const html = readFileSync(join(dist, page), 'utf8');
  return [...html.matchAll(/(?:rel="modulepreload" href|type="module" src)="\/([^"]+)">/g)].map(
    ([, file]) => file,
  );
}

/** Measures the scripts of each page, in gzipped bytes by chunk. */
export function measureSizes() {
  const pages = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.html'));
  const sizes = pages.sort().map((page) => {
    const chunks = {};
    for (const file of getScripts(page)) {
      chunks[getChunkName(file)] = (chunks[getChunkName(file)] ?? 0) + getGzippedSize(file);
    }
    return [page.replace(/\.html$/, ''), chunks];
  });
  return Object.fromEntries(sizes.filter(([, chunks]) => Object.keys(chunks).length > 0));
}

/** Returns the total and the budget of a page, in bytes. */
export function getTotal(page, chunks) {
  const bytes = Object.values(chunks).reduce((sum, size) => sum + size, 0);
  return { bytes, budget: budgets[page] ?? defaultBudget };
}

function formatGrowth(chunks, saved = {}) {
  return Object.entries(chunks)
    .map(([name, size]) => ({ name, size, by: size - (saved[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ name, size, by }) => `${name} by ${by} to ${size}`);
}

/** Describes each page above its budget and the chunks that grew since the saved sizes. */
export function findOverBudget(sizes, saved) {
  return Object.entries(sizes).flatMap(([page, chunks]) => {
    const { bytes, budget } = getTotal(page, chunks);
    if (bytes <= budget) return [];
    const causes = formatGrowth(chunks, saved[page]).join(', ') || 'nothing since the saved sizes';
    return [`${page}: ${bytes} bytes of script, ${bytes - budget} too many. Grown: ${causes}.`];
  });
}
