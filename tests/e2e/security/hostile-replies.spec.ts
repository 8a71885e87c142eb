import { requestTenant } from '../../helpers/tenant-request.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { XssMonitor } from '../helpers/xss-payloads.ts';

const redirects = [
  'javascript:pwned()',
  ' java\tscript:pwned()//https://pay.example/',
  'data:text/html,<script>pwned()</script>',
  'http://evil.example/pay',
  '//evil.example/pay',
  '/\\evil.example/pay',
  'https://member:secret@evil.example/pay',
  'https://pay.example@evil.example/pay',
  'blob:https://evil.example/1',
  'https://',
];

const payloads = [
  '<img src=x onerror=pwned()>',
  '<script>pwned()</script>',
  '<a href="javascript:pwned()">Sign in again</a>',
  '"><svg onload=pwned()>',
  '{{constructor.constructor("pwned()")()}}',
];

test('no hostile redirect_url is followed, of a deposit or of a purchase', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const watch = await XssMonitor.start(context);
  const [draw] = await sandbox.addDraws({ club: 'ciu', count: 1, status: 'live' });
  const once = (path: string) =>
    redirects.map((redirect_url) => ({ path, times: 1, body: { redirect_url } }));
  await sandbox.faults(...once('transactions/payment_transaction/'), ...once('draws/{id}/buy_tickets/'));
  await signedIn(page, 'ciu');
  const alert = page.getByRole('main').locator(errorBox);

  await open('ciu', '/wallet/deposit');
  for (const _ of redirects) {
    await page.getByRole('button', { name: '£1', exact: true }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(alert).toContainText('Failed to redirect to bank, please try again later.');
    await page.getByRole('button', { name: '£2', exact: true }).click();
    await expect(alert).toHaveCount(0);
  }
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet/deposit'));

  await open('ciu', `/raffles/${draw}`);
  for (const redirect of redirects) {
    const answered = page.waitForResponse('**/buy_tickets/');
    await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
    expect(await (await answered).json()).toEqual({ redirect_url: redirect });
    await expect(alert).toContainText('Failed to buy tickets for the draw, Please try again later');
    await expect(purchasePanel(page).getByRole('button', { name: 'Purchase' })).toBeEnabled();
  }
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${draw}`));
  expect(watch.findings).toEqual([]);
});

test('what a visitor is told is text, whatever the API says', async ({
  context,
  page,
  runningSandbox,
  sandbox,
  open,
}) => {
  const watch = await XssMonitor.start(context);
  const refusals = (path: string, names: readonly string[]) =>
    payloads.map((text) => ({
      path,
      times: 1,
      status: 400,
      body: Object.fromEntries(names.map((name) => [name, name === 'detail' ? text : [text]])),
    }));
  await sandbox.faults(
    ...refusals('users/sign_in/', ['detail']),
    ...refusals('users/sign_in/', ['email', 'password']),
    ...refusals('users/check_registration/', ['email']),
  );
  await open('ciu', '/sign-in');
  const main = page.getByRole('main');
  await page.getByLabel('Email').fill('ada@example.com');
  const signIn = async () => {
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  for (const text of payloads) {
    await signIn();
    await expect(main.locator(errorBox)).toContainText(text);
  }
  for (const text of payloads) {
    await signIn();
    // Two fields, and the alert's link to the first.
    await expect(main.getByText(text)).toHaveCount(3);
  }

  const { body } = await requestTenant(runningSandbox.port, apiHost('ciu'), '/clients/current/');
  const shown = payloads.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const quiz = `<p>1. Which? ${shown.join(' ')} ${payloads.join(' ')}</p><p>- No ${shown[1]} ${payloads.join('')}</p><p>+ ${payloads[0]}Yes ${shown[0]}</p>`;
  await page.route('**/clients/current/', (route) =>
    route.fulfill({
      json: { ...(body as object), quiz },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await open('ciu', '/sign-up');
  await expect(main).toContainText(`Which? ${payloads.join(' ')}`);
  await main.getByRole('radio', { name: `Yes ${payloads[0]}` }).check();
  await expect(main.locator('img:not([alt]), iframe, a[href^=javascript]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const text of payloads) {
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByText(`Error: ${text}`)).toBeVisible();
    await expect(main.getByRole('link', { name: text })).toBeVisible();
  }
  expect(watch.findings).toEqual([]);
});
