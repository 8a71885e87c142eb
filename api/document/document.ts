import { readFileSync } from 'node:fs';
import { appVersion } from '../../src/lib/config.ts';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import { callNotes } from '../calls/call-notes.ts';
import { createExamples, type Example } from './examples.ts';
import { createOperation } from './operation.ts';
import { components } from './schemas.ts';

const introduction = new URL('./introduction.md', import.meta.url);

const errorSchema = {
  description:
    'The reason for an error. The site reads `detail` first, then the messages by field in their order.',
  anyOf: [
    {
      type: 'object',
      properties: { detail: { type: 'string' } },
      additionalProperties: {
        anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      },
    },
    { type: 'array', items: { type: 'string' } },
    { type: 'string' },
  ],
  examples: [{ detail: 'Why, in words for members.' }],
};

/** Orders by the notes, because the order of module exports varies. */
function paths(examples: readonly Example[]) {
  const byPath: Record<string, Record<string, unknown>> = {};
  const order = Object.keys(callNotes);
  const ordered = endpoints.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  for (const [name, endpoint] of ordered) {
    const example = examples.find((each) => each.name === name);
    if (!example) throw new Error(`The scenario has no example of '${name}'.`);
    const path = `/${endpoint.path}`;
    byPath[path] = { ...byPath[path], [endpoint.method.toLowerCase()]: createOperation(endpoint, example) };
  }
  return byPath;
}

const servers = [
  {
    url: 'https://{subdomain}.api.example.com',
    description: 'The base URL that the site was built with (`PUBLIC_API_URL`).',
    variables: { subdomain: { default: 'staging', description: 'The club.' } },
  },
  {
    url: 'http://{subdomain}.praxis.localhost:8787',
    description: 'The sandbox of `npm start`.',
    variables: { subdomain: { default: 'ciu', enum: ['ciu', 'riverside', 'harlequin', 'staging'] } },
  },
];

export function createDocument(examples: readonly Example[]) {
  const subjects = new Set(Object.values(callNotes).map(({ subject }) => subject));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Club Raffles: what the site asks of the API',
      version: appVersion,
      description: readFileSync(introduction, 'utf8'),
    },
    servers,
    tags: [...subjects].map((name) => ({ name })),
    paths: paths(examples),
    components: {
      schemas: { ...components, Error: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of the member’s session.' },
      },
    },
  };
}

export async function renderDocument(): Promise<string> {
  return `${JSON.stringify(createDocument(await createExamples()), null, 2)}\n`;
}
