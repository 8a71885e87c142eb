/**
 * Imports run downwards only, and each library has one door (README, 'How it is laid out'; docs/layers.md draws them).
 *
 * A layer is a folder: it may import itself and the places that it lists, and nothing else of the project. `*` stands
 * for a noun, which may not import another one.
 */
function layer(name, place, imports, comment) {
  const own = place.replace('*', '$1[/.]');
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${place.replace('*', '([^/.]+)[/.]')}` },
    to: {
      path: '^(src|sandbox|edge|api|tests|scripts)/',
      pathNot: [own, ...imports.split(' ').filter(Boolean)].map((path) => `^${path}`),
    },
  };
}

function door(library, doors) {
  return {
    name: `door-of-${library.replaceAll('/', '-')}`,
    comment: `${library} is used in one place only, so that the rest of the code does not depend on it`,
    severity: 'error',
    from: { path: '^src/', pathNot: doors },
    to: { path: `node_modules/${library}(/|$)` },
  };
}

/** What sets the stores going is for the app alone. */
const stores = 'src/stores/(?!start/)';

const layers = [
  layer('lib', 'src/lib/', '', 'plain rules: no stores, no React'),
  layer('hosting', 'src/hosting/', 'src/lib/', 'what a host is told comes from the tables of lib'),
  layer('worker', 'src/worker/', 'src/hosting/ src/lib/', 'answers as the host would'),
  layer('stores-app', 'src/stores/app/', 'src/lib/', 'the ground that all stores stand on'),
  layer('stores-data', 'src/stores/data/', 'src/stores/app/ src/lib/', 'reads and writes know no noun'),
  layer('stores-payments', 'src/stores/payments/', 'src/stores/(app|data)/ src/lib/', 'for all that is paid'),
  layer(
    'stores-nouns',
    'src/stores/(?!app/|data/|payments/|start/)*',
    'src/stores/(app|data|payments)/ src/lib/',
    'stores of different nouns do not know one another',
  ),
  layer('stores-start', 'src/stores/start/', 'src/stores/ src/lib/', 'sets everything going'),
  layer('ui', 'src/islands/ui/', 'src/lib/(?!contract/|api/|raffles/|orders/|club/)', 'has no domain'),
  layer('parts', 'src/islands/parts/', `src/islands/ui/ ${stores} src/lib/`, 'serve several nouns'),
  layer('frames', 'src/islands/frames/', `src/islands/(parts|ui)/ ${stores} src/lib/`, 'know no noun'),
  layer('screens', 'src/islands/screens/*', `src/islands/(parts|ui)/ ${stores} src/lib/`, 'of one noun each'),
  layer('table', 'src/islands/screens\\.ts', 'src/islands/(screens|ui)/ src/lib/', 'names the screens'),
  layer('served', 'src/islands/start/served', 'src/islands/(screens|frames)/ src/lib/', 'what pages carry'),
  layer(
    'app',
    'src/islands/([^/]+\\.tsx$|start/(?!served))',
    'src/islands/(screens\\.ts$|frames/|ui/) src/stores/ src/lib/',
    'knows screens by the table alone',
  ),
  layer(
    'pages',
    'src/(pages|layouts)/',
    'src/(layouts|styles|hosting|lib)/ src/islands/(app|start/served)\\.tsx',
    'only place the app',
  ),
  layer(
    'sandbox',
    'sandbox/',
    'src/lib/(contract/|text/|config\\.ts|errors\\.ts)',
    'shares the contract, what that stands on, and nothing else of the site',
  ),
  layer('api-verify', 'api/(?!document/)', 'src/lib/', 'knows the contract, and nothing of the sandbox'),
  layer(
    'api-document',
    'api/document/',
    'api/(calls/|[^/]+$) sandbox/ src/lib/',
    'takes its examples from the sandbox',
  ),
  layer('edge', 'edge/', 'src/hosting/ src/lib/', 'knows rules and the contract, no views'),
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
  door('dompurify', '^src/lib/text/html\\.ts$'),
  door('@sentry', '^src/lib/reports/'),
  door('@nanostores/query', '^src/stores/data/query\\.ts$'),
  door('@nanostores/router', '^src/stores/app/router\\.ts$'),
  door('@nanostores/persistent', '^src/stores/app/'),
  door('react-hook-form', '^src/islands/ui/form/'),
  door('@hookform', '^src/islands/ui/form/'),
  door('react-day-picker', '^src/islands/ui/form/'),
  door('workbox-(precaching|routing)', '^src/worker/'),
];

const noReactBelow = {
  name: 'react-is-for-islands',
  comment: 'stores and lib work without React',
  severity: 'error',
  from: { path: '^src/(stores|lib|hosting)/' },
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
