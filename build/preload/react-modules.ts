import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

// Resolves from react-dom, whose dependencies may be installed only there.
const require = createRequire(createRequire(import.meta.url).resolve('react-dom'));

const productionFiles = new Map([
  ['react', 'react/cjs/react'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime'],
  ['react-dom', 'react-dom/cjs/react-dom'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client'],
  ['scheduler', 'scheduler/cjs/scheduler'],
]);

/** Resolves by path, because the packages do not export these files. */
function resolveFile(path: string): string {
  const [name = '', ...rest] = path.split('/');
  return [dirname(require.resolve(`${name}/package.json`)), ...rest].join('/').concat('.production.js');
}

/** Converts React's CommonJS to named exports. @throws {Error} when the file has an unknown form */
export function convertToEsModule(source: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = source
    .replace(/\b(\w+) = require\(("[^"]+")\)/g, (_, name: string, id: string) => {
      imports.push(`import * as ${name} from ${id};`);
      return `required_${name} = 0`;
    })
    .replace(/^exports\.(\w+) =/gm, (_, name: string) => {
      const isFirst = !names.has(name);
      names.add(name);
      return `${isFirst ? 'var ' : ''}exported_${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, (match, name: string) => (names.has(name) ? `exported_${name}` : match));
  if (/\brequire\(|\bexports\b|\bmodule\./.test(body))
    throw new Error('React comes in a form that is not known');
  const exported = [...names].map((name) => `exported_${name} as ${name}`);
  return [...imports, body, `export { ${exported.join(', ')} };`].join('\n');
}

export function replaceDefaultImport(source: string): string {
  return source.replace(
    /\bimport\s+([\w$]+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*(["']react["'])/g,
    (_, namespace: string, named: string | undefined, react: string) =>
      `import * as ${namespace} from ${react}${named ? `;import ${named} from ${react}` : ''}`,
  );
}

/**
 * Serves React, a CommonJS package, as ES modules. This saves interop code, one file per page and unused code
 * of React.
 */
export function reactModules(): Plugin {
  const files = new Map([...productionFiles].map(([id, path]) => [id, resolveFile(path)]));
  const resolved = new Set(files.values());
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => files.get(id),
    load: async (id) => (resolved.has(id) ? convertToEsModule(await readFile(id, 'utf8')) : undefined),
    transform(code) {
      const named = replaceDefaultImport(code);
      return named === code ? undefined : { code: named, map: null };
    },
  };
}
