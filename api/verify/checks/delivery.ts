import {
  type ApiRun,
  type Exchange,
  getHeader,
  hasReply,
  isOk,
  isRedirect,
  type Purpose,
  type RepliedExchange,
} from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';
import type { RuleName } from '../rules.ts';

/** Compression below this size is not worthwhile. */
const compressedFromBytes = 2_048;

const ordinaryPurposes: readonly Purpose[] = [
  'read',
  'read as a visitor',
  'every draw by price',
  'search for nothing',
  'known email',
];

function statusRule({ purpose, reply }: RepliedExchange): RuleName | undefined {
  if (purpose === 'read with the slash') return 'slash-redirected';
  if (isRedirect(reply)) return 'redirected';
  if (!ordinaryPurposes.includes(purpose) || reply.status === 429) return undefined;
  if (!isOk(reply)) return 'status-wrong';
  return reply.status === 200 ? undefined : 'status-unusual';
}

function checkStatus(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  const rule = statusRule(exchange);
  const target = isRedirect(reply) ? `, a redirect to ${getHeader(reply, 'location') ?? 'nowhere'}` : '';
  return rule ? [{ rule, name, actual: `status ${reply.status}${target}` }] : [];
}

function describeBody(text: string): string {
  return /^\s*</.test(text) ? 'an HTML page' : formatValue(text);
}

function checkBody({ name, reply, body, purpose }: RepliedExchange): Finding[] {
  if (purpose.startsWith('preflight') || isRedirect(reply) || reply.text === '') return [];
  if (body === undefined) {
    if (isOk(reply)) return [{ rule: 'not-json', name, actual: describeBody(reply.text) }];
    return [{ rule: 'error-not-json', name, actual: String(reply.status) }];
  }
  const type = getHeader(reply, 'content-type');
  if (type && /\bjson\b/i.test(type)) return [];
  return [{ rule: 'content-type', name, actual: type ?? 'nothing in particular' }];
}

function checkSpeed({ name, reply }: RepliedExchange, slowMs: number): Finding[] {
  if (reply.ms <= slowMs) return [];
  return [{ rule: 'slow', name, actual: `${(reply.ms / 1000).toFixed(1)} s` }];
}

function checkSize({ name, reply }: RepliedExchange): Finding[] {
  if (reply.bytes < compressedFromBytes || getHeader(reply, 'content-encoding')) return [];
  return [{ rule: 'uncompressed', name, actual: `${Math.round(reply.bytes / 1024)} KiB` }];
}

function checkCaching({ name, endpoint, reply, purpose }: RepliedExchange): Finding[] {
  if (endpoint.access !== 'member' || purpose.startsWith('preflight')) return [];
  const cacheControl = getHeader(reply, 'cache-control') ?? 'missing';
  if (/\bno-store\b/i.test(cacheControl)) return [];
  return [{ rule: 'cacheable-by-all', name, actual: cacheControl }];
}

function checkFailure({ name, failure = '' }: Exchange): Finding {
  return { rule: 'no-answer', name, actual: failure };
}

const isLoopback = (host: string) => /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(host);

export function checkDelivery({ base, exchanges, slowMs }: ApiRun): Finding[] {
  const isInsecure = base.protocol === 'http:' && !isLoopback(base.hostname);
  return [
    ...(isInsecure ? [{ rule: 'insecure-api', name: 'getTenant' } as const] : []),
    ...exchanges.flatMap((exchange) => {
      if (!hasReply(exchange)) return [checkFailure(exchange)];
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
