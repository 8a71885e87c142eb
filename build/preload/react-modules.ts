import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

// From there all of them can be found: what only React's own packages ask for stands nowhere else for certain.
const require = createRequire(createRequire(import.meta.url).resolve('react-dom'));

/** What the app imports of React, and what that needs, by the file that each is in production. */
const parts = new Map([
  ['react', 'react/cjs/react'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime'],
  ['react-dom', 'react-dom/cjs/react-dom'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client'],
  ['scheduler', 'scheduler/cjs/scheduler'],
]);

/** The whole path of a part's file, which is not among what its package names. */
function fileOf(part: string): string {
  const [name = '', ...rest] = part.split('/');
  return [dirname(require.resolve(`${name}/package.json`)), ...rest].join('/').concat('.production.js');
}

/**
 * A CommonJS file as a module: what it requires is imported, and each of its exports has a name of its own.
 * @throws {Error} when the file is in another form than this knows
 */
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
    .replace(/\bexports\.(\w+)/g, (whole, name: string) => (names.has(name) ? `exported_${name}` : whole));
  if (/\brequire\(|\bexports\b|\bmodule\./.test(body))
    throw new Error('React comes in a form that is not known');
  const exported = [...names].map((name) => `exported_${name} as ${name}`);
  return [...imports, body, `export { ${exported.join(', ')} };`].join('\n');
}

/** A file that takes React as one object takes all that there is by name as one instead. */
export function replaceDefaultImport(source: string): string {
  return source.replace(
    /\bimport\s+([\w$]+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*(["']react["'])/g,
    (_, whole: string, named: string | undefined, react: string) =>
      `import * as ${whole} from ${react}${named ? `;import ${named} from ${react}` : ''}`,
  );
}

/**
 * Gives React, which is published as CommonJS, to the bundler as modules. Otherwise each of our files would bring a line
 * that unwraps it, and ask for it by property; every page would wait for one file more, with the bundler's way to do
 * so; and what the app does not use of it could not be left out.
 */
export function reactModules(): Plugin {
  const files = new Map([...parts].map(([id, part]) => [id, fileOf(part)]));
  const ours = new Set(files.values());
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => files.get(id),
    load: async (id) => (ours.has(id) ? convertToEsModule(await readFile(id, 'utf8')) : undefined),
    transform(code) {
      const named = replaceDefaultImport(code);
      return named === code ? undefined : { code: named, map: null };
    },
  };
}
