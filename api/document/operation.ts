import type { Endpoint } from '../../src/lib/contract/endpoint.ts';
import { callNotes } from '../calls/call-notes.ts';
import { toExampleValue } from './example-value.ts';
import type { Example } from './examples.ts';
import { describeFailures } from './failures.ts';
import { isReplyRead, type JsonSchema, refTo, schemaOf } from './schemas.ts';

type DocumentPart = Readonly<Record<string, unknown>>;

function json(schema: JsonSchema, example?: unknown): DocumentPart {
  const exampleEntry = example === undefined ? {} : { example: toExampleValue(example) };
  return { 'application/json': { schema, ...exampleEntry } };
}

function pathParameters({ path }: Endpoint, { input }: Example): DocumentPart[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: input.params?.[name],
  }));
}

/** Describes the query. Lists repeat the parameter's name, as HTML forms do. */
function queryParameters({ query }: Endpoint, { input }: Example): DocumentPart[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(input.query?.[name] !== undefined && { example: input.query[name] }),
  }));
}

const cacheControl = {
  description: "Keeps the member's data out of the browser's cache.",
  schema: { type: 'string' },
  example: 'no-store',
};

function successes({ access, reply }: Endpoint, example: Example): DocumentPart {
  const headers = access === 'member' ? { headers: { 'Cache-Control': cacheControl } } : {};
  if (isReplyRead(reply)) {
    const content = json(schemaOf(reply), example.reply.body);
    return { '200': { description: 'Done.', ...headers, content } };
  }
  return {
    '200': {
      description: 'Done. The site ignores the body.',
      ...headers,
      content: json({}, example.reply.body),
    },
    '204': { description: 'Done.', ...headers },
  };
}

const retryAfter = {
  description: 'Seconds to wait, or a date. CORS must expose it.',
  schema: { type: 'string' },
  example: '30',
};

function failures(endpoint: Endpoint, { name, refusal }: Example): DocumentPart {
  const descriptions = describeFailures(name, endpoint);
  const status = String(refusal?.status);
  const extra =
    refusal && !(status in descriptions) ? { [status]: descriptions['400'] ?? descriptions['default'] } : {};
  return Object.fromEntries(
    Object.entries({ ...descriptions, ...extra }).map(([response, description]) => [
      response,
      {
        description,
        ...(response === '429' && { headers: { 'Retry-After': retryAfter } }),
        ...(response.startsWith('4') && {
          content: json({ $ref: refTo('Error') }, response === status ? refusal?.body : undefined),
        }),
      },
    ]),
  );
}

export function createOperation(endpoint: Endpoint, example: Example): DocumentPart {
  const { subject, summary, usedBy, requirements, operation: _ } = callNotes[example.name];
  const parameters = [...pathParameters(endpoint, example), ...queryParameters(endpoint, example)];
  const { payload } = endpoint;
  return {
    operationId: example.name,
    tags: [subject],
    summary,
    description: [requirements, `Used by: ${usedBy}.`].filter(Boolean).join('\n\n'),
    security: endpoint.access === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(payload && {
      requestBody: { required: true, content: json(schemaOf(payload), example.input.payload) },
    }),
    responses: { ...successes(endpoint, example), ...failures(endpoint, example) },
  };
}
