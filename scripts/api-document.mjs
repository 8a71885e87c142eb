/** `npm run api-document`: writes what the site asks of the API, as OpenAPI, to docs/api/openapi.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDocument } from '../api/document/document.ts';
import { print, root } from './support/settings.mjs';

const file = join('docs', 'api', 'openapi.json');
mkdirSync(join(root, 'docs', 'api'), { recursive: true });
writeFileSync(join(root, file), await renderDocument());
print(`Written: ${file}`);
