import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { sentryVitePlugin } from '@sentry/vite-plugin';
import tailwind from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { loadEnv, minifySync } from 'vite';
import { criticalCss } from './build/critical-css/integration.ts';
import {
  buildVariables,
  checkVariables,
  saveBuildStamp,
  warnAboutSandboxBuild,
} from './build/hosting/build-variables.ts';
import { createCspDirectives } from './build/hosting/content-security-policy.ts';
import { formatHeaders, formatRedirects, hashedFiles } from './build/hosting/host-rules.ts';
import { modulePreload, rendererModule } from './build/preload/integration.ts';
import { reactModules } from './build/preload/react-modules.ts';
import { serviceWorker } from './build/service-worker/integration.ts';
import { releaseName } from './src/lib/config.ts';
import { rewriteUrl } from './src/lib/redirect-rules.ts';

/** Everything a build is made with; docs/deploy.md says what each variable means. */
const told = loadEnv('production', process.cwd(), 'PUBLIC_');
checkVariables(told);
const given = { ...buildVariables, ...told };

/** The scripts that stand in the head of every page, as short as they can be. */
const headScripts = new Map(
  ['first-paint', 'prefetch', 'missing-scripts', 'full-stylesheet'].map((name) => {
    const file = fileURLToPath(new URL(`./src/layouts/head/${name}.js`, import.meta.url));
    return [`${file}?raw`, minifySync(file, readFileSync(file, 'utf8')).code];
  }),
);
const headHashes = [...headScripts.values()].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
const shortHead = {
  name: 'short-head',
  enforce: 'pre',
  load: (id) => (headScripts.has(id) ? `export default ${JSON.stringify(headScripts.get(id))}` : undefined),
};

/** Deletes source maps, which are uploaded by then and never part of a deployment. */
async function removeSourceMaps(folder) {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  await Promise.all(maps.map((name) => rm(new URL(name, folder))));
}

/** Gives the static host its rules beside the built pages, and the development server the same rewrites. */
const hostRules = {
  name: 'host-rules',
  hooks: {
    'astro:build:start': ({ logger }) =>
      warnAboutSandboxBuild(told, process.env, (text) => logger.warn(text)),
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        request.url = rewriteUrl(request.url);
        next();
      });
    },
    'astro:build:done': async ({ dir }) => {
      // Other builds than the one that is served leave no note of what it was made with.
      if (dir.href === new URL('dist/', import.meta.url).href) await saveBuildStamp();
      await removeSourceMaps(new URL(`.${hashedFiles.folder}`, dir));
      await writeFile(new URL('_redirects', dir), formatRedirects());
      await writeFile(new URL('_headers', dir), formatHeaders());
    },
  },
};

/** What a line of modules below src, or an expression for others, matches. A module that is not there stops the build. */
function matching(line) {
  if (line instanceof RegExp) return line.source;
  const modules = line.split(' ');
  const isThere = (path) =>
    ['.ts', '.tsx'].some((end) => existsSync(new URL(`./src/${path}${end}`, import.meta.url)));
  const missing = modules.find((path) => !isThere(path));
  if (missing) throw new Error(`A chunk is to have src/${missing}, which is not there`);
  return `/src/(${modules.join('|')})\\.tsx?$`;
}

/** The groups for the bundler, of which the first that matches counts. */
function groupsOf(chunks) {
  return Object.entries(chunks).map(([name, lines], index) => ({
    name,
    test: new RegExp(lines.map(matching).join('|')),
    priority: Object.keys(chunks).length - index,
  }));
}

/**
 * Chunks of one subject instead of one for each module that two screens share: dozens of small files compress badly
 * and cost a request each. Whatever a module needs comes into its group with it. A module that is imported when it is
 * needed stays out of them: beside its group it would get a file of its own, which costs a round trip.
 */
