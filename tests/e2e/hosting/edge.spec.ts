/** The edge worker in its own runtime, with many kinds of API replies and the files that operators can add. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createPolicyReportHeaders } from '../../../build/hosting/content-security-policy.ts';
import { formatHeaders } from '../../../build/hosting/host-rules.ts';
import { formatSecurityTxt, securityTxtFile } from '../../../build/hosting/integration.ts';
import { type ApiServer, startApiServer } from '../../helpers/api-server.ts';
import { requestTenant, type TenantRequest } from '../../helpers/tenant-request.ts';
import { getAppManifest } from '../helpers/app-manifest.ts';
import { chromiumOptions } from '../helpers/hosts/chromium.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { startWorkerd } from '../helpers/hosts/workerd.ts';

interface Edge {
  readonly api: ApiServer;
  /** The built site. */
  readonly folder: string;
  ask(club: string, path: string, request?: TenantRequest): ReturnType<typeof requestTenant>;
  url(club: string, path: string): string;
}

const securityTxt = formatSecurityTxt(
  { PUBLIC_SECURITY_CONTACT: 'mailto:security@club.example', PUBLIC_SECURITY_EXPIRES: '2027-11-01' },
  Date.parse('2026-11-27'),
);

/** The files that a build creates from its variables. */
async function writeOperatorFiles(folder: string): Promise<void> {
  const reports = createPolicyReportHeaders('https://reports.example/policy', ["default-src 'none'"]);
  await writeFile(join(folder, '_headers'), formatHeaders(reports));
  await mkdir(join(folder, dirname(securityTxtFile)), { recursive: true });
  await writeFile(join(folder, securityTxtFile), securityTxt ?? '');
}

/** A copy of the site with another API address. */
async function siteFor(api: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  await cp('dist', folder, { recursive: true });
  await writeOperatorFiles(folder);
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/ data-api="[^"]*"/, ` data-api="${api}{subdomain}/"`));
  }
  return folder;
}

const test = base.extend<object, { edge: Edge }>({
  edge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const api = await startApiServer();
      const folder = await siteFor(api.base);
      const { port, close } = await startWorkerd(folder, { CLOUDFLARE_ENV: 'edge' });
      const ask: Edge['ask'] = (club, path, request) =>
        requestTenant(port, `${club}.praxis.localhost:${port}`, path, request);
      const url: Edge['url'] = (club, path) => `http://${club}.praxis.localhost:${port}${path}`;
      await use({ api, folder, ask, url });
      await close();
      await api.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const club = {
  name: 'CIU Social Club',
  logo_url: 'https://cdn.example/logo.png',
  theme: { main_color: '#7a1f3d' },
};

const manifestPath = '/manifest.webmanifest';
const iconPath = '/icons/icon.svg';

const revalidated = 'public, max-age=0, must-revalidate';
const pageCaching = `${revalidated}, no-transform`;

function metaOf(html: string, name: string): (string | undefined)[] {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, content]) => content);
}

/** Repeats the request, because a page may have generic meta tags on a busy machine. */
async function getSummarisedPage(edge: Edge, club: string, path: string): ReturnType<Edge['ask']> {
  const reply = await edge.ask(club, path);
  const isPlain = metaOf(reply.text, 'og:site_name')[0] === 'Club Raffles';
  return isPlain ? getSummarisedPage(edge, club, path) : reply;
}

test.describe.configure({ mode: 'serial' });

test('edge worker adds only the club to a shared page, and requests it once', {
  tag: '@wide',
}, async ({ edge }) => {
  edge.api.reset();
  edge.api.respond(() => ({ json: club }));
  const { text, headers } = await getSummarisedPage(edge, 'ciu', '/terms-of-service?from=chat');
  expect(edge.api.requests.map(({ path }) => path)).toEqual(['ciu/clients/current/']);
  expect(text).toContain('<title>Terms of Service · CIU Social Club</title>');
  const description = expect.stringContaining('The rules of CIU Social Club');
  for (const [name, content] of [
    ['og:title', 'Terms of Service · CIU Social Club'],
    ['og:site_name', 'CIU Social Club'],
    ['description', description],
    ['og:description', description],
    ['og:image', 'https://cdn.example/logo.png'],
    ['twitter:card', 'summary'],
    ['og:url', expect.stringMatching(/^http:\/\/ciu\.praxis\.localhost:\d+\/terms-of-service$/)],
  ] as const) {
    expect(metaOf(text, name), name).toEqual([content]);
  }
  expect(metaOf(text, 'theme-color').at(-1)).toBe('#7a1f3d');
  expect(headers).toMatchObject({ 'cache-control': pageCaching, 'x-frame-options': 'DENY' });
  const draw = await getSummarisedPage(edge, 'ciu', '/raffles/7');
  expect(draw.text).toContain('<title>Raffle · CIU Social Club</title>');
  expect((await edge.ask('ciu', '/wallet')).text).not.toContain('CIU Social Club');
  expect(edge.api.requests).toHaveLength(1);
  const scripts = (html: string) =>
    html.match(/<script[\s\S]*?<\/script>|http-equiv="[^"]*" content="[^"]*"/g);
  expect(scripts(text)).toEqual(scripts(await readFile('dist/terms-of-service.html', 'utf8')));
});

