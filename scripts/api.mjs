/**
 * `npm run api-document` writes the API contract as OpenAPI to docs/api/openapi.json.
 * `npm run verify-api -- URL` checks an API against the contract.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, root } from './support/settings.mjs';

// Imported lazily: `verify` must not load the sandbox.
const commands = {
  document: async () => {
    const { renderDocument } = await import('../api/document/document.ts');
    const file = join('docs', 'api', 'openapi.json');
    mkdirSync(join(root, 'docs', 'api'), { recursive: true });
    writeFileSync(join(root, file), await renderDocument());
    print(`Written: ${file}`);
  },
  verify: async (args) => {
    const { runCommand } = await import('../api/verify/command.ts');
    process.exitCode = await runCommand(args, process.env, print);
  },
};

const [command, ...args] = process.argv.slice(2);
await commands[command](args);
