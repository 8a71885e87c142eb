/**
 * A layer (README; docs/layers.md): files below `path` may import each other and the listed paths, nothing else of the
 * project. `*` stands for a noun, which may not import another one.
 */
function layer(name, path, imports, comment) {
  const own = path.replace('*', '$1[/.]');
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${path.replace('*', '([^/.]+)[/.]')}` },
    to: {
      path: '^(src|build|sandbox|edge|api|tests|scripts)/',
      pathNot: [own, ...imports.split(' ').filter(Boolean)].map((allowed) => `^${allowed}`),
    },
  };
}

/** Allows a library in the listed files only. */
function door(library, doors) {
  return {
    name: `door-of-${library.replaceAll('/', '-')}`,
    comment: `${library} is used in one place only, so that the rest of the code does not depend on it`,
    severity: 'error',
    from: { path: '^src/', pathNot: doors },
    to: { path: `node_modules/${library}(/|$)` },
  };
}

/** Stores without their start, which only the app may import. */
const stores = 'src/stores/(?!app/boot)';

/** The stores' foundation without its start. */
const storesApp = 'src/stores/app/(?!boot)';

const layers = [
  layer('lib', 'src/lib/', '', 'plain TypeScript: no stores, no React'),
  layer('build', 'build/', 'src/lib/', 'runs on Node while the site is built'),
  layer('service-worker', 'src/service-worker/', 'src/lib/', 'imports the redirect rules of the host'),
  layer('stores-app', storesApp, 'src/lib/', 'every store may import it'),
  layer('stores-data', 'src/stores/data/', `${storesApp} src/lib/`, 'generic queries and actions'),
  layer(
    'stores-orders',
    'src/stores/orders/',
    `${storesApp} src/stores/data/ src/lib/`,
    'every money write uses it',
  ),
  layer(
    'stores-nouns',
    'src/stores/(?!app/|data/|orders/)*',
    `${storesApp} src/stores/(data|orders)/ src/lib/`,
    'stores of different nouns do not import each other',
  ),
  layer('boot', 'src/stores/app/boot', 'src/stores/ src/lib/', 'starts every store'),
  layer('ui', 'src/islands/ui/', 'src/lib/(?!contract/|api/|draws/|orders/|tenant/)', 'generic components'),
  layer('shared', 'src/islands/shared/', `src/islands/ui/ ${stores} src/lib/`, 'components of several nouns'),
  layer(
    'orders',
    'src/islands/orders/',
    `src/islands/(shared|ui)/ ${stores} src/lib/`,
    'state of a money write, for every screen that sends one',
  ),
  layer(
    'app-shell',
    'src/islands/app-shell/(?!first-view/|services/services)',
    `src/islands/(shared|ui|app-shell)/ ${stores} src/lib/`,
    'frame of every screen, imports no noun',
  ),
  layer(
    'screens',
    'src/islands/(?!app-shell/|orders/|shared/|ui/|[^/]+$)*',
    `src/islands/(app-shell|orders|shared|ui)/ ${stores} src/lib/`,
    'a noun does not import another noun',
  ),
  layer('table', 'src/islands/screens\\.ts', 'src/islands/[^/]+/ src/lib/', 'names the screens'),
  layer(
    'prerendered',
    'src/islands/app-shell/first-view/(prerendered|critical-css-sample)',
    'src/islands/[^/]+/ src/lib/',
    'components in the HTML of pages',
  ),
  layer(
    'app',
    'src/islands/([^/]+\\.tsx$|app-shell/(first-view/(?!prerendered|critical-css-sample)|services/services))',
    'src/islands/(screens\\.ts$|app-shell/|ui/) src/stores/ src/lib/',
    'imports screens only through the table',
  ),
  layer(
    'pages',
    'src/(pages|layouts)/',
    'src/(layouts|styles|lib)/ src/islands/(app|app-shell/first-view/prerendered)\\.tsx',
    'contain the app',
  ),
  layer(
    'sandbox',
    'sandbox/',
    'src/lib/(contract/|format/|config\\.ts|errors\\.ts|samples\\.ts|forms/normalise\\.ts|storage/stored-items\\.ts)',
    'imports the contract, sample data, text comparison and the table of stored items',
  ),
  layer(
    'api',
    'api/',
    'sandbox/ scripts/support/localhost-names src/lib/',
    'documents the contract, with examples from the sandbox',
  ),
  layer('edge', 'edge/', 'src/lib/', 'imports rules and the contract, no views'),
];

const contractAsTypes = {
  name: 'contract-as-types',
  comment: 'views take types from the contract, never calls; the API is for stores',
  severity: 'error',
  from: { path: '^src/islands/' },
  to: { path: '^src/lib/(contract|api)/', dependencyTypesNot: ['type-only'] },
};

const doors = [
  door('ofetch', '^src/lib/api/http\\.ts$'),
  door('dompurify', '^src/lib/html/sanitise\\.ts$'),
  door('@sentry', '^src/lib/reports/'),
  door('@tanstack/query-core', '^src/stores/data/'),
  door('@nanostores/router', '^src/stores/app/router\\.ts$'),
  door('@nanostores/persistent', '^src/stores/app/'),
  door('react-hook-form', '^src/islands/ui/form/'),
  door('@hookform', '^src/islands/ui/form/'),
  door('react-day-picker', '^src/islands/ui/form/'),
  door('uk-modulus-check', '^src/lib/wallet/bank-account\\.ts$'),
  door('workbox-\\w+', '^src/service-worker/'),
];

const noReactBelow = {
  name: 'react-is-for-islands',
  comment: 'stores, lib and the service worker work without React',
  severity: 'error',
  from: { path: '^src/(stores|lib|service-worker)/' },
  to: { path: 'node_modules/(react|react-dom|@nanostores/react)(/|$)' },
};

const noCycles = {
  name: 'no-cycles',
  comment: 'modules that import each other cannot be understood one at a time',
  severity: 'error',
  from: {},
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
};

const found = {
  name: 'found',
  comment: 'an import that resolves to nothing would slip past every rule above',
  severity: 'error',
  from: {},
  to: { couldNotResolve: true, pathNot: '^astro:' },
};

export default {
  forbidden: [...layers, contractAsTypes, ...doors, noReactBelow, noCycles, found],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
