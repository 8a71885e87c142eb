import { type ApiRun, envelopeOf, exchangesFor, isOk, type RepliedExchange } from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

const statusWords = ({ reply }: RepliedExchange) => `status ${reply.status}`;

const refusedLike = ({ reply: { status } }: RepliedExchange, ...statuses: readonly number[]) =>
  statuses.includes(status) || status === 429;

/** Other checks report redirects. */
const tellsNothing = ({ reply: { status } }: RepliedExchange) => status >= 300 && status < 400;

function checkWrongPassword(exchange: RepliedExchange): Finding[] {
  const { name, reply, body } = exchange;
  const seen = statusWords(exchange);
  if (isOk(reply)) return [{ rule: 'wrong-password-accepted', name, actual: seen }];
  if (!refusedLike(exchange, 400, 401, 403)) return [{ rule: 'wrong-password-status', name, actual: seen }];
  const detail = envelopeOf(body)?.['detail'];
  const says = typeof detail === 'string' && detail !== '';
  return says || reply.status === 429
    ? []
    : [{ rule: 'wrong-password-silent', name, actual: String(reply.status) }];
}

function checkStale(exchange: RepliedExchange): Finding[] {
  const { name, endpoint, reply } = exchange;
  const seen = statusWords(exchange);
  if (endpoint.access === 'public') {
    return reply.status === 401 ? [{ rule: 'stale-token-open', name, actual: seen }] : [];
  }
  if (isOk(reply)) return [{ rule: 'stale-token-accepted', name, actual: seen }];
  return refusedLike(exchange, 401) ? [] : [{ rule: 'stale-token-status', name, actual: seen }];
}

function checkNoToken(exchange: RepliedExchange): Finding[] {
  const open = isOk(exchange.reply);
  return open ? [{ rule: 'no-token-accepted', name: exchange.name, actual: statusWords(exchange) }] : [];
}

function checkUnknownId(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  const seen = statusWords(exchange);
  if (isOk(reply)) return [{ rule: 'unknown-id-accepted', name, actual: seen }];
  // The reads report a refused session.
  return refusedLike(exchange, 404, 401) ? [] : [{ rule: 'unknown-id-status', name, actual: seen }];
}

function checkResetToken(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  const seen = statusWords(exchange);
  if (isOk(reply)) return [{ rule: 'reset-link-accepted', name, actual: seen }];
  return reply.status >= 400 && reply.status < 500 ? [] : [{ rule: 'reset-link-status', name, actual: seen }];
}

function checkEmail({ name, reply, body }: RepliedExchange): Finding[] {
  const status = envelopeOf(body)?.['status'];
  if (!isOk(reply) || status === 'already-exist') return [];
  return [{ rule: 'registration-status', name, actual: formatValue(status) }];
}

/** Checks the status and body of refusals. */
export function checkRefusals(walked: ApiRun): Finding[] {
  const of = (purpose: RepliedExchange['purpose'], check: (exchange: RepliedExchange) => Finding[]) =>
    exchangesFor(walked, purpose)
      .filter((each) => !tellsNothing(each))
      .flatMap(check);
  return [
    ...of('wrong password', checkWrongPassword),
    ...of('stale token', checkStale),
    ...of('no token', checkNoToken),
    ...of('unknown id', checkUnknownId),
    ...of('unknown reset token', checkResetToken),
    ...of('known email', checkEmail),
  ];
}
