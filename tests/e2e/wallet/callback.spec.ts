import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { paymentTexts } from '../../../src/lib/orders/payment-page.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { noteBox } from '../helpers/locators.ts';

const callback = (query: Record<string, string>) => `/callback?${new URLSearchParams(query)}`;

test("payment result shows members the API's balance, and the error of a failure", {
  tag: '@spec:2.23',
}, async ({ page, sandbox, signedIn, open }) => {
  const links = page.getByRole('navigation', { name: 'Continue' }).getByRole('link');
  const heading = (name: string) => page.getByRole('heading', { name });

  await test.step('visitor is asked to sign in and sees no balance', async () => {
    await open('ciu', callback({ amount: 'a lot', reference: '<b>' }));
    await expect(heading('Payment Successful!')).toBeVisible();
    await expect(page.getByText(paymentTexts.depositPaid)).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(0);
    await expect(page.getByText('Current Balance')).toHaveCount(0);
    expect((await sandbox.requests()).counts['GET users/me/']).toBeUndefined();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  });

  await test.step('member sees the values of the URL, the balance of the API and that it is unknown', async () => {
    await signedIn(page, 'ciu', 'empty@example.com');
    await open('ciu', callback({ lottery: '3', amount: '10.00', reference: 'PX-ABC123' }));
    await expect(page.getByText(paymentTexts.ticketsPaid)).toBeVisible();
    await expect(page.getByText(paymentTexts.depositPaid)).toHaveCount(0);
    await expect(page).toHaveTitle(/^Payment Successful! · /);
    await expect(page.getByRole('definition')).toHaveText(['£10.00', 'PX-ABC123', '£0.00']);
    const note = page.getByRole('main').locator(noteBox);
    await expect(note).toContainText(paymentTexts.unknown);
    await expect(note).toContainText(paymentTexts.unknownHint(true));
    await page.getByRole('link', { name: memberNotices.askAboutThis }).click();
    await expect(page.getByLabel('Description')).toHaveValue(/^Amount: £10\.00\nReference: PX-ABC123\n/);
  });

  await test.step('failure shows its error as text and the usual causes', async () => {
    const error = 'Declined <img src=x onerror=alert(1)>';
    await open('ciu', callback({ error, amount: '10.00', reference: 'PX-1' }));
    await expect(heading('Payment Failed')).toBeVisible();
    await expect(page).toHaveTitle('Payment Failed · CIU Social Club');
    await expect(heading('Error Details')).toBeVisible();
    await expect(page.getByText(error)).toBeVisible();
    const causes = page.getByRole('region', { name: 'Why payments fail' });
    await expect(causes.getByRole('listitem')).toHaveText([...paymentTexts.failureCauses]);
    await expect(causes.getByRole('link', { name: memberNotices.askAboutThis })).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
    await expect(page.getByText('£10.00')).toHaveCount(0);
    await expect(links).toHaveText(['Go to wallet', 'Go to tickets', 'Go to raffles']);
    await page.getByRole('link', { name: 'Go to raffles' }).click();
    await expect(page).toHaveURL(siteUrl('ciu'));
  });
});
