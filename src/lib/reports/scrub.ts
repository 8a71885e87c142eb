import type { ErrorEvent } from '@sentry/astro';

/** Everything in an address that may name a person or open a session is behind its question mark or hash. */
const queries = /([\w./:%-])[?#][^\s"'<>)]*/g;
const emails = /[^\s@"'<>(]+(?:@|%40)[^\s@"'<>)]+/gi;
/** The parts of a session's tokens, or anything else that long that no person would write. */
const tokens = /\b(?:Bearer\s+\S+|[\w-]{20,}(?:\.[\w-]+)*)/g;
/** Account and telephone numbers, sort codes, dates: six digits and more. */
const numbers = /\d(?:[\s./-]?\d){5,}/g;
/**
 * Browsers quote what they stumbled over, which may be a reply or a name. They also quote the names of properties and
 * functions, and those are needed.
 */
const quotes = /(\b(?:reading|setting|execute|on|property) )?(["'`])(?:(?!\2).)+\2/g;

/** A text of any kind without addresses' queries and e-mail addresses. */
function withoutAddresses(text: string): string {
  return text.replace(queries, '$1').replace(emails, '[email]');
}

/** A sentence about an error, without anything that it may quote of a member. */
export function scrubMessage(text: string): string {
  return withoutAddresses(text)
    .replace(quotes, (quote, needed: string | undefined, mark: string) =>
      needed ? quote : `${mark}…${mark}`,
    )
    .replace(tokens, '[token]')
    .replace(numbers, '[number]');
}

function deeply<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry) => deeply(entry, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, deeply(entry, change)])) as T;
}

/** Of the page's request: where it was, and which browser. */
function scrubRequest(request: ErrorEvent['request']) {
  const agent = request?.headers?.['User-Agent'];
  return {
    ...(request?.url && { url: request.url }),
    ...(agent && { headers: { 'User-Agent': agent } }),
  };
}

/** An event as it may leave: no member, no cookies, no clicks, no query values, nothing that an error quotes. */
export function scrubEvent<E extends Partial<ErrorEvent>>(event: E): E {
  const {
    user: _user,
    breadcrumbs: _breadcrumbs,
    extra: _extra,
    request,
    exception,
    message,
    ...rest
  } = event;
  const values = exception?.values?.map((value) => ({
    ...value,
    ...(value.value !== undefined && { value: scrubMessage(value.value) }),
  }));
  const kept = {
    ...rest,
    ...(request && { request: scrubRequest(request) }),
    ...(message !== undefined && { message: scrubMessage(message) }),
    ...(values && { exception: { values } }),
  };
  return deeply(kept, withoutAddresses) as unknown as E;
}
