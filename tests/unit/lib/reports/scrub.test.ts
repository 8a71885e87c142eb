import { describe, expect, it } from 'vitest';
import { scrubEvent, scrubMessage, scrubSpan, scrubTransaction } from '../../../../src/lib/reports/scrub.ts';

const event = {
  message: 'Request to https://ciu.example/reset-password?token=abc123 by alex@example.com failed',
  user: { email: 'alex@example.com' },
  request: {
    url: 'https://ciu.example/callback?reference=PAY-1#top',
    headers: {
      Authorization: 'Bearer secret-token',
      'User-Agent': 'Mozilla/5.0',
      Referer: 'https://x.example/',
    },
    cookies: { 'shared-auth': 'secret-token' },
  },
  breadcrumbs: [{ message: 'typed 12345678' }],
  extra: { bank_account: '12345678' },
  tags: { call: 'POST repayment-requests/new/', route: 'withdraw' },
  exception: {
    values: [
      {
        type: 'AppError',
        value: 'no answer from https://ciu.example/draws/?search=alex',
        stacktrace: { frames: [{ filename: 'https://ciu.example/reset-password?token=abc123', lineno: 7 }] },
      },
    ],
  },
};

describe('scrubEvent', () => {
  const scrubbed = scrubEvent(event);
  const sent = JSON.stringify(scrubbed);

  it.each(['alex', 'secret-token', 'abc123', '12345678', 'PAY-1', 'x.example'])('removes %s', (secret) => {
    expect(sent).not.toContain(secret);
  });

  it('keeps tags, URLs without query, the user agent and line numbers', () => {
    expect(scrubbed.tags).toEqual(event.tags);
    expect(scrubbed.request).toEqual({
      url: 'https://ciu.example/callback',
      headers: { 'User-Agent': 'Mozilla/5.0' },
    });
    expect(sent).toContain('https://ciu.example/draws/');
    expect(sent).toContain('"lineno":7');
  });
});

it.each([
  [`Unexpected token 'A', "Alex Example" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
  ['JSON Parse error: Unexpected identifier "Alex"', 'JSON Parse error: Unexpected identifier "…"'],
  ['Odd account 12345678, sort code 12-34-56', 'Odd account [number], sort code [number]'],
  ['call +44 7700 900123 on 2000-01-15', 'call +[number] on [number]'],
  ['Bearer abc.def-ghi was refused', '[token] was refused'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'token [token]'],
  ['mail alex%40example.com or <alex@example.com>', 'mail [email] or <[email]>'],
  ['failed at /callback?amount=10.00&reference=P1: gone', 'failed at /callback gone'],
])('scrubMessage removes member data from: %s', (text, scrubbed) => {
  expect(scrubMessage(text)).toBe(scrubbed);
});

it.each([
  "Cannot read properties of undefined (reading 'name')",
  "Failed to execute 'showModal' on 'HTMLDialogElement'",
  'Minified React error #418; visit https://react.dev/errors/418',
  'timeout of 15000ms exceeded',
])('scrubMessage leaves unchanged: %s', (text) => {
  expect(scrubMessage(text)).toBe(text);
});

const span = {
  ...{ span_id: 'a', trace_id: 'b', start_timestamp: 1, timestamp: 2 },
  op: 'ui.interaction.click',
  description: 'main > a[aria-label="Play Summer Getaway"]',
  data: {
    'sentry.op': 'ui.interaction.click',
    transaction: 'draw',
    'url.full': 'https://ciu.example/raffles/12',
  },
};

it('scrubbed trace keeps route, times and Web Vitals of a page load only', () => {
  const url = 'https://ciu.example/raffles/12';
  const kept = {
    ...({ type: 'transaction', transaction: 'draw', tags: { tenant: 'ciu' } } as const),
    measurements: { lcp: { value: 900, unit: 'millisecond' } },
  };
  const trace = { span_id: 'a', trace_id: 'b', data: { 'sentry.op': 'pageload' } };
  const data = { 'lcp.url': 'https://x.example/logo.png', ...trace.data };
  const scrubbed = scrubTransaction({
    ...kept,
    user: { email: 'alex@example.com' },
    request: { url, headers: { 'User-Agent': 'Mozilla/5.0', Cookie: 'a' } },
    contexts: { trace: { ...trace, data }, other: { name: 'Alex' } },
    spans: [span],
  });
  const request = { headers: { 'User-Agent': 'Mozilla/5.0' } };
  expect(scrubbed).toEqual({ ...kept, request, contexts: { trace }, spans: [] });
});

it('scrubbed trace describes an interaction by its kind, not its element', () => {
  expect(scrubSpan(span)).toMatchObject({
    description: 'ui.interaction.click',
    data: { 'sentry.op': 'ui.interaction.click', transaction: 'draw' },
  });
  expect(JSON.stringify(scrubSpan(span))).not.toMatch(/Summer|raffles/);
});
