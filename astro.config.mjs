import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import react from '@astrojs/react';
import { sentryVitePlugin } from '@sentry/vite-plugin';
import tailwind from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { writeStamp } from './scripts/parts/site/build-stamp.mjs';
import { policyDirectives } from './src/hosting/content-policy.ts';
import { headerRules, redirectRules, rewritten } from './src/hosting/hosting.ts';
import { preloads } from './src/layouts/start/preload-integration.ts';
import { releaseName } from './src/lib/config.ts';

/** Everything a build is made with; docs/deploy.md says what each variable means. */
const environment = {
  PUBLIC_API_URL: 'http://{subdomain}.praxis.localhost:8787/',
  PUBLIC_LANDING_DOMAINS: 'praxis.localhost',
  PUBLIC_SENTRY_DSN: '',
  PUBLIC_PAYMENT_HOSTS: '',
  PUBLIC_IDEMPOTENCY_KEY: '',
};
const given = { ...environment, ...loadEnv('production', process.cwd(), 'PUBLIC_') };

/** The hashes of the scripts that stand in the head of every page. */
const headHashes = ['first-paint', 'first-reads', 'missing-scripts'].map((name) => {
  const script = readFileSync(new URL(`./src/layouts/start/${name}.js`, import.meta.url), 'utf8');
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
});

/** The addresses of the files that may be kept for good. Source maps, once uploaded, are nobody else's business. */
async function hashedFiles(folder) {
  const names = (await readdir(folder)).sort();
  const isMap = (name) => name.endsWith('.map');
  await Promise.all(names.filter(isMap).map((name) => rm(new URL(name, folder))));
  return names.filter((name) => !isMap(name)).map((name) => `/_astro/${name}`);
}

/** Gives the static host its rules beside the built pages, and the development server the same rewrites. */
const hostRules = {
  name: 'host-rules',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        request.url = rewritten(request.url);
        next();
      });
    },
    'astro:build:done': async ({ dir }) => {
      // Other builds than the one that is served leave no note of what it was made with.
      if (dir.href === new URL('dist/', import.meta.url).href) await writeStamp();
      const hashed = await hashedFiles(new URL('_astro/', dir));
      await writeFile(new URL('_redirects', dir), redirectRules());
      await writeFile(new URL('_headers', dir), headerRules(hashed));
    },
  },
};

/**
 * Chunks of one subject instead of one for each module that two screens share: dozens of small files compress badly
 * and cost a request each. Whatever a module needs comes into its group with it. A module that is imported when it is
 * needed stays out of them: beside its group it would get a file of its own, which costs a round trip.
 */
const chunkGroups = [
  {
    name: 'basics',
    test: /node_modules\/react\/(cjs\/react-)?jsx-runtime|src\/(lib\/(config|paths|start\/(app-here|early-reads|on-page))\.ts|islands\/ui\/controls\/button-link\.tsx)$/,
    priority: 7,
  },
  {
    name: 'card',
    test: /src\/islands\/(screens\/draws\/cards\/first-cards|ui\/content\/money)\.tsx$/,
    priority: 6,
  },
  { name: 'start', test: /src\/stores\/(start\/start|data\/(action|first-answers))\.ts$/, priority: 5 },
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 4 },
  { name: 'reads', test: /src\/stores\/(data\/query|member\/member|draws\/draws)\.ts$/, priority: 4 },
  {
    name: 'app',
    test: /src\/islands\/(start\/opening|crash|frames\/(frame|arrival\/use-arrival|screen-placeholder)|ui\/(messages\/alert|controls\/icon-button|loading\/skeleton|use-focus-on-mount))\.tsx?$/,
    priority: 3,
  },
  {
    name: 'fields',
    test: /src\/(islands\/ui\/form\/(fields\/(text|password)-field\.tsx|(server-errors|use-draft|use-first-wrong|resolver)\.ts)|lib\/forms\/(fields|auth)\.ts)$/,
    priority: 2,
  },
  { name: 'member-words', test: /src\/lib\/messages\/(successes|member-notices)\.ts$/, priority: 2 },
  {
    name: 'payment',
    test: /src\/(stores\/(payments\/(payment|payment-place|order)|data\/action-per)\.ts|islands\/(parts\/(payment-left|order-news|own-heading)|ui\/content\/definition-list)\.tsx)$/,
    priority: 1,
  },
  {
    name: 'member',
    test: /src\/islands\/(frames\/(phone-header|tab-bar|notices\/use-member-notice)|ui\/(page|content\/badge|messages\/empty|loading\/(list-end|loaded|row-skeleton|use-near|use-steps)))\.tsx?$|\/icons\/(x|chevron-(down|right))\.mjs$/,
    priority: 1,
  },
  { name: 'support-ticket', test: /src\/stores\/support\/support(-draft)?\.ts$/, priority: 0 },
];

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
  // Styles travel inside the page: the first paint waits for one answer only.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), hostRules, preloads()],
  vite: {
    plugins: [tailwind({ optimize: { minify: true } }), ...(uploadsMaps ? sourceMaps() : [])],
    // Tailwind does it for the oldest browsers; a second time, for the latest, underlines got lost in Safari.
    build: { cssMinify: false },
    environments: {
      client: {
        build: {
          sourcemap: uploadsMaps && 'hidden',
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
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
      Object.entries(environment).map(([name, value]) => [
        name,
        envField.string({ context: 'client', access: 'public', default: value }),
      ]),
    ),
  },
  security: {
    csp: {
      directives: policyDirectives(given.PUBLIC_API_URL, given.PUBLIC_SENTRY_DSN),
      scriptDirective: { hashes: headHashes },
    },
  },
});
