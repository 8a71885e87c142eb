import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { build as bundle, type Plugin } from 'vite';
import { checkPageFiles, checkPagePath } from '../../src/lib/tenant-check/page.ts';
import { browserTargets } from '../bundle.ts';
import { buildVariables } from '../hosting/build-variables.ts';

const sources = ['src/styles/site.css', 'src/islands/tenant-check/main.tsx'].map((path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)),
);
const page = new URL('../../src/layouts/tenant-check.astro', import.meta.url);

const entry = 'tenant-check-entry';
const environmentModule = 'astro:env/client';

type Variables = Readonly<Record<string, string>>;

/** The entry, and a stand-in for the module of variables that Astro creates in its own build. */
function virtualModules(variables: Variables): Plugin {
  const environment = Object.keys(buildVariables).map(
    (name) => `export const ${name} = ${JSON.stringify(variables[name] ?? '')};`,
  );
  const modules = new Map([
    [entry, sources.map((file) => `import ${JSON.stringify(file)};`).join('\n')],
    [environmentModule, environment.join('\n')],
  ]);
  return {
    name: 'virtual-modules',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
}

/** A build of its own: modules that it shares with the app must not become chunks that members load. */
async function bundleCheck(
  variables: Variables,
): Promise<Readonly<Record<keyof typeof checkPageFiles, string>>> {
  const result = await bundle({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [virtualModules(variables), tailwind({ optimize: { minify: true } })],
    define: {
      'process.env.NODE_ENV': '"production"',
      __SENTRY_TRACING__: 'false',
      __SENTRY_DEBUG__: 'false',
    },
    build: {
      write: false,
      target: browserTargets,
      cssMinify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const [built] = [result].flat();
  const outputs = built && 'output' in built ? built.output : [];
  const script = outputs.find((output) => output.type === 'chunk');
  const styles = outputs.find((output) => output.type === 'asset' && output.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || styles?.type !== 'asset')
    throw new Error('The page that checks a tenant could not be bundled');
  return { script: script.code, styles: styles.source.toString() };
}

const contentTypes = { script: 'text/javascript', styles: 'text/css' } as const;

/** Adds the page that checks a tenant's configuration, with its own script and stylesheet. */
export function tenantCheck(variables: Variables): AstroIntegration {
  return {
    name: 'tenant-check',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => injectRoute({ pattern: checkPagePath, entrypoint: page }),
      'astro:server:setup': ({ server }) => {
        for (const file of ['script', 'styles'] as const)
          server.middlewares.use(checkPageFiles[file], (_request, response) => {
            response.setHeader('Content-Type', contentTypes[file]);
            void bundleCheck(variables).then((files) => response.end(files[file]));
          });
      },
      'astro:build:done': async ({ dir }) => {
        const files = await bundleCheck(variables);
        for (const file of ['script', 'styles'] as const) {
          const path = fileURLToPath(new URL(`.${checkPageFiles[file]}`, dir));
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, files[file]);
        }
      },
    },
  };
}