test('edge worker answers conditional requests with the page for shared pages, 304 for others', {
  tag: '@wide',
}, async ({ edge }) => {
  edge.api.respond(() => ({ json: club }));
  // The draw shell's own address, which bypasses the worker.
  const { etag = '' } = (await edge.ask('ciu', '/raffle')).headers;
  expect(etag).toMatch(/^"\w+"$/);
  const first = await getSummarisedPage(edge, 'ciu', '/raffles/7');
  const conditions = [
    { 'If-None-Match': etag },
    { 'If-None-Match': `W/${etag}` },
    { 'If-Modified-Since': new Date().toUTCString() },
  ];
  for (const headers of conditions) {
    const again = await edge.ask('ciu', '/raffles/7', { headers });
    expect([again.status, again.text === first.text], JSON.stringify(headers)).toEqual([200, true]);
    expect(Object.keys(again.headers).join()).not.toMatch(/etag|last-modified/);
  }
  const head = { method: 'HEAD', headers: { 'If-None-Match': etag } };
  expect((await edge.ask('ciu', '/raffles/7', head)).status).toBe(200);
  for (const path of ['/raffle', '/wallet']) {
    const plain = await edge.ask('ciu', path);
    const headers = { 'If-None-Match': plain.headers.etag ?? '' };
    expect((await edge.ask('ciu', path, { headers })).status, path).toBe(304);
  }
});

