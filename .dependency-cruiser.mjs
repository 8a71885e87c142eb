/**
 * Imports run downwards only, and each library has one door (README, 'How it is laid out'; docs/layers.md draws them).
 *
 * Every layer is a folder and lists what it may import of the project; everything else is refused.
 */
const lib = '^src/lib/';
/** What sets them going is for the app alone. */
const stores = '^src/stores/(?!start/)';

function layer(name, from, mayImport, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from },
    to: { path: '^(src|sandbox|edge|api|tests|scripts)/', pathNot: mayImport },
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

const layers = [
  layer('lib', lib, lib, 'lib is plain rules: no stores, no React'),
  layer(
    'hosting',
    '^src/hosting/',
    ['^src/hosting/', lib],
    'what a host is told comes from the tables of lib',
  ),
  layer('stores-app', '^src/stores/app/', ['^src/stores/app/', lib], 'the ground that all stores stand on'),
  layer(
    'stores-data',
    '^src/stores/data/',
    ['^src/stores/(app|data)/', lib],
    'reads and writes know no noun',
  ),
  layer(
    'stores-payments',
    '^src/stores/payments/',
    ['^src/stores/(app|data|payments)/', lib],
    'serve every noun that is paid for',
  ),
  layer(
    'stores-nouns',
    '^src/stores/(?!app/|data/|payments/|start/)([^/.]+)[/.]',
    ['^src/stores/(app|data|payments)/', '^src/stores/$1[/.]', lib],
    'stores of different nouns do not know one another',
  ),
  layer('stores-start', '^src/stores/start/', ['^src/stores/', lib], 'sets everything going'),
  layer(
    'ui',
    '^src/islands/ui/',
    ['^src/islands/ui/', '^src/lib/(?!contract/|api/|raffles/|orders/|club/)'],
    'ui has no domain',
  ),
  layer(
    'parts',
    '^src/islands/parts/',
    ['^src/islands/(parts|ui)/', stores, lib],
    'parts serve several nouns',
  ),
  layer(
    'frames',
    '^src/islands/frames/',
    ['^src/islands/(frames|parts|ui)/', stores, lib],
    'frames know no noun',
  ),
  layer(
    'screens',
    '^src/islands/screens/([^/]+)/',
    ['^src/islands/screens/$1/', '^src/islands/(parts|ui)/', stores, lib],
    'a noun does not import another noun',
  ),
  layer('table', '^src/islands/screens\\.ts$', ['^src/islands/(screens|ui)/', lib], 'names the screens'),
  layer(
    'app',
    '^src/islands/([^/]+\\.tsx$|start/(?!served))',
    ['^src/islands/([^/]+$|start/(?!served)|frames/|ui/)', '^src/stores/', lib],
    'the app knows screens by the table alone',
  ),
  layer(
    'served',
    '^src/islands/start/served',
    ['^src/islands/(screens|frames)/', lib],
    'screens that pages carry',
  ),
  layer(
    'pages',
    '^src/(pages|layouts)/',
    ['^src/(layouts|styles|hosting)/', '^src/islands/(app|start/served)\\.tsx', lib],
    'pages only place the app',
  ),
  layer(
    'sandbox',
    '^sandbox/',
    ['^sandbox/', '^src/lib/(contract/|text/|config\\.ts|errors\\.ts)'],
    'the sandbox shares the contract, what that stands on, and nothing else of the site',
  ),
  layer(
    'api-document',
    '^api/document/',
    ['^api/(document/|calls/|[^/]+$)', '^sandbox/', lib],
    'made from the contract, with the sandbox for its examples',
  ),
  layer(
    'api-verify',
    '^api/(?!document/)',
    ['^api/(?!document/)', lib],
    'what looks at an API knows the contract, and nothing of the sandbox',
  ),
  layer('edge', '^edge/', ['^edge/', lib], 'the worker knows rules and the contract, no views'),
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
