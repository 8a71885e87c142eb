import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { mountControl } from '../control/control.ts';
import { faultMiddleware } from '../control/faults.ts';
import { memberOfBearer } from '../identity/members.ts';
import { sendErrorPages } from '../profiles/django-error-pages.ts';
import { rewriteReplyBodies } from '../profiles/django-reply-bodies.ts';
import type { Sandbox } from '../sandbox.ts';
import { mountApiPage } from './api-page.ts';
import { type App, mountCalls } from './calls.ts';
import { refuseInFlight } from './idempotency.ts';
import { mountPaymentPage } from './payment-page.ts';
import { Refusal } from './refusal.ts';
import { patternOf } from './request-parsing.ts';

const picturesFolder = new URL('../pictures/', import.meta.url);
const pictureHeaders = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves `/pictures/` at any host. */
function mountPictures(app: App): void {
  const files = readdirSync(picturesFolder, { encoding: 'utf8', recursive: true }).filter((path) =>
    path.endsWith('.svg'),
  );
  const pictures = new Map(
    files.map((path) => [
      basename(path),
      readFileSync(new URL(path.replaceAll('\\', '/'), picturesFolder), 'utf8'),
    ]),
  );
  app.get('/pictures/:file', (context) => {
    const picture = pictures.get(context.req.param('file'));
    return picture === undefined ? context.notFound() : context.body(picture, 200, pictureHeaders);
  });
}

const preflightSeconds = 7200;
const trustedOrigin =
  /^https?:\/\/(?:(?:[a-z0-9-]+\.)*praxis\.localhost|localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Allows pictures to any page, API calls to the tenant sites and to local origins. */
const corsMiddleware = cors({
  origin: (origin, context) => {
    if (isPicture(context)) return '*';
    return trustedOrigin.test(origin) ? origin : null;
  },
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After'],
  maxAge: preflightSeconds,
});

function isPicture(context: Context): boolean {
  return context.req.path.startsWith('/pictures/');
}

function isControl(context: Context): boolean {
  return context.req.path.startsWith('/__sandbox/');
}

function logRequests(app: App, sandbox: Sandbox): void {
  app.use(async (context, next) => {
    const { method, path, url } = context.req;
    if (isControl(context)) return next();
    if (method === 'OPTIONS') {
      sandbox.requests.addPreflight(
        patternOf(context.req.header('Access-Control-Request-Method') ?? '', path),
      );
      return next();
    }
    const { pathname, search } = new URL(url);
    const entry = sandbox.requests.add({
      method,
      path: patternOf(method, path),
      url: pathname + search,
      host: context.req.header('Host') ?? '',
      email: memberOfBearer(sandbox, context.req.header('Authorization'))?.email,
    });
    await next();
    if (!context.env.incoming.socket.destroyed) entry.status = context.res.status;
  });
}

function handleErrors(app: App, sandbox: Sandbox): void {
  app.notFound((context) => context.json({ detail: 'Not found.' }, 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status, error.headers);
    sandbox.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`);
    return context.json({ detail: 'A server error occurred.' }, 500);
  });
}

export function createApp(sandbox: Sandbox): App {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  const injectFaults = faultMiddleware(sandbox);
  const mountForDjango = (middleware: MiddlewareHandler) =>
    app.use((context, next) => {
      const isDjango = sandbox.profile.current.backend === 'django' && !isControl(context);
      return isDjango ? middleware(context, next) : next();
    });
  logRequests(app, sandbox);
  mountForDjango(sendErrorPages);
  app.use(corsMiddleware);
  app.use(compress());
  app.use(refuseInFlight(sandbox));
  app.use((context, next) => (isControl(context) ? next() : injectFaults(context, next)));
  mountForDjango(rewriteReplyBodies);
  handleErrors(app, sandbox);
  mountCalls(app, sandbox);
  mountPaymentPage(app, sandbox);
  mountPictures(app);
  mountApiPage(app);
  mountControl(app, sandbox);
  return app;
}
