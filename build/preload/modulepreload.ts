/**
 * Which chunks a screen needs, from the bundler's own graph: the browser fetches them side by side as soon as the
 * HTML is there, instead of finding them one import after the other.
 */
import { desktopFromPx } from '../../src/lib/config.ts';

/** A built chunk as far as it matters here, with the modules that went into it. */
export interface BuiltChunk {
  readonly file: string;
  /** Characters of code. */
  readonly length: number;
  readonly modules: readonly string[];
  /** The module that imports of this file ask for, where it stands for one. */
  readonly facade: string | null;
  readonly imports: readonly string[];
}

/** The files that the given ones need, themselves included, each once. */
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
 * The module of each route's screen, read from the table of screens: `name: screen(() => import('./x.tsx'))`, perhaps
 * with the screen's heading, or `name: alias` where several routes share a screen. Paths are relative to the table's folder.
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

/**
 * The page with its island asked for from that file. The built page names one that stands for it: what only passes on
 * would be one file more to wait for.
 */
export function setIslandUrl(html: string, file: string): string {
  return html.replace(/component-url="[^"]+"/, `component-url="/${file}"`);
}

interface PreloadFiles {
  readonly files: readonly string[];
  /** Files that only the desktop frame needs. */
  readonly wide?: readonly string[];
  /** Those of the files that run as soon as they and the page are there, while the others still load; in this order. */
  readonly first?: readonly string[];
  /** The others are asked for when the page's own text is there (short-island.ts). */
  readonly isDeferred?: boolean;
}

/** Id of the template that holds what is asked for later: browsers load nothing that stands in a template. */
export const deferredTemplateId = 'later';

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
const lead = /<meta charset="utf-8"><meta name="viewport"[^>]*>/;

/**
 * The page with each file named at the top of its head, so that the scripts are asked for before anything else of the
 * page has arrived. Before them stand the policy, which counts from there on, and the viewport, without which a phone
 * takes itself for a wide screen.
 * @throws {Error} when the page has no policy, or does not begin with charset and viewport
 */
export function addModulePreloads(
  html: string,
  { files, wide = [], first = [], isDeferred }: PreloadFiles,
): string {
  const [found] = policy.exec(html) ?? [];
  const bare = found ? html.replace(found, '') : html;
  const [start] = lead.exec(bare) ?? [];
  if (!found || !start) throw new Error('The page has no policy or viewport to put its scripts behind');
  const media = `media="(min-width: ${desktopFromPx}px)"`;
  const scripts = first.map((file) => `<script type="module" src="/${file}"></script>`).join('');
  const links = [
    ...files
      .filter((file) => !first.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...wide.map((file) => `<link rel="modulepreload" href="/${file}" ${media}>`),
  ].join('');
  const preloads = isDeferred ? `<template id="${deferredTemplateId}">${links}</template>` : links;
  return bare.replace(start, start + found + scripts + preloads);
}
