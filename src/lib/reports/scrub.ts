import type { BrowserOptions, Event } from '@sentry/astro';

type Span = NonNullable<Event['spans']>[number];
type TransactionEvent = Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0];

/** Personal data in a URL is in its query or hash. */
const queries = /([\w./:%-])[?#][^\s"'<>)]*/g;
const emails = /[^\s@"'<>(]+(?:@|%40)[^\s@"'<>)]+/gi;
const tokens = /\b(?:Bearer\s+\S+|[\w-]{20,}(?:\.[\w-]+)*)/g;
const numbers = /\d(?:[\s./-]?\d){5,}/g;
/** Browsers quote input, such as a reply or a name. Quoted property and function names are safe. */
const quotes = /(\b(?:reading|setting|execute|on|property) )?(["'`])(?:(?!\2).)+\2/g;

function removeAddresses(text: string): string {
  return text.replace(queries, '$1').replace(emails, '[email]');
}

export function scrubMessage(text: string): string {
  return removeAddresses(text)
    .replace(quotes, (quote, prefix: string | undefined, mark: string) =>
      prefix ? quote : `${mark}…${mark}`,
    )
    .replace(tokens, '[token]')
    .replace(numbers, '[number]');
}

function mapStrings<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change)]),
  ) as T;
}

function scrubRequest(request: Event['request']) {
  const agent = request?.headers?.['User-Agent'];
  return {
    ...(request?.url && { url: request.url }),
    ...(agent && { headers: { 'User-Agent': agent } }),
  };
}

/** Removes the member, cookies, clicks, URL queries and quoted values from an event. */
export function scrubEvent<E extends Event>(event: E): E {
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
  const scrubbed = {
    ...rest,
    ...(request && { request: scrubRequest(request) }),
    ...(message !== undefined && { message: scrubMessage(message) }),
    ...(values && { exception: { values } }),
  };
  return mapStrings(scrubbed, removeAddresses) as unknown as E;
}

/** Other attributes contain URLs and elements of the page, such as a link with a raffle's name. */
const safeAttribute = /^(sentry\..*|release|environment|transaction)$/;

function keepSafeAttributes(data: Span['data'] = {}): Span['data'] {
  return Object.fromEntries(Object.entries(data).filter(([name]) => safeAttribute.test(name)));
}

/** Removes URLs and elements of the page. Sentry names the slowest interaction's span after its element. */
export function scrubSpan(span: Span): Span {
  const description = span.op?.startsWith('ui.') ? span.op : span.description;
  return { ...span, ...(description !== undefined && { description }), data: keepSafeAttributes(span.data) };
}

/** Keeps only a page load's route, times and Web Vitals. Its spans and request contain URLs. */
export function scrubTransaction(event: TransactionEvent): TransactionEvent {
  const { spans: _spans, request, contexts, ...rest } = scrubEvent(event);
  const trace = contexts?.trace;
  return {
    ...rest,
    ...(request?.headers && { request: { headers: request.headers } }),
    contexts: trace ? { trace: { ...trace, data: keepSafeAttributes(trace.data) } } : {},
    spans: [],
  };
}
