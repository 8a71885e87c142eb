import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { shellPath } from '../../src/lib/redirect-rules.ts';
import { getRoute, routeNames } from '../../src/lib/routes.ts';
import {
  addModulePreloads,
  type BuiltChunk,
  getRequiredFiles,
  parseScreenModules,
  setIslandUrl,
} from './modulepreload.ts';

const table = new URL('../../src/islands/screens.ts', import.meta.url);

/** Stand around every screen but those of signing in, the second on wide screens only, in chunks of their own. */
const appFrame = 'islands/app-shell/app-frame.tsx';
const desktopFrame = 'islands/app-shell/desktop/desktop-frame.tsx';

/** What draws the texts that pages show before the app is there, and cleans them. */
const firstText = ['islands/tenant/first-text.tsx', 'lib/html/sanitise.ts'];

/** The app, which draws itself as soon as it runs. */
const app = 'islands/app.tsx';

/** In the place of what Astro has for drawing it. */
export const rendererModule = 'islands/app-shell/first-view/noop-renderer.ts';

/** A module of the framework's chunk. */
const framework = /node_modules\/react-dom\//;

/** The page that a route's shell is built as. */
function pageOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Remembers the chunks of the browser's build. */
function collectChunks(chunks: BuiltChunk[]): Plugin {
  return {
    name: 'collect-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.push({
          file: output.fileName,
          length: output.code.length,
          modules: output.moduleIds,
          facade: output.facadeModuleId,
          imports: output.imports,
        });
      }
    },
  };
}

/**
 * Imports chunks as they are. Vite's own helper would preload what each chunk imports, from a list that is part of the
 * first script: here pages name their chunks themselves, and the screens after them are loaded ahead.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** The file that has the code of a module of ours. */
function fileWith(chunks: readonly BuiltChunk[], part: string): string {
  const chunk = chunks.find(({ modules }) => modules.some((module) => module.endsWith(`/src/${part}`)));
  if (!chunk) throw new Error(`'${part}' was not found among the built chunks`);
  return chunk.file;
}

/** The files that imports of modules of ours load. */
function partFiles(chunks: readonly BuiltChunk[], parts: readonly string[]): string[] {
  return parts.map(
    (part) => chunks.find(({ facade }) => facade?.endsWith(`/src/${part}`))?.file ?? fileWith(chunks, part),
  );
}

/**
 * Those of the files that do without the framework: they run as soon as they are there, not when everything is. First
 * those that are small with all that they need, because scripts of a page wait for the ones before them.
 */
function earlyFiles(chunks: readonly BuiltChunk[], files: readonly string[]): string[] {
  const isFramework = ({ modules }: BuiltChunk) => modules.some((module) => framework.test(module));
  const file = chunks.find(isFramework)?.file ?? '';
  const lengths = new Map(chunks.map((chunk) => [chunk.file, chunk.length]));
  const lengthOf = (needed: readonly string[]) =>
    needed.reduce((sum, each) => sum + (lengths.get(each) ?? 0), 0);
  return files
    .map((each) => getRequiredFiles(chunks, [each]))
    .filter((needed) => !needed.includes(file))
    .sort((one, other) => lengthOf(one) - lengthOf(other))
    .flatMap(([each = '']) => each);
}

/** Names the chunks of its screen in the head of every shell. */
export function modulePreload(): AstroIntegration {
  const chunks: BuiltChunk[] = [];
  return {
    name: 'preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plainImports(), collectChunks(chunks)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const appFile = fileWith(chunks, app);
        const modules = parseScreenModules(await readFile(table, 'utf8'));
        for (const name of routeNames) {
          const page = new URL(pageOf(shellPath(getRoute(name))), dir);
          const html = setIslandUrl(await readFile(page, 'utf8'), appFile);
          const isAuth = getRoute(name).frame === 'auth';
          const isText = getRoute(name).menu === 'compliance';
          const parts = [
            `islands/${modules[name] ?? name}`,
            ...(isAuth ? [] : [appFrame]),
            ...(isText ? firstText : []),
          ];
          const files = getRequiredFiles(chunks, [appFile, ...partFiles(chunks, parts)]);
          const wide = isAuth ? [] : getRequiredFiles(chunks, partFiles(chunks, [desktopFrame]));
          const onlyWide = wide.filter((file) => !files.includes(file));
          const early = isText ? getRequiredFiles(chunks, partFiles(chunks, firstText)) : files;
          const first = earlyFiles(chunks, early);
          await writeFile(
            page,
            addModulePreloads(html, { files, wide: onlyWide, first, isDeferred: isText }),
          );
        }
      },
    },
  };
}
