import { type Answered, isOk, madeFor, type Walked } from '../exchange.ts';
import { type Finding, inWords } from '../finding.ts';
import { envelopeOf } from '../lists.ts';

const statusWords = ({ answer }: Answered) => `status ${answer.status}`;

const refusedLike = ({ answer: { status } }: Answered, ...statuses: readonly number[]) =>
  statuses.includes(status) || status === 429;

/** A redirect or no answer is told of elsewhere. */
const tellsNothing = ({ answer: { status } }: Answered) => status >= 300 && status < 400;

function checkWrongPassword(exchange: Answered): Finding[] {
  const { name, answer, body } = exchange;
  const seen = statusWords(exchange);
  if (isOk(answer)) return [{ rule: 'wrong-password-accepted', name, seen }];
  if (!refusedLike(exchange, 400, 401, 403)) return [{ rule: 'wrong-password-status', name, seen }];
  const detail = envelopeOf(body)?.['detail'];
  const says = typeof detail === 'string' && detail !== '';
  return says || answer.status === 429
    ? []
    : [{ rule: 'wrong-password-silent', name, seen: String(answer.status) }];
}

function checkStale(exchange: Answered): Finding[] {
  const { name, endpoint, answer } = exchange;
  const seen = statusWords(exchange);
  if (endpoint.access === 'public') {
    return answer.status === 401 ? [{ rule: 'stale-token-open', name, seen }] : [];
  }
  if (isOk(answer)) return [{ rule: 'stale-token-accepted', name, seen }];
  return refusedLike(exchange, 401) ? [] : [{ rule: 'stale-token-status', name, seen }];
}

function checkNoToken(exchange: Answered): Finding[] {
  const open = isOk(exchange.answer);
  return open ? [{ rule: 'no-token-accepted', name: exchange.name, seen: statusWords(exchange) }] : [];
}

function checkUnknownId(exchange: Answered): Finding[] {
  const { name, answer } = exchange;
  const seen = statusWords(exchange);
  if (isOk(answer)) return [{ rule: 'unknown-id-accepted', name, seen }];
  // Where the session itself is refused, reads have told so.
  return refusedLike(exchange, 404, 401) ? [] : [{ rule: 'unknown-id-status', name, seen }];
}

function checkResetToken(exchange: Answered): Finding[] {
  const { name, answer } = exchange;
  const seen = statusWords(exchange);
  if (isOk(answer)) return [{ rule: 'reset-link-accepted', name, seen }];
  return answer.status >= 400 && answer.status < 500 ? [] : [{ rule: 'reset-link-status', name, seen }];
}

function checkEmail({ name, answer, body }: Answered): Finding[] {
  const status = envelopeOf(body)?.['status'];
  if (!isOk(answer) || status === 'already-exist') return [];
  return [{ rule: 'registration-status', name, seen: inWords(status) }];
}

/** How the API refuses what it should refuse, and tells what the site goes by. */
export function checkRefusals(walked: Walked): Finding[] {
  const of = (purpose: Answered['purpose'], check: (exchange: Answered) => Finding[]) =>
    madeFor(walked, purpose)
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
