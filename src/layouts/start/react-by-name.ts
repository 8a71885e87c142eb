import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What is used of React's two modules, by the modules' names. */
const names: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'react',
    [
      ...[
        'Component',
        'Fragment',
        'Suspense',
        'createContext',
        'createElement',
        'memo',
        'startTransition',
        'use',
      ],
      ...['useCallback', 'useContext', 'useDeferredValue', 'useEffect', 'useId'],
      ...['useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore'],
    ],
  ],
  ['react/jsx-runtime', ['Fragment', 'jsx', 'jsxs']],
]);

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string) => resolve(name).replace(/\.js$/, '.by-name.js');
const byFile = new Map([...names.keys()].map((name) => [fileOf(name), name]));

/**
 * Gives React's CommonJS modules names that can be imported one by one. Every chunk would otherwise carry the bundler's
 * wrapper around the whole of React, and look each function up in it each time.
 */
export const reactByName: Plugin = {
  name: 'react-by-name',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer = '') {
    // React's own modules ask for one another as they are.
    const isOwn = /node_modules\/(react|react-dom|scheduler)\//.test(importer);
    return names.has(source) && !isOwn ? fileOf(source) : undefined;
  },
  load(id) {
    const name = byFile.get(id);
    return (
      name &&
      `import whole from '${name}';\nexport default whole;\nexport const { ${names.get(name)?.join(', ')} } = whole;`
    );
  },
};
