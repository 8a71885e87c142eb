import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';

test('API page of the sandbox lists every call without requests to other hosts', {
  tag: ['@soak', '@wide'],
}, async ({ page, context }) => {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).host || 'the page itself'));
  await page.goto(`http://${apiHost('ciu')}/__sandbox/api`);

  await expect(page.getByRole('heading', { name: /what the site asks of the API/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(get|post|put) / })).toHaveCount(endpoints.length);
  const call = page.getByRole('button', { name: /^post .users.sign_in/ });
  await call.click();
  await expect(page.getByText('No active account found with the given credentials')).toBeVisible();
  await expect(page.getByText(/member sees “Sign In Failed/).first()).toBeVisible();
  expect([...asked].filter((host) => host !== 'the page itself')).toEqual([apiHost('ciu')]);
});
