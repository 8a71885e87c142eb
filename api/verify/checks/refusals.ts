import { type ApiRun, exchangesFor, isOk, type RepliedExchange, readEnvelope } from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

const formatStatus = ({ reply }: RepliedExchange) => `status ${reply.status}`;

const isRefusal = ({ reply: { status } }: RepliedExchange, ...statuses: readonly number[]) =>
  statuses.includes(status) || status === 429;

/** Other checks report redirects. */
const isRedirected = ({ reply: { status } }: RepliedExchange) => status >= 300 && status < 400;

function checkWrongPassword(exchange: RepliedExchange): Finding[] {
  const { name, reply, body } = exchange;
  const actual = formatStatus(exchange);
  if (isOk(reply)) return [{ rule: 'wrong-password-accepted', name, actual }];
  if (!isRefusal(exchange, 400, 401, 403)) return [{ rule: 'wrong-password-status', name, actual }];
  const detail = readEnvelope(body)?.['detail'];
  const hasDetail = typeof detail === 'string' && detail !== '';
  return hasDetail || reply.status === 429
    ? []
    : [{ rule: 'wrong-password-silent', name, actual: String(reply.status) }];
}

function checkStale(exchange: RepliedExchange): Finding[] {
  const { name, endpoint, reply } = exchange;
  const actual = formatStatus(exchange);
  if (endpoint.access === 'public') {
    return reply.status === 401 ? [{ rule: 'stale-token-open', name, actual }] : [];
  }
  if (isOk(reply)) return [{ rule: 'stale-token-accepted', name, actual }];
  return isRefusal(exchange, 401) ? [] : [{ rule: 'stale-token-status', name, actual }];
}

function checkNoToken(exchange: RepliedExchange): Finding[] {
  const isAccepted = isOk(exchange.reply);
  return isAccepted
    ? [{ rule: 'no-token-accepted', name: exchange.name, actual: formatStatus(exchange) }]
    : [];
}

function checkUnknownId(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  const actual = formatStatus(exchange);
  if (isOk(reply)) return [{ rule: 'unknown-id-accepted', name, actual }];
  // The reads report a refused session.
  return isRefusal(exchange, 404, 401) ? [] : [{ rule: 'unknown-id-status', name, actual }];
}

function checkResetToken(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  const actual = formatStatus(exchange);
  if (isOk(reply)) return [{ rule: 'reset-link-accepted', name, actual }];
  return reply.status >= 400 && reply.status < 500 ? [] : [{ rule: 'reset-link-status', name, actual }];
}

function checkEmail({ name, reply, body }: RepliedExchange): Finding[] {
  const status = readEnvelope(body)?.['status'];
  if (!isOk(reply) || status === 'already-exist') return [];
  return [{ rule: 'registration-status', name, actual: formatValue(status) }];
}

export function checkRefusals(run: ApiRun): Finding[] {
  const checkAll = (purpose: RepliedExchange['purpose'], check: (exchange: RepliedExchange) => Finding[]) =>
    exchangesFor(run, purpose)
      .filter((each) => !isRedirected(each))
      .flatMap(check);
  return [
    ...checkAll('wrong password', checkWrongPassword),
    ...checkAll('stale token', checkStale),
    ...checkAll('no token', checkNoToken),
    ...checkAll('unknown id', checkUnknownId),
    ...checkAll('unknown reset token', checkResetToken),
    ...checkAll('known email', checkEmail),
  ];
}