test('edge worker escapes a hostile club in pages, manifest and icon', { tag: '@wide' }, async ({ edge }) => {
  const hostile = {
    name: '"><script>alert(1)</script>$&\u202e',
    logo_url: 'javascript:alert(1)',
    theme: { main_color: 'red;}</style><script>' },
  };
  edge.api.respond(() => ({ json: hostile }));
  const { text } = await getSummarisedPage(edge, 'hostile', '/complaints');
  // Quotes escape the tag.
  const name = '&quot;><script>alert(1)</script>$&';
  expect(metaOf(text, 'og:site_name')).toEqual([name]);
  expect(metaOf(text, 'og:title')).toEqual([`Complaints · ${name}`]);
  expect(text.replace(/<meta [^"]*"[^"]*" content="[^"]*"/g, '').includes('<script>alert')).toBe(false);
  expect(/<title>.*<\/title>/.exec(text)?.[0]).toBe(
    '<title>Complaints · "&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;</title>',
  );
  expect(metaOf(text, 'og:image')).toEqual([]);
  expect(metaOf(text, 'theme-color')).toHaveLength(2);
  edge.api.respond(() => ({ json: { ...hostile, logo_url: 'https://cdn.example/"><script>' } }));
  const pictured = (await getSummarisedPage(edge, 'hostile-logo', '/complaints')).text;
  expect(metaOf(pictured, 'og:image')).toEqual(['https://cdn.example/%22%3E%3Cscript%3E']);
  expect(metaOf(pictured, 'og:image:alt')).toEqual([expect.stringMatching(/^&#34;&#62;&#60;script&#62;/)]);

  const themed = { name: '</text><script>alert(1)</script> "&', theme: { main_color: '"/><script>' } };
  edge.api.respond(() => ({ json: themed }));
  const manifest = JSON.parse((await edge.ask('hostile-manifest', manifestPath)).text);
  expect(manifest).toMatchObject({ name: themed.name, theme_color: '#1f4e5f' });
  const icon = await edge.ask('hostile-manifest', iconPath);
  expect(icon.text).toContain('fill="#1f4e5f"');
  expect(icon.text).not.toContain('<script');
  expect(icon.text.match(/<text/g)).toHaveLength(1);
});

test("edge worker fills in the club's manifest and icon, with which Chromium installs the app", {
  tag: '@wide',
}, async ({ edge, playwright }) => {
  edge.api.respond(() => ({ json: club }));
  const { text, headers } = await edge.ask('manifest', manifestPath);
  const built = JSON.parse(await readFile('dist/manifest.webmanifest', 'utf8'));
  const { short_name, ...manifest } = { ...built, name: club.name, theme_color: '#7a1f3d' };
  expect(JSON.parse(text)).toEqual({ ...manifest, icons: expect.any(Array) });
  expect(JSON.parse(text).icons[0]).toMatchObject({ src: iconPath, purpose: 'any maskable' });
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json/),
    'cache-control': revalidated,
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('etag');
  const icon = await edge.ask('manifest', iconPath);
  expect(icon.headers['content-type']).toBe('image/svg+xml');
  expect(icon.text).toContain('fill="#7a1f3d"');
  expect(icon.text).toContain('fill="#ffffff">CS</text>');
  const browser = await playwright.chromium.launch(chromiumOptions('MAP *.praxis.localhost 127.0.0.1'));
  const page = await browser.newPage();
  await page.goto(edge.url('manifest', '/sign-in'));
  const read = await getAppManifest(page);
  await browser.close();
  expect(read.problems).toEqual([]);
  expect(read.manifest).toEqual(JSON.parse(text));

  edge.api.respond(() => ({ json: { ...club, name: 'Rook Club' } }));
  const short = await edge.ask('rook', manifestPath);
  expect(JSON.parse(short.text)).toMatchObject({ name: 'Rook Club', short_name: 'Rook Club' });
});

const troubles: [string, Parameters<ApiServer['respond']>[0]][] = [
  ['slow', () => 'silence'],
  ['down', () => 'cut'],
  ['unknown to it', () => ({ status: 404, json: { detail: 'Not found.' } })],
  ['odd', () => ({ text: '<html>' })],
  ['odd in shape', () => ({ json: { name: { first: 'CIU' } } })],
  ['a list', () => ({ json: [club, club] })],
  ['nameless', () => ({ json: { name: ' \u200b ' } })],
];

test('edge worker quickly sends the built page when the API fails', { tag: '@wide' }, async ({ edge }) => {
  const withoutApi = (html: string) => html.replace(/ data-api="[^"]*"/, '');
  const paths = ['/privacy-policy', manifestPath, iconPath];
  const files = ['/privacy-policy.html', manifestPath, iconPath];
  const built = await Promise.all(files.map((file) => readFile(`dist${file}`, 'utf8')));
  for (const [kind, respond] of troubles) {
    edge.api.respond(respond);
    const begun = Date.now();
    // Each asks for another club, because the worker caches summaries.
    const replies = await Promise.all(
      paths.map((path, index) => edge.ask(`${kind.replaceAll(' ', '-')}-${index}`, path)),
    );
    // Below the worker's own API timeout.
    expect(Date.now() - begun, kind).toBeLessThan(5_000);
    const given = replies.map(({ status, text }) => [status, withoutApi(text)]);
    expect(given, kind).toEqual(built.map((text) => [200, withoutApi(text)]));
  }
});

test('edge worker passes all other requests through unchanged', { tag: '@wide' }, async ({ edge }) => {
  edge.api.reset();
  const head = await edge.ask('ciu', '/gdpr', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await edge.ask('ciu', '/raffles/7/more')).status).toBe(404);
  expect((await edge.ask('ciu', '/terms-of-service/')).headers.location).toBe('/terms-of-service');
  const [name] = await readdir('dist/_astro');
  for (const [path, ...expected] of [
    [`/_astro/${name}`, 200, 'public, max-age=31536000, immutable'],
    ['/_astro/app.00000000.js', 404, pageCaching],
  ] as const) {
    const { status, headers } = await edge.ask('ciu', path, { method: 'HEAD' });
    expect([status, headers['cache-control']], path).toEqual(expected);
  }
  expect(edge.api.requests).toEqual([]);
});

test('security.txt is served by both hosts, and policy reports are enabled for pages without secrets', {
  tag: '@wide',
}, async ({ edge }) => {
  const nginx = await startNginx(edge.folder);
  const askNginx = (path: string) => requestTenant(nginx.port, `ciu.praxis.localhost:${nginx.port}`, path);
  for (const ask of [askNginx, (path: string) => edge.ask('ciu', path)]) {
    const { status, text, headers } = await ask(`/${securityTxtFile}`);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', securityTxt]);
    expect((await ask('/.well-known/change-password')).status).toBe(302);
  }
  await nginx.close();
  for (const path of ['/', '/wallet', '/raffles/7'])
    expect((await edge.ask('ciu', path)).headers['reporting-endpoints'], path).toBe(
      'policy="https://reports.example/policy"',
    );
  for (const path of ['/reset-password', '/callback', '/sw.js'])
    expect(Object.keys((await edge.ask('ciu', path)).headers).join(), path).not.toMatch(/report/);
});
