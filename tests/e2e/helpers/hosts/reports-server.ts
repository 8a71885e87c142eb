/** A fake error-reporting service for events and source maps. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface ReceivedEvent {
  readonly message?: string;
  readonly release: string;
  readonly environment: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly request?: { readonly url: string };
  readonly exception?: {
    readonly values: readonly { readonly value: string; readonly mechanism: { readonly handled: boolean } }[];
  };
}

export type ReportsServer = Awaited<ReturnType<typeof startReportsServer>>;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.concat(await request.toArray());
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** An envelope is a header line, then a header and a content line per item. @param type of the items */
export function readItems(envelopes: readonly string[], type: string): unknown[] {
  return envelopes.flatMap((envelope) => {
    const lines = envelope.split('\n').slice(1);
    return lines.flatMap((line, index) =>
      index % 2 === 0 && line.includes(`"type":"${type}"`) ? [JSON.parse(lines[index + 1] ?? '')] : [],
    );
  });
}

export async function startReportsServer() {
  /** Raw, as received. */
  const envelopes: string[] = [];
  /** Source map archives, which list file names in plain text. */
  const bundles: string[] = [];
  const answer = (host: string, url: string, body: Buffer): object => {
    if (url.endsWith('/envelope/') || url.includes('/envelope/?')) envelopes.push(body.toString());
    if (url.endsWith('/assemble/')) {
      const { checksum } = JSON.parse(body.toString()) as { checksum: string };
      return bundles.length > 0 ? { state: 'ok' } : { state: 'not_found', missingChunks: [checksum] };
    }
    if (url.endsWith('/chunk-upload/')) {
      if (body.length > 0) bundles.push(body.toString('latin1'));
      const limits = {
        chunkSize: 8_388_608,
        maxRequestSize: 33_554_432,
        chunksPerRequest: 1,
        concurrency: 1,
      };
      const accept = ['release_files', 'artifact_bundles', 'artifact_bundles_v2'];
      return { url: `http://${host}${url}`, ...limits, hashAlgorithm: 'sha1', compression: [], accept };
    }
    return { version: '0.9.0', projects: [], dateCreated: '2026-01-01T00:00:00Z', url: '', newGroups: 0 };
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer(request.headers.host ?? '', request.url ?? '', body)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    envelopes,
    events: () => readItems(envelopes, 'event') as ReceivedEvent[],
    bundles,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
