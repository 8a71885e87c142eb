import type { Endpoint } from '../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import { AppError, type ErrorKind } from '../../src/lib/errors.ts';
import { capitalise } from '../../src/lib/format/text.ts';
import { notices } from '../../src/lib/messages/notices.ts';
import { describeFailure } from '../../src/lib/messages/operations.ts';
import { isMoneyOperation } from '../../src/lib/orders/money-operations.ts';
import { getUnansweredText } from '../../src/lib/orders/order.ts';
import { callNotes } from '../calls/call-notes.ts';

const tokensStay = 'the site keeps the tokens, and the member sees the error of the call that needed them.';

const quoteMessage = (text: string) => `the member sees “${text}”${text.endsWith('.') ? '' : '.'}`;

function messageWithoutOperation(name: EndpointName, kind: ErrorKind, status?: number): string {
  if (name !== 'refreshToken') return quoteMessage(notices.switchFailed);
  return kind === 'rejected' && status !== 429 ? quoteMessage(notices.sessionEnded) : tokensStay;
}

interface FailureCase {
  /** Condition, if a status has several messages. */
  readonly when?: string;
  readonly kind: ErrorKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly message?: string;
}

const refusals: readonly FailureCase[] = [
  { when: 'With a `detail`', kind: 'rejected', status: 400, body: { detail: '{detail}' } },
  { when: 'With a message at a field', kind: 'rejected', status: 400, body: { field: ['{message}'] } },
  { when: 'Without a message', kind: 'rejected', status: 400 },
];

function listCases({ access, path, query, payload }: Endpoint): Record<string, readonly FailureCase[]> {
  return {
    ...((payload || query) && { '400': refusals }),
    ...(access === 'member' && { '401': [{ kind: 'refused', status: 401 } as const] }),
    ...(path.includes('{') && { '404': [{ kind: 'rejected', status: 404 } as const] }),
    '429': [{ kind: 'rejected', status: 429 }],
    '5XX': [{ kind: 'broken', status: 500 }],
    default: [
      { when: 'Without a reply', kind: 'network', message: 'Network Error' },
      { when: 'Without a reply, while the site’s host responds', kind: 'away', message: 'Network Error' },
      { when: 'After 15 seconds', kind: 'timeout', message: 'timeout of 15000ms exceeded' },
    ],
  };
}

const statusMeanings: Readonly<Record<string, string>> = {
  '400': 'The API rejects the request.',
  '401':
    'The bearer is invalid or expired. The site refreshes the tokens and sends the call once more. If that is rejected too, the site signs the member out.',
  '404': 'The resource does not exist for this member at this club.',
  '429': 'Too many requests. The site retries reads after `Retry-After` if CORS exposes it.',
  '5XX': 'The server failed. The site retries reads up to twice after 502, 503 and 504.',
  default: 'A lost connection, missing CORS headers, a redirect, or any other status.',
};

function messageFor(name: EndpointName, { kind, status, body, message }: FailureCase): string {
  const { operation } = callNotes[name];
  if (!operation) return messageWithoutOperation(name, kind, status);
  if (kind === 'refused') return quoteMessage(notices.sessionEnded);
  const text = message ?? `Request failed with status code ${status}`;
  const error = new AppError(kind, text, { body, ...(status !== undefined && { status }) });
  if (isMoneyOperation(operation) && error.isOutcomeUnknown)
    return quoteMessage(getUnansweredText({ hasReply: kind === 'broken' }));
  const failure = describeFailure(operation, error);
  const atField = failure.fields['field'] && ' The message appears at its field.';
  const shownText = [failure.title, failure.text, failure.hint].filter(Boolean).join(' · ');
  return `${quoteMessage(shownText)}${atField ?? ''}`;
}

function describeCases(name: EndpointName, cases: readonly FailureCase[]): string {
  const messages = cases.map((each) => messageFor(name, each));
  const [first = ''] = messages;
  if (new Set(messages).size === 1) return capitalise(first);
  return cases.map(({ when }, index) => `- ${when}: ${messages[index]}`).join('\n');
}

/** Describes the failures by response status, with the message to the member. Markdown. */
export function describeFailures(name: EndpointName, endpoint: Endpoint): Record<string, string> {
  return Object.fromEntries(
    Object.entries(listCases(endpoint)).map(([response, cases]) => [
      response,
      `${statusMeanings[response]}\n\n${describeCases(name, cases)}`,
    ]),
  );
}
