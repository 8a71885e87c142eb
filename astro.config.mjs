import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { targetBrowsers } from './build/bundle.ts';
import { criticalCss } from './build/critical-css/integration.ts';
import { headScriptHash, headScripts } from './build/head-scripts.ts';
import { buildVariables, checkVariables } from './build/hosting/build-variables.ts';
import { createCspDirectives, createPolicyReportHeaders } from './build/hosting/content-security-policy.ts';
import { hostRules } from './build/hosting/integration.ts';
import { createChunkGroups } from './build/preload/chunk-groups.ts';
import { modulePreload, rendererModule } from './build/preload/integration.ts';
import { serviceWorker } from './build/service-worker/integration.ts';
import { deleteSourceMaps, uploadSourceMaps } from './build/source-maps.ts';

// docs/deploy.md describes each variable.
const givenVariables = loadEnv('production', process.cwd(), 'PUBLIC_');
checkVariables(givenVariables);
const buildEnvironment = { ...buildVariables, ...givenVariables };

const cspDirectives = createCspDirectives(
  buildEnvironment.PUBLIC_API_URL,
  buildEnvironment.PUBLIC_SENTRY_DSN,
);

/** Source maps exist only where a token allows their upload. */
const hasSourceMaps = Boolean(process.env.SENTRY_AUTH_TOKEN && buildEnvironment.PUBLIC_SENTRY_DSN);

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // One stylesheet. criticalCss() inlines each page's part of it, so that the first paint waits for one response.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // The order counts: serviceWorker() lists the final files, criticalCss() reads the scripts of modulePreload().
  integrations: [
    react(),
    hostRules(
      givenVariables,
      createPolicyReportHeaders(buildEnvironment.PUBLIC_POLICY_REPORTS, cspDirectives),
    ),
    deleteSourceMaps(),
    modulePreload(),
    criticalCss(),
    serviceWorker(buildEnvironment.PUBLIC_SERVICE_WORKER !== 'off'),
  ],
  vite: {
    resolve: {
      alias: { '@astrojs/react/client.js': fileURLToPath(new URL(`src/${rendererModule}`, import.meta.url)) },
    },
    plugins: [
      targetBrowsers(),
      headScripts(),
      tailwind({ optimize: { minify: true } }),
      ...(hasSourceMaps ? uploadSourceMaps() : []),
    ],
    // Tailwind minifies for the oldest browsers. A second pass, for the latest, lost underlines in Safari.
    build: { cssMinify: false },
    environments: {
      client: {
        build: {
          sourcemap: hasSourceMaps && 'hidden',
          rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups() } } },
        },
      },
    },
    define: {
      // Sentry's flags. Without them a third of the library goes: tracing and console output.
      __SENTRY_TRACING__: String(Number(buildEnvironment.PUBLIC_SENTRY_TRACES_SAMPLE_RATE) > 0),
      __SENTRY_DEBUG__: 'false',
    },
    // Scans lazy screens at the start, so that opening one does not restart the development server.
    optimizeDeps: { entries: ['src/islands/**/*.tsx'] },
  },
  // The highlighter would write inline styles, which the policy below refuses.
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
      directives: cspDirectives,
      scriptDirective: { hashes: [headScriptHash] },
    },
  },
});
