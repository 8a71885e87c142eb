/** Makes the service worker of a built site: one file, which names every file of the build that the site needs to run. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'vite';
import type { PrecacheEntry, PrecacheManifest } from '../../src/service-worker/precache-manifest.ts';

const sources = fileURLToPath(new URL('../../src/service-worker/', import.meta.url));

/** What only hosts and search engines read, and the worker itself. */
const notNeeded = /^(_headers|_redirects|robots\.txt|sw\.js)$/;

const digest = (content: string | Buffer, algorithm = 'sha256') => createHash(algorithm).update(content);

/** The files of a built site by their paths, sorted. */
async function filesOf(folder: string): Promise<[string, Buffer][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !notNeeded.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path): Promise<[string, Buffer]> => [path, await readFile(join(folder, path))]),
  );
}

/** Where the host has a file: pages have addresses without an extension. */
function addressOf(path: string): string {
  if (path === 'index.html') return '/';
  return `/${path.replace(/\.html$/, '')}`;
}

function ownFile(path: string, content: Buffer): PrecacheEntry {
  if (!path.startsWith('_astro/')) {
    return { url: addressOf(path), revision: digest(content).digest('hex').slice(0, 16) };
  }
  // Whose names change with the content, nobody between here and the browser has to change.
  return { url: addressOf(path), revision: null, integrity: `sha256-${digest(content).digest('base64')}` };
}

/** Has every page name the build that it is of. @returns the build's name, which changes with any of its files */
async function markPages(folder: string): Promise<string> {
  const files = await filesOf(folder);
  const all = files.map(([path, content]) => `${path} ${digest(content).digest('hex')}`).join('\n');
  const name = digest(all).digest('hex').slice(0, 16);
  for (const [path, content] of files.filter(([path]) => path.endsWith('.html'))) {
    const html = content
      .toString()
      .replace(/^(<!DOCTYPE html><html\b)(?: data-build="\w*")?/i, `$1 data-build="${name}"`);
    if (!html.includes(name)) throw new Error(`${path} does not begin as a page does`);
    await writeFile(join(folder, path), html);
  }
  return name;
}

async function bundled(entry: string, build: PrecacheManifest): Promise<string> {
  const made = await bundle({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { injectedManifest: JSON.stringify(build), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      rolldownOptions: { input: join(sources, entry), output: { format: 'iife' } },
    },
  });
  const [output] = [made].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The service worker could not be made');
  return chunk.code;
}

/** Puts the worker into a built site, as the last step: what changes afterwards is nothing it would take in. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const name = await markPages(folder);
  const files = (await filesOf(folder)).map(([path, content]) => ownFile(path, content));
  await writeFile(
    join(folder, 'sw.js'),
    await bundled('service-worker.ts', { buildName: name, entries: files }),
  );
}

/** What takes an earlier worker away, to be served in its place. */
export function bundleKillSwitch(): Promise<string> {
  return bundled('kill-switch.ts', { buildName: '', entries: [] });
}

/** Puts it into a built site. */
export async function writeKillSwitch(folder: string): Promise<void> {
  await writeFile(join(folder, 'sw.js'), await bundleKillSwitch());
}
