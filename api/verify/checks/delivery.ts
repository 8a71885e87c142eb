import {
  type Answered,
  type Exchange,
  headerOf,
  isAnswered,
  isOk,
  isRedirect,
  type Purpose,
  type Walked,
} from '../exchange.ts';
import { type Finding, inWords } from '../finding.ts';
import type { RuleName } from '../rules.ts';

/** Packing less is not worth it. */
const packedFromBytes = 2_048;

/** What an ordinary member or visitor asks for, and has to get. */
const ordinary: readonly Purpose[] = [
  'read',
  'read as a visitor',
  'every draw by price',
  'search for nothing',
  'known email',
];

function statusRule({ purpose, answer }: Answered): RuleName | undefined {
  if (purpose === 'read with the slash') return 'slash-redirected';
  if (isRedirect(answer)) return 'redirected';
  if (!ordinary.includes(purpose) || answer.status === 429) return undefined;
  if (!isOk(answer)) return 'status-wrong';
  return answer.status === 200 ? undefined : 'status-unusual';
}

function checkStatus(exchange: Answered): Finding[] {
  const { name, answer } = exchange;
  const rule = statusRule(exchange);
  const target = isRedirect(answer) ? `, a redirect to ${headerOf(answer, 'location') ?? 'nowhere'}` : '';
  return rule ? [{ rule, name, seen: `status ${answer.status}${target}` }] : [];
}

function bodyWords(text: string): string {
  return /^\s*</.test(text) ? 'an HTML page' : inWords(text);
}

function checkBody({ name, answer, body, purpose }: Answered): Finding[] {
  if (purpose.startsWith('preflight') || isRedirect(answer) || answer.text === '') return [];
  if (body === undefined) {
    if (isOk(answer)) return [{ rule: 'not-json', name, seen: bodyWords(answer.text) }];
    return [{ rule: 'error-not-json', name, seen: String(answer.status) }];
  }
  const type = headerOf(answer, 'content-type');
  if (type && /\bjson\b/i.test(type)) return [];
  return [{ rule: 'content-type', name, seen: type ?? 'nothing in particular' }];
}

function checkSpeed({ name, answer }: Answered, slowMs: number): Finding[] {
  if (answer.ms <= slowMs) return [];
  return [{ rule: 'slow', name, seen: `${(answer.ms / 1000).toFixed(1)} s` }];
}

function checkSize({ name, answer }: Answered): Finding[] {
  if (answer.bytes < packedFromBytes || headerOf(answer, 'content-encoding')) return [];
  return [{ rule: 'uncompressed', name, seen: `${Math.round(answer.bytes / 1024)} KiB` }];
}

function checkCaching({ name, endpoint, answer }: Answered): Finding[] {
  const caching = headerOf(answer, 'cache-control') ?? '';
  if (endpoint.access !== 'member' || !/\b(?:public|s-maxage)\b/i.test(caching)) return [];
  return [{ rule: 'cacheable-by-all', name, seen: caching }];
}

function checkFailure({ name, failure = '' }: Exchange): Finding {
  return { rule: 'no-answer', name, seen: failure };
}

const isLoopback = (host: string) => /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(host);

/** How the answers came. */
export function checkDelivery({ base, exchanges, slowMs }: Walked): Finding[] {
  const insecure = base.protocol === 'http:' && !isLoopback(base.hostname);
  return [
    ...(insecure ? [{ rule: 'insecure-api', name: 'getTenant' } as const] : []),
    ...exchanges.flatMap((exchange) => {
      if (!isAnswered(exchange)) return [checkFailure(exchange)];
      return [
        ...checkStatus(exchange),
        ...checkBody(exchange),
        ...checkSpeed(exchange, slowMs),
        ...checkSize(exchange),
        ...checkCaching(exchange),
      ];
    }),
  ];
}
