import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PrecacheEntry, PrecacheManifest } from '../../src/service-worker/precache-manifest.ts';
import { bundleScript } from '../bundle.ts';

const sources = fileURLToPath(new URL('../../src/service-worker/', import.meta.url));

/**
 * Not precached, and no part of the build's name: they are the host's, or the edge worker answers them per
 * tenant.
 */
const excludedFiles =
  /^(_headers|_redirects|robots\.txt|\.well-known\/\S+|sw\.js|manifest\.webmanifest|icons\/\S+)$/;

const digest = (content: string | Buffer, algorithm = 'sha256') => createHash(algorithm).update(content);

async function readFiles(folder: string): Promise<[string, Buffer][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !excludedFiles.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path): Promise<[string, Buffer]> => [path, await readFile(join(folder, path))]),
  );
}

function toUrl(path: string): string {
  if (path === 'index.html') return '/';
  return `/${path.replace(/\.html$/, '')}`;
}

function createEntry(path: string, content: Buffer): PrecacheEntry {
  if (!path.startsWith('_astro/')) {
    return { url: toUrl(path), revision: digest(content).digest('hex').slice(0, 16) };
  }
  // A proxy must not change a hashed file.
  return { url: toUrl(path), revision: null, integrity: `sha256-${digest(content).digest('base64')}` };
}

/** Writes the build's name into every page. @returns the name, a hash of all files */
async function writeBuildName(folder: string): Promise<string> {
  const files = await readFiles(folder);
  const all = files.map(([path, content]) => `${path} ${digest(content).digest('hex')}`).join('\n');
  const name = digest(all).digest('hex').slice(0, 16);
  for (const [path, content] of files.filter(([path]) => path.endsWith('.html'))) {
    const html = content
      .toString()
      .replace(/^(<!DOCTYPE html><html\b)(?: data-build="\w*")?/i, `$1 data-build="${name}"`);
    if (!html.includes(name)) throw new Error(`${path} does not begin with <!DOCTYPE html><html`);
    await writeFile(join(folder, path), html);
  }
  return name;
}

const bundleEntry = (entry: string, manifest: PrecacheManifest) =>
  bundleScript(join(sources, entry), { injectedManifest: JSON.stringify(manifest) });

/** Runs last, because the manifest lists the final files. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const name = await writeBuildName(folder);
  const files = (await readFiles(folder)).map(([path, content]) => createEntry(path, content));
  await writeFile(
    join(folder, 'sw.js'),
    await bundleEntry('service-worker.ts', { buildName: name, entries: files }),
  );
}

/** @returns the code to serve as `/sw.js` */
export function bundleKillSwitch(): Promise<string> {
  return bundleEntry('kill-switch.ts', { buildName: '', entries: [] });
}

async function writeKillSwitch(folder: string): Promise<void> {
  await writeBuildName(folder);
  await writeFile(join(folder, 'sw.js'), await bundleKillSwitch());
}

/** Runs after every integration that writes files. @param isEnabled false writes the kill switch instead */
export function serviceWorker(isEnabled: boolean): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      // The development server has no build to precache.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          void bundleKillSwitch().then((code) => response.end(code));
        });
      },
      'astro:build:done': ({ dir }) => (isEnabled ? writeServiceWorker : writeKillSwitch)(fileURLToPath(dir)),
    },
  };
}
