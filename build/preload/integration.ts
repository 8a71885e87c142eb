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

const screenTable = new URL('../../src/islands/screens.ts', import.meta.url);

/** The frames of all screens except sign-in. Only wide screens use the desktop frame. */
const appFrame = 'islands/app-shell/app-frame.tsx';
const desktopFrame = 'islands/app-shell/desktop/desktop-frame.tsx';

const firstTextModules = ['islands/tenant/first-text.tsx', 'lib/html/sanitise.ts'];

const appModule = 'islands/app.tsx';

/** Replaces Astro's React renderer: the app mounts itself. */
export const rendererModule = 'islands/app-shell/first-view/noop-renderer.ts';

const frameworkModule = /node_modules\/react-dom\//;

function getPageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

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

/** Removes Vite's preload helper, because pages preload their own chunks. */
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

/** @throws {Error} when no chunk contains the module */
function getFileOfModule(chunks: readonly BuiltChunk[], module: string): string {
  const chunk = chunks.find(({ modules }) => modules.some((path) => path.endsWith(`/src/${module}`)));
  if (!chunk) throw new Error(`No built chunk contains '${module}'`);
  return chunk.file;
}

function getFilesOfModules(chunks: readonly BuiltChunk[], modules: readonly string[]): string[] {
  return modules.map(
    (module) =>
      chunks.find(({ facade }) => facade?.endsWith(`/src/${module}`))?.file ??
      getFileOfModule(chunks, module),
  );
}

/**
 * Returns the files that run without React, smallest total size first, because a page's scripts run in order.
 */
function getEarlyFiles(chunks: readonly BuiltChunk[], files: readonly string[]): string[] {
  const isFramework = ({ modules }: BuiltChunk) => modules.some((module) => frameworkModule.test(module));
  const frameworkFile = chunks.find(isFramework)?.file ?? '';
  const lengths = new Map(chunks.map((chunk) => [chunk.file, chunk.length]));
  const getLength = (needed: readonly string[]) =>
    needed.reduce((sum, each) => sum + (lengths.get(each) ?? 0), 0);
  return files
    .map((each) => getRequiredFiles(chunks, [each]))
    .filter((needed) => !needed.includes(frameworkFile))
    .sort((a, b) => getLength(a) - getLength(b))
    .flatMap(([each = '']) => each);
}

/** Preloads the chunks of each page's screen, so that the browser fetches them in parallel with the HTML. */
export function modulePreload(): AstroIntegration {
  const chunks: BuiltChunk[] = [];
  return {
    name: 'preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plainImports(), collectChunks(chunks)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const appFile = getFileOfModule(chunks, appModule);
        const modules = parseScreenModules(await readFile(screenTable, 'utf8'));
        for (const name of routeNames) {
          const page = new URL(getPageFile(shellPath(getRoute(name))), dir);
          const html = setIslandUrl(await readFile(page, 'utf8'), appFile);
          const isAuth = getRoute(name).frame === 'auth';
          const isText = getRoute(name).menu === 'compliance';
          const screenParts = [
            `islands/${modules[name] ?? name}`,
            ...(isAuth ? [] : [appFrame]),
            ...(isText ? firstTextModules : []),
          ];
          const files = getRequiredFiles(chunks, [appFile, ...getFilesOfModules(chunks, screenParts)]);
          const wide = isAuth ? [] : getRequiredFiles(chunks, getFilesOfModules(chunks, [desktopFrame]));
          const onlyWide = wide.filter((file) => !files.includes(file));
          const early = isText
            ? getRequiredFiles(chunks, getFilesOfModules(chunks, firstTextModules))
            : files;
          const first = getEarlyFiles(chunks, early);
          await writeFile(
            page,
            addModulePreloads(html, { files, wide: onlyWide, first, isDeferred: isText }),
          );
        }
      },
    },
  };
}
