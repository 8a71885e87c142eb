/** `npm run api-document`: writes the API contract as OpenAPI to docs/api/openapi.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDocument } from '../api/document/document.ts';
import { print, root } from './support/settings.mjs';

const file = 'docs/api/openapi.json';
writeFileSync(join(root, file), await renderDocument());
print(`Written: ${file}`);
