import {
  type ApiRun,
  exchangesFor,
  getHeader,
  hasReply,
  headerValues,
  isOk,
  type RepliedExchange,
} from '../exchange.ts';
import type { Finding } from '../finding.ts';

const allowOrigin = 'access-control-allow-origin';

/** Below this, browsers repeat the preflight for nearly every call. */
const minMaxAgeSeconds = 600;

function checkOrigin({ name, reply }: RepliedExchange, site: URL): Finding[] {
  const values = headerValues(reply, allowOrigin);
  const [value] = values;
  const where = site.origin;
  if (value === undefined) {
    return [isOk(reply) ? { rule: 'cors-missing', name, where } : { rule: 'cors-missing-on-error', name }];
  }
  if (values.length > 1) return [{ rule: 'cors-twice', name, actual: values.join(', ') }];
  if (value === '*') return [];
  if (value !== site.origin) return [{ rule: 'cors-other', name, where, actual: value }];
  const vary = headerValues(reply, 'vary');
  return vary.includes('origin') || vary.includes('*') ? [] : [{ rule: 'vary-missing', name }];
}

function findRefusedHeaders({ request, reply }: RepliedExchange): string[] {
  const allowed = headerValues(reply, 'access-control-allow-headers');
  const requested = request.headers?.['Access-Control-Request-Headers']?.split(',') ?? [];
  return requested.filter(
    (header) => !allowed.includes(header) && !(allowed.includes('*') && header !== 'authorization'),
  );
}

/** GET and POST need no permission (Fetch standard, CORS-safelisted methods). */
function isMethodRefused({ endpoint, reply }: RepliedExchange): boolean {
  const allowed = headerValues(reply, 'access-control-allow-methods');
  return endpoint.method === 'PUT' && !allowed.includes('put') && !allowed.includes('*');
}

function describeShortMaxAge({ reply }: RepliedExchange): string | undefined {
  const seconds = Number(getHeader(reply, 'access-control-max-age'));
  if (seconds >= minMaxAgeSeconds) return undefined;
  return seconds > 0 ? `${seconds} seconds` : 'no time that it says, which is 5 seconds';
}

function checkPreflight(exchange: RepliedExchange, site: URL): Finding[] {
  const { name, endpoint, reply } = exchange;
  if (!isOk(reply)) return [{ rule: 'preflight-refused', name, actual: `status ${reply.status}` }];
  const origins = headerValues(reply, allowOrigin);
  if (origins.length !== 1 || (origins[0] !== '*' && origins[0] !== site.origin)) {
    const actual = origins.join(', ') || 'not there';
    return [{ rule: 'preflight-origin', name, where: site.origin, actual }];
  }
  const shortMaxAge = describeShortMaxAge(exchange);
  return [
    ...findRefusedHeaders(exchange).map((where) => ({ rule: 'preflight-headers', name, where }) as const),
    ...(isMethodRefused(exchange)
      ? [{ rule: 'preflight-method', name, actual: endpoint.method } as const]
      : []),
    ...(shortMaxAge ? [{ rule: 'preflight-not-kept', name, actual: shortMaxAge } as const] : []),
  ];
}

/** One reply without the header suffices as evidence. */
function checkExposed(exchanges: readonly RepliedExchange[]): Finding[] {
  const withoutHeader = exchanges.find(({ reply }) => {
    const exposed = headerValues(reply, 'access-control-expose-headers');
    return !exposed.includes('retry-after') && !exposed.includes('*');
  });
  return withoutHeader ? [{ rule: 'retry-after-hidden', name: withoutHeader.name }] : [];
}

export function checkCors(run: ApiRun): Finding[] {
  const { exchanges, site } = run;
  const preflights = exchangesFor(run, 'preflight');
  const replied = exchanges.filter(hasReply).filter((each) => !preflights.includes(each));
  return [
    ...preflights.flatMap((each) => checkPreflight(each, site)),
    ...replied.flatMap((each) => checkOrigin(each, site)),
    ...checkExposed(replied),
  ];
}
