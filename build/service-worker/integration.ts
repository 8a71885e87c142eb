import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PrecacheEntry } from 'workbox-precaching';
import { bundleScript } from '../bundle.ts';

const source = fileURLToPath(new URL('../../src/service-worker/service-worker.ts', import.meta.url));

/** Matches file names in pages and imports. Error reporting is excluded, because it needs a connection. */
const pageFile = /\/_astro\/([\w.-]+)/g;
const scriptImport = /["'`]\.\/((?!report-delivery\.)[\w.-]+\.js)["'`]/g;

/**
 * Writes the build's name into every page: a hash of the pages, which name all other files.
 * @returns the name, and the pages by URL
 */
async function nameBuild(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const texts = (await Promise.all(files.map(read))).map((text) => text.replace(/ data-build="\w+"/, ''));
  const name = hash('sha256', texts.join()).slice(0, 16);
  const pages = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const html = texts[index]?.replace('<html', `<html data-build="${name}"`) ?? '';
    await writeFile(join(folder, file), html);
    pages.set(`/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`, html);
  }
  return { name, pages };
}

/** Lists all files that pages load at once or later, because any missing one breaks a screen offline. */
async function listShellFiles(folder: string, pages: ReadonlyMap<string, string>): Promise<PrecacheEntry[]> {
  const entries = new Map<string, PrecacheEntry>();
  const add = async (file: string) => {
    if (entries.has(file)) return;
    const content = await readFile(join(folder, '_astro', file));
    const integrity = `sha256-${hash('sha256', content, 'base64')}`;
    entries.set(file, { url: `/_astro/${file}`, revision: null, integrity });
    for (const [, imported = ''] of content.toString().matchAll(scriptImport)) await add(imported);
  };
  for (const [, file = ''] of [...pages.values()].join().matchAll(pageFile)) await add(file);
  return [...entries.values()];
}

/** Runs last, because the manifest lists the final files. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const { name, pages } = await nameBuild(folder);
  const entries = [...pages].map(([url, html]) => ({ url, revision: hash('sha256', html).slice(0, 16) }));
  const manifest = [...entries, ...(await listShellFiles(folder, pages))];
  const code = await bundleScript(source, {
    'self.__WB_MANIFEST': JSON.stringify(manifest),
    injectedBuildName: JSON.stringify(name),
  });
  await writeFile(join(folder, 'sw.js'), code);
}

/** Runs after every integration that writes files. @param isEnabled false leaves the kill switch (public/sw.js) */
export function serviceWorker(isEnabled: boolean): AstroIntegration {
  const write = async (dir: URL) =>
    void (await (isEnabled ? writeServiceWorker : nameBuild)(fileURLToPath(dir)));
  return { name: 'service-worker', hooks: { 'astro:build:done': ({ dir }) => write(dir) } };
}