const chunkGroups = {
  basics: [
    'lib/config lib/paths lib/browser/runtime lib/format/text lib/prefetch/prefetched-requests lib/storage/offline-cache islands/ui/controls/button-link',
    /node_modules\/react\/(cjs\/react-)?jsx-runtime/,
    /vite\/preload-helper/,
  ],
  // Amounts and dates are on every screen of a member.
  amounts: [
    'lib/format/date-time islands/ui/content/money islands/ui/content/badge islands/ui/static-renderer',
  ],
  start: ['stores/app/entry stores/data/action stores/data/prefetch'],
  framework: [/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//],
  data: [
    'stores/data/query stores/data/list-query stores/member/member stores/app/filters lib/contract/wire/money-and-times lib/contract/tickets',
  ],
  app: [
    'islands/app islands/app-shell/first-view/mount islands/app-shell/error-boundary islands/app-shell/frame islands/app-shell/navigation/use-route-change islands/app-shell/navigation/two-phase islands/ui/messages/alert islands/ui/controls/button islands/ui/overlays/top-dialog islands/ui/loading/skeleton islands/ui/loading/two-phase islands/ui/focus/focus-target islands/app-shell/services/modal-slot islands/ui/page lib/browser/install-prompt',
    /\/icons\/x\.mjs$/,
  ],
  form: [
    'lib/forms/fields lib/auth/forms islands/ui/form/field-messages islands/ui/form/fields/text-field islands/ui/form/fields/password-field islands/ui/form/use-draft islands/ui/form/use-error-focus',
  ],
  member: [
    'islands/app-shell/phone-header islands/app-shell/tab-bar islands/app-shell/use-notices islands/shared/screen-title islands/ui/messages/empty islands/ui/loading/loaded islands/ui/loading/use-in-view islands/shared/balance-link lib/messages/member-notices',
    /\/icons\/chevron-(down|right)\.mjs$/,
  ],
  orders: [
    'lib/contract/purchase stores/orders/payment-redirect stores/orders/reconciled-action stores/data/action-family islands/shared/order-status',
  ],
};

/**
 * Source maps for the error reports: made and uploaded where the environment has a token for that, and gone from the
 * build before it is done. The rest of what the plugin could do (asking for telemetry, naming commits) is off.
 */
const uploadsMaps = Boolean(process.env.SENTRY_AUTH_TOKEN && given.PUBLIC_SENTRY_DSN);
const sourceMaps = () =>
  sentryVitePlugin({
    release: { name: releaseName, inject: false, setCommits: false },
    telemetry: false,
    silent: true,
  }).map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }));

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // One stylesheet, of which each page then carries what it needs: the first paint waits for one answer only.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // The worker keeps the pages as they are at last.
  integrations: [
    react(),
    hostRules,
    modulePreload(),
    criticalCss(),
    serviceWorker(given.PUBLIC_SERVICE_WORKER !== 'off'),
  ],
  vite: {
    // The app draws itself.
    resolve: {
      alias: { '@astrojs/react/client.js': fileURLToPath(new URL(`src/${rendererModule}`, import.meta.url)) },
    },
    plugins: [
      reactModules(),
      shortHead,
      tailwind({ optimize: { minify: true } }),
      ...(uploadsMaps ? sourceMaps() : []),
    ],
    // Tailwind does it for the oldest browsers; a second time, for the latest, underlines got lost in Safari.
    build: { cssMinify: false },
    environments: {
      client: {
        build: {
          sourcemap: uploadsMaps && 'hidden',
          rolldownOptions: { output: { codeSplitting: { groups: groupsOf(chunkGroups) } } },
        },
      },
    },
    // Error reports trace no requests and write no console lines: a third of the library is not needed.
    define: { __SENTRY_TRACING__: 'false', __SENTRY_DEBUG__: 'false' },
    // Lazy screens are found before the first visit, so that opening one does not restart the development server.
    optimizeDeps: { entries: ['src/islands/**/*.tsx'] },
  },
  // There is no Markdown here, and its highlighter would write inline styles, which the policy below refuses.
  markdown: { syntaxHighlight: false },
  env: {
    schema: Object.fromEntries(
      Object.entries(buildVariables).map(([name, value]) => [
        name,
        envField.string({ context: 'client', access: 'public', default: value }),
      ]),
    ),
  },
  security: {
    csp: {
      directives: createCspDirectives(given.PUBLIC_API_URL, given.PUBLIC_SENTRY_DSN),
      scriptDirective: { hashes: headHashes },
    },
  },
});
