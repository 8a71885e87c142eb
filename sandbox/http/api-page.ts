import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html } from 'hono/html';
import type { App } from './calls.ts';

const base = '/__sandbox/api';
const documentFile = new URL('../../docs/api/openapi.json', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** Restricts the viewer to its own files. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
};

const startScript = `
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  url: '${base}/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelExpandDepth: 3,
  supportedSubmitMethods: [],
  validatorUrl: null,
});`;

const page = html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${base}/swagger-ui.css" />
    <link rel="stylesheet" href="${base}/page.css" />
    <title>What the site asks of the API</title>
  </head>
  <body>
    <main id="document"></main>
    <script src="${base}/swagger-ui-bundle.js"></script>
    <script src="${base}/start.js"></script>
  </body>
</html>`;

const style = `
  body { margin: 0; overflow-wrap: anywhere }
  .dark-mode body { background: #1c2022 }
  .swagger-ui .wrapper { max-width: 72rem }
  .swagger-ui :is(.scheme-container, .response-col_links, .response-control-media-type) { display: none }
  @media (max-width: 40rem) {
    .swagger-ui :is(.wrapper, .opblock-body .responses-inner) { padding-inline: 0.75rem }
    .swagger-ui .info .title { font-size: 1.75rem }
    .swagger-ui .response-col_status { width: 3.5rem }
  }`;

const script = 'text/javascript; charset=utf-8';
const sheet = 'text/css; charset=utf-8';

export function mountApiPage(app: App): void {
  const serve = (name: string, type: string, read: () => string | Buffer<ArrayBuffer>) =>
    app.get(`${base}/${name}`, (context) => context.body(read(), 200, { ...headers, 'Content-Type': type }));
  const viewerFile = (name: string) => () => readFileSync(resolve(`swagger-ui-dist/${name}`));
  app.get(base, (context) => context.html(page, 200, headers));
  serve('openapi.json', 'application/json', () => readFileSync(documentFile));
  serve('swagger-ui-bundle.js', script, viewerFile('swagger-ui-bundle.js'));
  serve('swagger-ui.css', sheet, viewerFile('swagger-ui.css'));
  serve('page.css', sheet, () => style);
  serve('start.js', script, () => startScript);
}
