import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { signInHere } from '../helpers/sign-in.ts';

test('Help opens a section by keyboard, a complaint after sign-in, and itself without a connection', async ({
  page,
  context,
  open,
}) => {
  const main = page.getByRole('main');
  await open('ciu', '/sign-in');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle('Help · CIU Social Club');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(contents).toHaveText([
    'How raffles work',
    'Your chances',
    /^Money in and out$/,
    'Results',
    /^Stop a subscription or take a break$/,
    'Change your details',
    'Contact us',
  ]);
  const results = main.getByRole('heading', { level: 2, name: 'Results' });
  await contents.nth(3).press('Enter');
  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();
  await expect(page).toHaveURL(siteUrl('ciu', '/help'));
  await expect(main.getByText('£1.00 or more')).toHaveCount(2);
  await main.getByRole('link', { name: 'Complaints', exact: true }).click();
  await main.getByRole('link', { name: /^Sign in to make a complaint$/ }).click();
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('ciu', '/complaints'));
  await expect(main.getByRole('link', { name: 'Make a complaint' })).toBeVisible();

  await test.step('a member opens Help from the menu without a connection', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).click();
    const link = page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Help' });
    await link.focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: /^No win listed:/ })).toBeVisible();
  });
});
