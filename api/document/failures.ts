import type { Endpoint } from '../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import { AppError, type ErrorKind } from '../../src/lib/errors.ts';
import { describeFailure } from '../../src/lib/messages/failures.ts';
import { notices } from '../../src/lib/messages/notices.ts';
import { callNotes } from '../calls/call-notes.ts';

const kept = 'the tokens are kept, and a member reads what the call that waited for them says.';

const reads = (text: string) => `a member reads “${text}”${text.endsWith('.') ? '' : '.'}`;

function wordless(name: EndpointName, kind: ErrorKind, status?: number): string {
  if (name !== 'refreshToken') return reads(notices.switchFailed);
  return kind === 'rejected' && status !== 429 ? reads(notices.sessionEnded) : kept;
}

interface Case {
  readonly when: string;
  readonly kind: ErrorKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly message?: string;
}

const refusals: readonly Case[] = [
  { when: 'With a `detail`', kind: 'rejected', status: 400, body: { detail: '{detail}' } },
  { when: 'With a message at a field', kind: 'rejected', status: 400, body: { field: ['{message}'] } },
  { when: 'Without a message', kind: 'rejected', status: 400 },
];

function casesOf({ access, path, query, payload }: Endpoint): Record<string, readonly Case[]> {
  return {
    ...((payload || query) && { '400': refusals }),
    ...(access === 'member' && { '401': [{ when: 'Twice', kind: 'refused', status: 401 } as const] }),
    ...(path.includes('{') && { '404': [{ when: 'So', kind: 'rejected', status: 404 } as const] }),
    '429': [{ when: 'So', kind: 'rejected', status: 429 }],
    '5XX': [{ when: 'So, or with what is not JSON', kind: 'broken', status: 500 }],
    default: [
      { when: 'Without an answer', kind: 'network', message: 'Network Error' },
      { when: 'Without one, while the site’s own host answers', kind: 'away', message: 'Network Error' },
      { when: 'After 15 seconds', kind: 'timeout', message: 'timeout of 15000ms exceeded' },
    ],
  };
}

const meanings: Readonly<Record<string, string>> = {
  '400': 'Refused: what was sent does not fit, or may not be.',
  '401':
    'The bearer is not, or no longer, valid. The site renews the tokens and makes the call once more; when that is refused too, the member is signed out.',
  '404': 'There is no such thing, for this member at this club.',
  '429': 'Too much at once. `Retry-After` is heeded where CORS exposes it.',
  '5XX': 'The server failed. Reads are asked again, 502 to 504 up to twice by themselves.',
  default: 'What else happens: a lost connection, no CORS headers, a redirect, any other status.',
};

function wordsFor(name: EndpointName, { kind, status, body, message }: Case): string {
  const { operation } = callNotes[name];
  if (!operation) return wordless(name, kind, status);
  if (kind === 'refused') return reads(notices.sessionEnded);
  const text = message ?? `Request failed with status code ${status}`;
  const error = new AppError(kind, text, { body, ...(status !== undefined && { status }) });
  const failure = describeFailure(operation, error);
  const atField = failure.fields['field'] && ' The message itself stands at its field.';
  const read = [failure.title, failure.text, failure.hint].filter(Boolean).join(' · ');
  return `${reads(read)}${atField ?? ''}`;
}

function describeCases(name: EndpointName, cases: readonly Case[]): string {
  const words = cases.map((each) => wordsFor(name, each));
  const [first = ''] = words;
  if (new Set(words).size === 1) return `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  return cases.map(({ when }, index) => `- ${when}: ${words[index]}`).join('\n');
}

/** Describes each failing response and its message to the member, by response status. Markdown. */
export function failuresOf(name: EndpointName, endpoint: Endpoint): Record<string, string> {
  return Object.fromEntries(
    Object.entries(casesOf(endpoint)).map(([response, cases]) => [
      response,
      `${meanings[response]}\n\n${describeCases(name, cases)}`,
    ]),
  );
}
