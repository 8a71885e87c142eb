import { operations } from '../../../src/lib/messages/operations.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { XssMonitor } from '../helpers/xss-payloads.ts';

const payloads = [
  '<img src=x onerror=pwned()>',
  '<script>pwned()</script>',
  '<a href="javascript:pwned()">Sign in again</a>',
  '"><svg onload=pwned()>',
  '{{constructor.constructor("pwned()")()}}',
];

test('app does not follow a hostile redirect_url of a deposit or purchase', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const watch = await XssMonitor.start(context);
  const [draw] = await sandbox.addDraws({ club: 'ciu', count: 1, status: 'live' });
  // tests/unit/lib/orders/payment-page.test.ts has all kinds of addresses.
  await sandbox.faults(
    { path: 'transactions/payment_transaction/', body: { redirect_url: 'http://evil.example/pay' } },
    { path: 'draws/{id}/buy_tickets/', body: { redirect_url: 'javascript:pwned()' } },
  );
  await signedIn(page, 'ciu');
  const alert = page.getByRole('main').locator(errorBox);

  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£1', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(alert).toContainText(operations.deposit.text);
  await page.getByRole('button', { name: '£2', exact: true }).click();
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet/deposit'));

  await open('ciu', `/raffles/${draw}`);
  const purchase = purchasePanel(page).getByRole('button', { name: 'Purchase' });
  await purchase.click();
  await expect(alert).toContainText(operations.buyTickets.text);
  await expect(purchase).toBeEnabled();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${draw}`));
  expect(watch.findings).toEqual([]);
});

test('app shows hostile messages to visitors as text', async ({
  context,
  page,
  runningSandbox,
  sandbox,
  open,
}) => {
  const watch = await XssMonitor.start(context);
  const text = payloads.join(' ');
  const refusal = (path: string, body: object) => ({ path, times: 1, status: 400, body });
  await sandbox.faults(
    refusal('users/sign_in/', { detail: text }),
    refusal('users/sign_in/', { email: [text], password: [text] }),
    refusal('users/check_registration/', { email: [text] }),
  );
  await open('ciu', '/sign-in');
  const main = page.getByRole('main');
  await page.getByLabel('Email').fill('ada@example.com');
  const signIn = async () => {
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn();
  await expect(main.locator(errorBox)).toContainText(text);
  await signIn();
  // Two fields, and the alert's link to the first.
  await expect(main.getByText(text)).toHaveCount(3);

  const { body } = await requestTenant(runningSandbox.port, apiHost('ciu'), '/clients/current/');
  const shown = payloads.map((payload) => payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const quiz = `<p>1. Which? ${shown.join(' ')} ${text}</p><p>- No ${shown[1]} ${payloads.join('')}</p><p>+ ${payloads[0]}Yes ${shown[0]}</p>`;
  await page.route('**/clients/current/', (route) =>
    route.fulfill({
      json: { ...(body as object), quiz },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await open('ciu', '/sign-up');
  await expect(main).toContainText(`Which? ${text}`);
  await main.getByRole('radio', { name: `Yes ${payloads[0]}` }).check();
  await expect(main.locator('img:not([alt]), iframe, a[href^=javascript]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText(`Error: ${text}`)).toBeVisible();
  await expect(main.getByRole('link', { name: text })).toBeVisible();
  expect(watch.findings).toEqual([]);
});
