import { type Answered, headerOf, isAnswered, isOk, listedIn, madeFor, type Walked } from '../exchange.ts';
import type { Finding } from '../finding.ts';

const allowOrigin = 'access-control-allow-origin';

/** Shorter, browsers ask nearly each time. */
const keptSeconds = 600;

function checkOrigin({ name, answer }: Answered, site: URL): Finding[] {
  const values = listedIn(answer, allowOrigin);
  const [value] = values;
  const where = site.origin;
  if (value === undefined) {
    return [isOk(answer) ? { rule: 'cors-missing', name, where } : { rule: 'cors-missing-on-error', name }];
  }
  if (values.length > 1) return [{ rule: 'cors-twice', name, seen: values.join(', ') }];
  if (value === '*') return [];
  if (value !== site.origin) return [{ rule: 'cors-other', name, where, seen: value }];
  const vary = listedIn(answer, 'vary');
  return vary.includes('origin') || vary.includes('*') ? [] : [{ rule: 'vary-missing', name }];
}

/** The headers a preflight was asked for and does not allow; `*` does not stand for Authorization. */
function refusedHeaders({ request, answer }: Answered): string[] {
  const allowed = listedIn(answer, 'access-control-allow-headers');
  const asked = request.headers?.['Access-Control-Request-Headers']?.split(',') ?? [];
  return asked.filter(
    (header) => !allowed.includes(header) && !(allowed.includes('*') && header !== 'authorization'),
  );
}

/** GET and POST need no leave (Fetch standard, CORS-safelisted methods). */
function refusesMethod({ endpoint, answer }: Answered): boolean {
  const allowed = listedIn(answer, 'access-control-allow-methods');
  return endpoint.method === 'PUT' && !allowed.includes('put') && !allowed.includes('*');
}

function keptFor({ answer }: Answered): string | undefined {
  const seconds = Number(headerOf(answer, 'access-control-max-age'));
  if (seconds >= keptSeconds) return undefined;
  return seconds > 0 ? `${seconds} seconds` : 'no time that it says, which is 5 seconds';
}

function checkPreflight(exchange: Answered, site: URL): Finding[] {
  const { name, endpoint, answer } = exchange;
  if (!isOk(answer)) return [{ rule: 'preflight-refused', name, seen: `status ${answer.status}` }];
  const origins = listedIn(answer, allowOrigin);
  if (origins.length !== 1 || (origins[0] !== '*' && origins[0] !== site.origin)) {
    const seen = origins.join(', ') || 'not there';
    return [{ rule: 'preflight-origin', name, where: site.origin, seen }];
  }
  const kept = keptFor(exchange);
  return [
    ...refusedHeaders(exchange).map((where) => ({ rule: 'preflight-headers', name, where }) as const),
    ...(refusesMethod(exchange) ? [{ rule: 'preflight-method', name, seen: endpoint.method } as const] : []),
    ...(kept ? [{ rule: 'preflight-not-kept', name, seen: kept } as const] : []),
  ];
}

/** Exposed on one answer and not on another, it is hidden where it counts; any answer tells. */
function checkExposed(answers: readonly Answered[]): Finding[] {
  const hidden = answers.find(({ answer }) => {
    const exposed = listedIn(answer, 'access-control-expose-headers');
    return !exposed.includes('retry-after') && !exposed.includes('*');
  });
  return hidden ? [{ rule: 'retry-after-hidden', name: hidden.name }] : [];
}

/** Whether a browser would let a page of the site ask, and see the answers. */
export function checkCors(walked: Walked): Finding[] {
  const { exchanges, site } = walked;
  const preflights = madeFor(walked, 'preflight');
  const answers = exchanges.filter(isAnswered).filter((each) => !preflights.includes(each));
  return [
    ...preflights.flatMap((each) => checkPreflight(each, site)),
    ...answers.flatMap((each) => checkOrigin(each, site)),
    ...checkExposed(answers),
  ];
}
