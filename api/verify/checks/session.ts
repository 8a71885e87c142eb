import { isToken, parseExpiry } from '../../../src/lib/api/token-validity.ts';
import { signIn } from '../../../src/lib/contract/auth.ts';
import { createSsoCookie } from '../../../src/lib/storage/cookies.ts';
import { type ApiRun, exchangesFor, getHeader, hasReply, isOk, type RepliedExchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** Below this, members wait for a token refresh on nearly every page. */
const minLifeSeconds = 120;

const formatStatus = ({ reply }: RepliedExchange) => `status ${reply.status}`;

function canStoreInCookie(token: string): boolean {
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
  return where === 'refresh_token' || canStoreInCookie(token)
    ? []
    : [{ rule: 'token-unusable', name, where, actual: `${token.length} characters long` }];
}

function checkLife(name: Finding['name'], token: string): Finding[] {
  const expiry = parseExpiry(token);
  if (expiry === undefined) return [];
  const seconds = Math.round((expiry - Date.now()) / 1000);
  if (seconds <= 0) return [{ rule: 'token-over', name, actual: `${-seconds} seconds ago` }];
  return seconds < minLifeSeconds ? [{ rule: 'token-short', name, actual: `${seconds} seconds` }] : [];
}

function checkSignIn(exchange: RepliedExchange): Finding[] {
  const { name, body, reply } = exchange;
  if (!isOk(reply)) return [{ rule: 'sign-in-failed', name, actual: formatStatus(exchange) }];
  const tokens = signIn.reply().safeParse(body).data;
  if (!tokens) return [];
  return [
    ...checkUse(name, 'access_token', tokens.access),
    ...checkUse(name, 'refresh_token', tokens.refresh),
    ...checkLife(name, tokens.access),
  ];
}

function checkRefresh(run: ApiRun): Finding[] {
  const failed = (rule: Finding['rule'], purpose: RepliedExchange['purpose']) =>
    exchangesFor(run, purpose)
      .filter(({ reply: { status } }) => status >= 400)
      .map((each) => ({ rule, name: each.name, actual: formatStatus(each) }));
  const junk = exchangesFor(run, 'unknown refresh token').filter(
    ({ reply: { status } }) => status < 400 || status > 499,
  );
  return [
    ...failed('refresh-failed', 'refresh'),
    ...failed('refresh-useless', 'read after the refresh'),
    ...failed('refresh-once', 'refresh again'),
    ...junk.map((each) => ({ rule: 'refresh-junk', name: each.name, actual: formatStatus(each) }) as const),
  ];
}

function checkThrottling(exchange: RepliedExchange): Finding[] {
  const { name, reply } = exchange;
  if (reply.status !== 429) return [];
  const retryAfter = getHeader(reply, 'retry-after')?.trim();
  const isReadable =
    retryAfter !== undefined && (/^\d+$/.test(retryAfter) || !Number.isNaN(Date.parse(retryAfter)));
  return [
    { rule: 'throttled', name },
    ...(retryAfter === undefined ? [{ rule: 'retry-after-missing', name } as const] : []),
    ...(retryAfter !== undefined && !isReadable
      ? [{ rule: 'retry-after-unreadable', name, actual: JSON.stringify(retryAfter) } as const]
      : []),
  ];
}

export function checkSession(run: ApiRun): Finding[] {
  return [
    ...exchangesFor(run, 'sign in').flatMap(checkSignIn),
    ...checkRefresh(run),
    ...run.exchanges.filter(hasReply).flatMap(checkThrottling),
  ];
}
