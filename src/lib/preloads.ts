/**
 * Which chunks a screen needs, from the bundler's own graph: the browser fetches them side by side as soon as the
 * HTML is there, instead of finding them one import after the other.
 */
import { desktopFromPx } from './config.ts';

/** A built chunk as far as it matters here, with the modules that went into it. */
export interface BuiltChunk {
  readonly file: string;
  readonly modules: readonly string[];
  /** The module that imports of this file ask for, where it stands for one. */
  readonly facade: string | null;
  readonly imports: readonly string[];
}

/** The files that the given ones need, themselves included, each once. */
export function neededFiles(chunks: readonly BuiltChunk[], files: readonly string[]): string[] {
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
 * The module of each route's screen, read from the table of screens: `name: screen(() => import('./x.tsx'))`, or
 * `name: alias` where several routes share a screen. Paths are relative to the table's folder.
 */
export function screenModules(table: string): Record<string, string> {
  const direct = [...table.matchAll(/(\w+)(?: =|:) screen\(\(\) => import\('\.\/([^']+)'\)\)/g)];
  const modules = new Map(direct.map(([, name = '', path = '']) => [name, path]));
  for (const [, name = '', alias = ''] of table.matchAll(/^ {2}(\w+): (\w+),$/gm)) {
    const path = modules.get(alias);
    if (path) modules.set(name, path);
  }
  return Object.fromEntries(modules);
}

/** The addresses of the island and of its renderer, as the built page names them. */
export function islandFiles(html: string): string[] {
  return [...html.matchAll(/(?:component|renderer)-url="\/([^"]+)"/g)].map(([, file = '']) => file);
}

interface Preloads {
  readonly files: readonly string[];
  /** Files that only the desktop frame needs. */
  readonly wide?: readonly string[];
  /** Files that run as soon as they and the page are there, while the others still load. */
  readonly first?: readonly string[];
}

function tag(file: string, first: readonly string[]): string {
  return first.includes(file)
    ? `<script type="module" src="/${file}"></script>`
    : `<link rel="modulepreload" href="/${file}">`;
}

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
const charset = '<meta charset="utf-8">';

/**
 * The page with each file named at the top of its head, behind the policy, which must come first: the scripts are asked
 * for before anything else of the page has arrived.
 * @throws {Error} when the page has no policy or says no charset
 */
export function withPreloads(html: string, { files, wide = [], first = [] }: Preloads): string {
  const [found] = policy.exec(html) ?? [];
  if (!found || !html.includes(charset)) throw new Error('The page has no policy to put its scripts behind');
  const media = `media="(min-width: ${desktopFromPx}px)"`;
  const tags = [
    ...files.map((file) => tag(file, first)),
    ...wide.map((file) => `<link rel="modulepreload" href="/${file}" ${media}>`),
  ];
  return html.replace(found, '').replace(charset, charset + found + tags.join(''));
}
