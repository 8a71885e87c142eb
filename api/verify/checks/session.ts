import { expiresAt, isToken } from '../../../src/lib/api/token-text.ts';
import { signIn } from '../../../src/lib/contract/auth.ts';
import { sharedCookie } from '../../../src/lib/storage/written-cookies.ts';
import { type Answered, headerOf, isAnswered, isOk, madeFor, type Walked } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** Less, and a member waits for a renewal on nearly every page. */
const shortestLifeSeconds = 120;

const statusWords = ({ answer }: Answered) => `status ${answer.status}`;

function fitsCookie(token: string): boolean {
  try {
    return sharedCookie(token, 'club.example') !== '';
  } catch {
    return false;
  }
}

function checkUse(name: Finding['name'], where: string, token: string): Finding[] {
  if (!isToken(token)) {
    return [{ rule: 'token-unusable', name, where, seen: 'too long or not of visible ASCII characters' }];
  }
  return where === 'refresh_token' || fitsCookie(token)
    ? []
    : [{ rule: 'token-unusable', name, where, seen: `${token.length} characters long` }];
}

function checkLife(name: Finding['name'], token: string): Finding[] {
  const expiry = expiresAt(token);
  if (expiry === undefined) return [];
  const seconds = Math.round((expiry - Date.now()) / 1000);
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
