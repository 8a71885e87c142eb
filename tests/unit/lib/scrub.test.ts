import { describe, expect, it } from 'vitest';
import { scrubEvent } from '../../../src/lib/scrub.ts';

const event = {
  message: 'Request to https://ciu.example/reset-password?token=abc123 by alex@example.com failed',
  user: { email: 'alex@example.com' },
  request: {
    url: 'https://ciu.example/callback?reference=PAY-1#top',
    headers: { Authorization: 'Bearer secret-token' },
    cookies: { 'shared-auth': 'secret-token' },
  },
  breadcrumbs: [{ message: 'typed 12345678' }],
  extra: { bank_account: '12345678' },
  tags: { call: 'POST repayment-requests/new/', route: 'withdraw' },
  exception: {
    values: [{ value: 'no answer from https://ciu.example/draws/?search=alex', type: 'AppError' }],
  },
};

describe('an event as it may leave', () => {
  const scrubbed = scrubEvent(event);
  const sent = JSON.stringify(scrubbed);

  it.each(['alex', 'secret-token', 'abc123', '12345678', 'PAY-1'])('does not carry %s', (secret) => {
    expect(sent).not.toContain(secret);
  });

  it('keeps what an engineer needs', () => {
    expect(scrubbed.tags).toEqual(event.tags);
    expect(scrubbed.request).toEqual({ url: 'https://ciu.example/callback' });
    expect(sent).toContain('https://ciu.example/draws/');
  });
});
