/** What each page makes a phone load before its screen works: the scripts that it names, compressed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './settings.mjs';

const dist = join(root, 'dist');

/** A club's texts bring along what cleans them. */
const clubText = 121_000;

/** Bytes of compressed script that a page may load before it works. */
const budgets = {
  'terms-of-service': clubText,
  'privacy-policy': clubText,
  gdpr: clubText,
  accessibility: clubText,
  complaints: clubText,
  'sign-in': 98_200,
  index: 112_700,
  raffle: 119_500,
  results: 117_100,
  subscriptions: 113_800,
  tickets: 109_300,
  wallet: 107_500,
  'wallet/deposit': 111_700,
  'wallet/statement': 113_600,
};
const usualBudget = 111_600;

/** The name of a chunk without the hash of its content. */
function nameOf(file) {
  return file.replace(/^_astro\/|\.[^.]+\.js$/g, '');
}

function compressed(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
}

/** Scripts for phones carry no media query; those that come after a page's text count as all others. */
function scriptsOf(page) {
  const html = readFileSync(join(dist, page), 'utf8');
  return [...html.matchAll(/(?:rel="modulepreload" href|type="module" src)="\/([^"]+)">/g)].map(
    ([, file]) => file,
  );
}

/** Bytes by chunk, for each page that names scripts. */
export function measureSizes() {
  const pages = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.html'));
  const sizes = pages.sort().map((page) => {
    const chunks = {};
    for (const file of scriptsOf(page)) {
      // Chunks of one name are parts of one subject.
      chunks[nameOf(file)] = (chunks[nameOf(file)] ?? 0) + compressed(file);
    }
    return [page.replace(/\.html$/, ''), chunks];
  });
  return Object.fromEntries(sizes.filter(([, chunks]) => Object.keys(chunks).length > 0));
}

/** Bytes of a page's scripts, and how many it may have. */
export function getTotal(page, chunks) {
  const bytes = Object.values(chunks).reduce((sum, size) => sum + size, 0);
  return { bytes, budget: budgets[page] ?? usualBudget };
}

/** What grew since the kept sizes, the most first, in words. */
function grown(chunks, kept = {}) {
  return Object.entries(chunks)
    .map(([name, size]) => ({ name, size, by: size - (kept[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ name, size, by }) => `${name} by ${by} to ${size}`);
}

/** A sentence for each page above its budget, naming the chunks that grew since the sizes that were kept. */
export function findOverBudget(sizes, kept) {
  return Object.entries(sizes).flatMap(([page, chunks]) => {
    const { bytes, budget } = getTotal(page, chunks);
    if (bytes <= budget) return [];
    const causes = grown(chunks, kept[page]).join(', ') || 'nothing since the kept sizes';
    return [`${page}: ${bytes} bytes of script, ${bytes - budget} too many. Grown: ${causes}.`];
  });
}
