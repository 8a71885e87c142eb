import { isToken, parseExpiry } from '../../../src/lib/api/token-validity.ts';
import { signIn } from '../../../src/lib/contract/auth.ts';
import { createSsoCookie } from '../../../src/lib/storage/cookies.ts';
import { type ApiRun, exchangesFor, hasReply, headerOf, isOk, type RepliedExchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** Below this, members wait for a token refresh on nearly every page. */
const shortestLifeSeconds = 120;

const statusWords = ({ reply }: RepliedExchange) => `status ${reply.status}`;

function fitsCookie(token: string): boolean {
  try {
    return createSsoCookie(token, 'club.example') !== '';
  } catch {
    return false;
  }
}

function checkUse(name: Finding['name'], where: string, token: string): Finding[] {
  if (!isToken(token)) {
    return [{ rule: 'token-unusable', name, where, actual: 'too long or not of visible ASCII characters' }];
  }
  return where === 'refresh_token' || fitsCookie(token)
    ? []
    : [{ rule: 'token-unusable', name, where, actual: `${token.length} characters long` }];
}

function checkLife(name: Finding['name'], token: string): Finding[] {
  const expiry = parseExpiry(token);
  if (expiry === undefined) return [];
  const seconds = Math.round((expiry - Date.now()) / 1000);
  if (seconds <= 0) return [{ rule: 'token-over', name, actual: `${-seconds} seconds ago` }];
  return seconds < shortestLifeSeconds ? [{ rule: 'token-short', name, actual: `${seconds} seconds` }] : [];
}

function checkSignIn(exchange: RepliedExchange): Finding[] {
  const { name, body, reply } = exchange;
  if (!isOk(reply)) return [{ rule: 'sign-in-failed', name, actual: statusWords(exchange) }];
  const tokens = signIn.reply().safeParse(body).data;
  if (!tokens) return [];
  return [
    ...checkUse(name, 'access_token', tokens.access),
    ...checkUse(name, 'refresh_token', tokens.refresh),
    ...checkLife(name, tokens.access),
  ];
}

function checkRefresh(walked: ApiRun): Finding[] {
  const failed = (rule: Finding['rule'], purpose: RepliedExchange['purpose']) =>
    exchangesFor(walked, purpose)
      .filter(({ reply: { status } }) => status >= 400)
      .map((each) => ({ rule, name: each.name, actual: statusWords(each) }));
  const junk = exchangesFor(walked, 'unknown refresh token').filter(
    ({ reply: { status } }) => status < 400 || status > 499,
  );
  return [
    ...failed('refresh-failed', 'refresh'),
    ...failed('refresh-useless', 'read after the refresh'),
    ...failed('refresh-once', 'refresh again'),
    ...junk.map((each) => ({ rule: 'refresh-junk', name: each.name, actual: statusWords(each) }) as const),
  ];
}

function checkThrottling(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  if (reply.status !== 429) return [];
  const wait = headerOf(reply, 'retry-after')?.trim();
  const readable = wait !== undefined && (/^\d+$/.test(wait) || !Number.isNaN(Date.parse(wait)));
  return [
    { rule: 'throttled', name },
    ...(wait === undefined ? [{ rule: 'retry-after-missing', name } as const] : []),
    ...(wait !== undefined && !readable
      ? [{ rule: 'retry-after-unreadable', name, actual: JSON.stringify(wait) } as const]
      : []),
  ];
}

/** Checks sign-in, tokens, refresh and throttling. */
export function checkSession(walked: ApiRun): Finding[] {
  return [
    ...exchangesFor(walked, 'sign in').flatMap(checkSignIn),
    ...checkRefresh(walked),
    ...walked.exchanges.filter(hasReply).flatMap(checkThrottling),
  ];
}
