import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

interface Served {
  readonly type: string;
  readonly body: Buffer;
}

function fileOf(folder: string, path: string): string {
  if (path === '/') return 'index.html';
  if (/^\/raffles\/[^/]+$/.test(path)) return 'raffle.html';
  if (extname(path)) return path;
  return existsSync(join(folder, `${path}.html`)) ? `${path}.html` : `${path}/index.html`;
}

/** Serves a build as a CDN does: compressed, hashed files immutable, pages revalidated. */
export async function serveFolder(folder: string): Promise<{ port: number; close: () => void }> {
  const files = new Map<string, Served>();
  const read = (file: string): Served => {
    const known = files.get(file);
    if (known) return known;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const served = { type, body: gzipSync(readFileSync(join(folder, normalize(file))), { level: 9 }) };
    files.set(file, served);
    return served;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    try {
      const { type, body } = read(fileOf(folder, pathname));
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Cache-Control': pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => void server.close() };
}
