import { desktopFromPx } from '../../src/lib/config.ts';

export interface BuiltChunk {
  readonly file: string;
  /** Characters of code. */
  readonly length: number;
  readonly modules: readonly string[];
  /** The module whose `import()` loads this file. */
  readonly facade: string | null;
  readonly imports: readonly string[];
}

export function getRequiredFiles(chunks: readonly BuiltChunk[], files: readonly string[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const needed = new Set<string>();
  const add = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    byFile.get(file)?.imports.forEach(add);
  };
  files.forEach(add);
  return [...needed];
}

/**
 * Parses the table of screens: `name: screen(() => import('./x.tsx'))`, or `name: alias` for a shared screen.
 * @returns the module of each route's screen, relative to the table's folder
 */
export function parseScreenModules(table: string): Record<string, string> {
  const direct = [...table.matchAll(/(\w+)(?: =|:) screen\(\(\) => import\('\.\/([^']+)'\)/g)];
  const modules = new Map(direct.map(([, name = '', path = '']) => [name, path]));
  for (const [, name = '', alias = ''] of table.matchAll(/^ {2}(\w+): (\w+),$/gm)) {
    const path = modules.get(alias);
    if (path) modules.set(name, path);
  }
  return Object.fromEntries(modules);
}

/** Replaces the facade's URL by the app's file, which saves a request. */
export function setIslandUrl(html: string, file: string): string {
  return html.replace(/component-url="[^"]+"/, `component-url="/${file}"`);
}

interface PreloadFiles {
  readonly files: readonly string[];
  readonly wide?: readonly string[];
  /** Files that run, in this order, while the others still load. */
  readonly first?: readonly string[];
  /** True to load the other files after the page's own text (island-loader.ts). */
  readonly isDeferred?: boolean;
}

/** Id of the template with deferred preloads. Browsers load nothing inside a template. */
export const deferredTemplateId = 'later';

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/;
const headStart = /<meta charset="utf-8"><meta name="viewport"[^>]*>/;

/**
 * Adds preloads at the top of the head, after the policy and the viewport. The policy applies only to later
 * elements. Media queries depend on the viewport.
 * @throws {Error} without a policy, or without charset and viewport at the start
 */
export function addModulePreloads(
  html: string,
  { files, wide = [], first = [], isDeferred }: PreloadFiles,
): string {
  const [found] = policyMeta.exec(html) ?? [];
  const htmlWithoutPolicy = found ? html.replace(found, '') : html;
  const [start] = headStart.exec(htmlWithoutPolicy) ?? [];
  if (!found || !start) throw new Error('The page has no policy or viewport before its scripts');
  const media = `media="(min-width: ${desktopFromPx}px)"`;
  const scripts = first.map((file) => `<script type="module" src="/${file}"></script>`).join('');
  const links = [
    ...files
      .filter((file) => !first.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...wide.map((file) => `<link rel="modulepreload" href="/${file}" ${media}>`),
  ].join('');
  const preloads = isDeferred ? `<template id="${deferredTemplateId}">${links}</template>` : links;
  return htmlWithoutPolicy.replace(start, start + found + scripts + preloads);
}
