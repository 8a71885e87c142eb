import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockDocument } from '../../../api/document/mock-document.ts';
import { root } from '../settings.mjs';

/** Writes the mock's document to a temporary file, which this process deletes on exit. @returns its path */
function writeMockDocument(sitePort) {
  const folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const document = readFileSync(join(root, 'docs/api/openapi.json'), 'utf8');
  const site = {
    now: Date.now(),
    landingDomain: `praxis.localhost:${sitePort}`,
    picturePath: '/favicon.svg',
  };
  const file = join(folder, 'openapi.json');
  writeFileSync(file, createMockDocument(document, site));
  return file;
}

/** Returns the Node arguments of a server on `port` that replies to every call with its example. */
export function getMockArgs(port, sitePort) {
  return [
    'node_modules/@stoplight/prism-cli/dist/index.js',
    'mock',
    `--port=${port}`,
    '--host=127.0.0.1',
    '--verboseLevel=warn',
    writeMockDocument(sitePort),
  ];
}
