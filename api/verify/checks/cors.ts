import {
  type ApiRun,
  exchangesFor,
  hasReply,
  headerOf,
  headerValues,
  isOk,
  type RepliedExchange,
} from '../exchange.ts';
import type { Finding } from '../finding.ts';

const allowOrigin = 'access-control-allow-origin';

/** Below this, browsers repeat the preflight for nearly every call. */
const keptSeconds = 600;

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

function refusedHeaders({ request, reply }: RepliedExchange): string[] {
  const allowed = headerValues(reply, 'access-control-allow-headers');
  const asked = request.headers?.['Access-Control-Request-Headers']?.split(',') ?? [];
  return asked.filter(
    (header) => !allowed.includes(header) && !(allowed.includes('*') && header !== 'authorization'),
  );
}

/** GET and POST need no permission (Fetch standard, CORS-safelisted methods). */
function refusesMethod({ endpoint, reply }: RepliedExchange): boolean {
  const allowed = headerValues(reply, 'access-control-allow-methods');
  return endpoint.method === 'PUT' && !allowed.includes('put') && !allowed.includes('*');
}

function keptFor({ reply }: RepliedExchange): string | undefined {
  const seconds = Number(headerOf(reply, 'access-control-max-age'));
  if (seconds >= keptSeconds) return undefined;
  return seconds > 0 ? `${seconds} seconds` : 'no time that it says, which is 5 seconds';
}

function checkPreflight(exchange: RepliedExchange, site: URL): Finding[] {
  const { name, endpoint, reply } = exchange;
  if (!isOk(reply)) return [{ rule: 'preflight-refused', name, actual: `status ${reply.status}` }];
  const origins = headerValues(reply, allowOrigin);
  if (origins.length !== 1 || (origins[0] !== '*' && origins[0] !== site.origin)) {
    const seen = origins.join(', ') || 'not there';
    return [{ rule: 'preflight-origin', name, where: site.origin, actual: seen }];
  }
  const kept = keptFor(exchange);
  return [
    ...refusedHeaders(exchange).map((where) => ({ rule: 'preflight-headers', name, where }) as const),
    ...(refusesMethod(exchange)
      ? [{ rule: 'preflight-method', name, actual: endpoint.method } as const]
      : []),
    ...(kept ? [{ rule: 'preflight-not-kept', name, actual: kept } as const] : []),
  ];
}

/** One reply without the header suffices as evidence. */
function checkExposed(answers: readonly RepliedExchange[]): Finding[] {
  const hidden = answers.find(({ reply }) => {
    const exposed = headerValues(reply, 'access-control-expose-headers');
    return !exposed.includes('retry-after') && !exposed.includes('*');
  });
  return hidden ? [{ rule: 'retry-after-hidden', name: hidden.name }] : [];
}

/** Checks whether a browser allows the site's calls and exposes the replies. */
export function checkCors(walked: ApiRun): Finding[] {
  const { exchanges, site } = walked;
  const preflights = exchangesFor(walked, 'preflight');
  const answers = exchanges.filter(hasReply).filter((each) => !preflights.includes(each));
  return [
    ...preflights.flatMap((each) => checkPreflight(each, site)),
    ...answers.flatMap((each) => checkOrigin(each, site)),
    ...checkExposed(answers),
  ];
}
