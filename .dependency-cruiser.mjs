/**
 * Imports run downwards only, and each library has one door (README, 'How the code is laid out').
 *
 * Every layer lists what it may import of the project; everything else is refused.
 */
const nouns = 'auth|sign-up|member|tenant|draws|tickets|subscriptions|wallet|support|notifications';

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
  layer('lib', '^src/lib/', '^src/lib/', 'lib is plain rules: no stores, no React'),
  layer('stores', '^src/stores/', '^src/(stores|lib)/', 'stores know state and rules, no views'),
  layer(
    'ui',
    '^src/islands/ui/',
    ['^src/islands/ui/', '^src/lib/(?!contract/|api\\.ts)'],
    'ui has no domain',
  ),
  layer('parts', '^src/islands/parts/', '^src/(islands/(parts|ui)|stores|lib)/', 'parts serve several nouns'),
  layer(
    'frames',
    '^src/islands/frames/',
    '^src/(islands/(frames|parts|ui)|stores|lib)/',
    'frames know no noun',
  ),
  layer(
    'screens',
    '^src/islands/(?!frames/|parts/|ui/)([^/]+)/',
    ['^src/islands/$1/', '^src/(islands/(parts|ui)|stores|lib)/'],
    'a noun does not import another noun',
  ),
  layer(
    'app',
    '^src/islands/(app\\.tsx|(opening|preload|at-rest)\\.ts)$',
    '^src/(islands/((screens|opening|preload|at-rest)\\.ts|frames/|ui/)|stores/|lib/)',
    'the app knows screens by the table alone',
  ),
  layer(
    'table',
    '^src/islands/screens\\.ts$',
    '^src/(islands/((?!frames/|parts/|ui/)[^/]+/|ui/lazy-part\\.tsx)|lib/)',
    'names the screens',
  ),
  layer(
    'pages',
    '^src/(pages|layouts)/',
    '^src/(layouts/|styles/|islands/(app|served)\\.tsx|lib/(routes|config|environment|first-reads|hosting|messages|preloads|tenancy)\\.ts)',
    'pages only place the app',
  ),
  layer(
    'sandbox',
    '^sandbox/',
    ['^sandbox/', '^src/lib/'],
    'the sandbox shares the contract and nothing of the site',
  ),
  layer(
    'api-document',
    '^api/document/',
    ['^api/(document/|calls/|[^/]+$)', '^sandbox/', '^src/lib/'],
    'the document is made from the contract, with the sandbox for its examples',
  ),
  layer(
    'api-verify',
    '^api/(?!document/)',
    ['^api/(?!document/)', '^src/lib/'],
    'what looks at an API knows the contract, and nothing of the sandbox',
  ),
  layer('edge', '^edge/', ['^edge/', '^src/lib/'], 'the worker knows rules and the contract, no views'),
];

const nounStores = {
  name: 'noun-stores-apart',
  comment: 'stores of different nouns do not know one another; the tenant is the ground they all stand on',
  severity: 'error',
  from: { path: `^src/stores/(${nouns})\\.ts$` },
  to: { path: `^src/stores/(${nouns})\\.ts$`, pathNot: '^src/stores/($1|tenant)\\.ts$' },
};

const contractAsTypes = {
  name: 'contract-as-types',
  comment: 'views take types from the contract, never calls; the API is for stores',
  severity: 'error',
  from: { path: '^src/islands/' },
  to: { path: '^src/lib/(contract/|api\\.ts)', dependencyTypesNot: ['type-only'] },
};

const shared = {
  name: 'sandbox-shares-the-contract',
  comment: 'the sandbox takes the contract from lib, and only what the contract itself stands on',
  severity: 'error',
  from: { path: '^sandbox/' },
  to: { path: '^src/lib/', pathNot: '^src/lib/(contract/|money\\.ts|dates\\.ts|config\\.ts|errors\\.ts)' },
};

const doors = [
  door('ofetch', '^src/lib/http\\.ts$'),
  door('dompurify', '^src/lib/html\\.ts$'),
  door('@sentry', '^src/lib/(report-delivery|scrub)\\.ts$'),
  door('@nanostores/query', '^src/stores/query\\.ts$'),
  door('@nanostores/router', '^src/stores/router\\.ts$'),
  door('@nanostores/persistent', '^src/stores/(persistent|session|tenant|theme)\\.ts$'),
  door('react-hook-form', '^src/islands/ui/form/'),
  door('@hookform', '^src/islands/ui/form/'),
  door('react-day-picker', '^src/islands/ui/form/'),
];

const noReactBelow = {
  name: 'react-is-for-islands',
  comment: 'stores and lib work without React',
  severity: 'error',
  from: { path: '^src/(stores|lib)/' },
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
  forbidden: [...layers, nounStores, contractAsTypes, shared, ...doors, noReactBelow, noCycles, found],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
