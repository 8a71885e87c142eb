import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { App } from './calls.ts';

const folder = new URL('../pictures/', import.meta.url);
const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves the drawn logos and prize pictures below `/pictures/`, at any host. */
export function mountPictures(app: App): void {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((path) =>
    path.endsWith('.svg'),
  );
  const pictures = new Map(
    files.map((path) => [basename(path), readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8')]),
  );
  app.get('/pictures/:file', (context) => {
    const picture = pictures.get(context.req.param('file'));
    return picture === undefined ? context.notFound() : context.body(picture, 200, headers);
  });
}
