import { signIn } from '../../../src/lib/contract/auth.ts';
import { type Answered, headerOf, isAnswered, isOk, madeFor, type Walked } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** As much as a cookie holds beside its name, and as a header carries. */
const longestToken = 4000;
/** Less, and a member waits for a renewal on nearly every page. */
const shortestLifeSeconds = 120;

const statusWords = ({ answer }: Answered) => `status ${answer.status}`;

/** Seconds since 1970 by the token's own account (RFC 7519); undefined for tokens that do not say. */
function expiryOf(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

function checkUse(name: Finding['name'], where: string, token: string): Finding[] {
  if (/^[\x21-\x7e]+$/.test(token) && encodeURIComponent(token).length <= longestToken) return [];
  const seen =
    token.length > longestToken ? `${token.length} characters long` : 'not of visible ASCII characters';
  return [{ rule: 'token-unusable', name, where, seen }];
}

function checkLife(name: Finding['name'], token: string): Finding[] {
  const expiry = expiryOf(token);
  if (expiry === undefined) return [];
  const seconds = Math.round(expiry - Date.now() / 1000);
  if (seconds <= 0) return [{ rule: 'token-over', name, seen: `${-seconds} seconds ago` }];
  return seconds < shortestLifeSeconds ? [{ rule: 'token-short', name, seen: `${seconds} seconds` }] : [];
}

function checkSignIn(exchange: Answered): Finding[] {
  const { name, body, answer } = exchange;
  if (!isOk(answer)) return [{ rule: 'sign-in-failed', name, seen: statusWords(exchange) }];
  const tokens = signIn.reply().safeParse(body).data;
  if (!tokens) return [];
  return [
    ...checkUse(name, 'access_token', tokens.access),
    ...checkUse(name, 'refresh_token', tokens.refresh),
    ...checkLife(name, tokens.access),
  ];
}

function checkRefresh(walked: Walked): Finding[] {
  const failed = (rule: Finding['rule'], purpose: Answered['purpose']) =>
    madeFor(walked, purpose)
      .filter(({ answer: { status } }) => status >= 400)
      .map((each) => ({ rule, name: each.name, seen: statusWords(each) }));
  const junk = madeFor(walked, 'unknown refresh token').filter(
    ({ answer: { status } }) => status < 400 || status > 499,
  );
  return [
    ...failed('refresh-failed', 'refresh'),
    ...failed('refresh-useless', 'read after the refresh'),
    ...failed('refresh-once', 'refresh again'),
    ...junk.map((each) => ({ rule: 'refresh-junk', name: each.name, seen: statusWords(each) }) as const),
  ];
}

function checkThrottling(exchange: Answered): Finding[] {
  const { name, answer } = exchange;
  if (answer.status !== 429) return [];
  const wait = headerOf(answer, 'retry-after')?.trim();
  const readable = wait !== undefined && (/^\d+$/.test(wait) || !Number.isNaN(Date.parse(wait)));
  return [
    { rule: 'throttled', name },
    ...(wait === undefined ? [{ rule: 'retry-after-missing', name } as const] : []),
    ...(wait !== undefined && !readable
      ? [{ rule: 'retry-after-unreadable', name, seen: JSON.stringify(wait) } as const]
      : []),
  ];
}

/** Whether a session begins, lasts and is renewed. */
export function checkSession(walked: Walked): Finding[] {
  return [
    ...madeFor(walked, 'sign in').flatMap(checkSignIn),
    ...checkRefresh(walked),
    ...walked.exchanges.filter(isAnswered).flatMap(checkThrottling),
  ];
}
