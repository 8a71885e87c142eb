/**
 * Which chunks a screen needs, from the bundler's own graph: the browser fetches them side by side as soon as the
 * HTML is there, instead of finding them one import after the other.
 */
import { desktopFromPx } from './config.ts';

/** A built chunk as far as it matters here, with the modules that went into it. */
export interface BuiltChunk {
  readonly file: string;
  readonly modules: readonly string[];
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

function link(file: string, media = ''): string {
  return `<link rel="modulepreload" href="/${file}"${media}>`;
}

/**
 * The page with a modulepreload link for each file, behind the policy that must come first.
 * @param wide files that only the desktop frame needs
 */
export function withPreloads(html: string, files: readonly string[], wide: readonly string[] = []): string {
  const media = ` media="(min-width: ${desktopFromPx}px)"`;
  const links = [...files.map((file) => link(file)), ...wide.map((file) => link(file, media))];
  return html.replace('</head>', `${links.join('')}</head>`);
}
