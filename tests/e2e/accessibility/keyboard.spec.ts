/** Keyboard paths that the screen reader journeys leave out. */
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { press, tabTo, type } from '../helpers/screen-reader/keyboard.ts';

// Transitions would still run when the focus is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

test.describe('on a narrow screen', () => {
  test('a visitor signs up by keyboard', async ({ page, open }) => {
    await open('ciu', '/sign-up');
    const next = page.getByRole('button', { name: 'Continue' });
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('18 years')).toBeChecked();
    await press(page, next);
    await type(page, page.getByLabel('Email'), 'ada@example.com');
    await press(page, next);
    await type(page, page.getByLabel('Name'), 'Ada Byron');
    await type(page, page.getByLabel('Phone number'), '01632 960 001');

    const birthday = page.getByRole('button', { name: /^Date of birth/ });
    await press(page, birthday);
    const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
    const wheel = (name: string) => sheet.getByRole('spinbutton', { name });
    const turned = async () => {
      for (const value of ['2000', 'January', '15'])
        await expect(sheet.getByText(value, { exact: true })).toBeInViewport({ ratio: 1 });
    };
    await turned();
    await expect(wheel('Year')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(wheel('Year')).toHaveAttribute('aria-valuetext', '1995');
    await tabTo(page, wheel('Month'));
    await page.keyboard.press('End');
    await expect(wheel('Month')).toHaveAttribute('aria-valuetext', 'December');
    await tabTo(page, wheel('Day'));
    await page.keyboard.press('ArrowDown');
    await expect(wheel('Day')).toHaveAttribute('aria-valuetext', '14');
    for (const value of ['1995', 'December', '14'])
      await expect(sheet.getByText(value, { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(birthday).toBeFocused();
    await expect(birthday).toContainText('Pick a date');
    await page.keyboard.press('Enter');
    await turned();
    await expect(wheel('Year')).toBeFocused();
    await page.keyboard.type('1984');
    await expect(wheel('Year')).toHaveAttribute('aria-valuetext', '1984');
    await tabTo(page, wheel('Month'));
    await page.keyboard.type('mar');
    await tabTo(page, wheel('Day'));
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(birthday).toContainText('Mar 9, 1984');
    await expect(birthday).toBeFocused();

    await type(page, page.getByLabel('Password', { exact: true }), 'difference-engine');
    await type(page, page.getByLabel('Confirm password', { exact: true }), 'difference-engine');
    await press(page, page.getByRole('button', { name: 'Sign up' }));
    await press(page, page.getByRole('link', { name: 'Go to sign in page' }));
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  });

  test('a member buys, subscribes and unsubscribes by keyboard', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/?search=Summer');
    await press(page, page.getByRole('link', { name: 'Play Summer Getaway' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Summer Getaway' })).toBeFocused();
    const panel = page.getByRole('complementary', { name: 'Get tickets' });
    await tabTo(page, panel.getByRole('spinbutton'));
    await page.keyboard.press('ArrowUp');
    await press(page, panel.getByRole('button', { name: 'Purchase' }));
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('You bought 2 ticket(s) for this draw.');
    // The order status takes the focus from the button and returns it.
    await expect(panel.locator(':focus')).toContainText('Bought 0000');
    await press(page, messages.getByRole('button', { name: 'Close message' }), 'Space');
    await expect(messages).toHaveCount(0);
    const again = panel.getByRole('button', { name: 'Buy more' });
    await expect(again).toBeVisible();
    await press(page, again);
    await expect(panel.getByRole('button', { name: 'Purchase' })).toBeFocused();

    await open('ciu', '/?search=Wine');
    await press(page, page.getByRole('link', { name: /^Play Wine Cellar/ }));
    await tabTo(page, panel.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('radio', { name: 'Subscribe' })).toBeChecked();
    await press(page, panel.getByRole('button', { name: 'Subscribe' }));
    await expect(messages).toContainText('You subscribed to this raffle');

    await press(page, page.getByRole('navigation').getByRole('link', { name: 'More' }));
    await press(page, page.getByRole('main').getByRole('link', { name: 'Subscriptions' }));
    const opener = page
      .getByRole('article', { name: /for Wine Cellar Six/ })
      .getByRole('button', { name: 'Unsubscribe' });
    await press(page, opener);
    const dialog = page.getByRole('dialog', { name: 'Are you want to unsubscribe?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Unsubscribe' }));
    await expect(dialog).toBeHidden();
    await expect(
      page
        .getByRole('article')
        .filter({ has: page.locator(':focus') })
        .or(page.locator('article:focus')),
    ).toHaveCount(1);
  });

  test('a member withdraws and deposits by keyboard', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/wallet');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Withdraw' }));
    const entire = page.getByLabel('Withdraw entire balance');
    await press(page, entire, 'Space');
    await expect(entire).toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('5');
    await type(page, page.getByLabel('Bank name'), 'Co-op Bank');
    await type(page, page.getByLabel('Account number'), '12345678');
    await type(page, page.getByLabel('Sort code'), '12-34-56');
    await press(page, page.getByRole('button', { name: 'Withdraw', exact: true }));
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('successfully submitted');
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));

    await press(page, page.getByRole('main').getByRole('link', { name: 'Deposit' }));
    await press(page, page.getByRole('button', { name: '£10' }), 'Space');
    await expect(page.getByLabel('Amount in pounds')).toHaveValue('10');
    await press(page, page.getByRole('button', { name: 'Deposit', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Deposit');
  });

  test('a member edits the profile by keyboard', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/profile');
    const email = page.getByRole('button', { name: 'Edit email' });
    await press(page, email);
    await expect(page.getByRole('dialog', { name: 'Edit Email' }).getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(email).toBeFocused();

    await tabTo(page, page.getByRole('tab', { name: 'Personal Info' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Pass card' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Pass card' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await press(page, page.getByRole('button', { name: 'Edit personal info' }));
    const born = page.getByRole('button', { name: /^Date of birth/ });
    await press(page, born);
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(born).toContainText('Jun 13, 1984');
    await expect(born).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('button', { name: 'Edit personal info' })).toBeFocused();
  });
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('the frame is worked by keyboard', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
    await expect(collapse).toBeVisible();
    await press(page, skip);
    await expect(page.getByRole('main')).toBeFocused();
    await open('ciu', '/tickets');

    await press(page, collapse);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, menu.getByRole('link', { name: 'Subscriptions' }));
    await expect(page.locator('[data-slot=tooltip]:popover-open')).toHaveText('Subscriptions');
    await page.keyboard.press('Control+b');

    const account = page.getByRole('button', { name: /Account menu/ });
    await press(page, account);
    await expect(page.getByRole('menuitem', { name: 'Switch Client' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Switch Client' });
    await tabTo(page, dialog.getByRole('button', { name: /CIU Social Club/ }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(account).toBeFocused();

    const theme = page.getByRole('button', { name: 'Theme' });
    await press(page, theme);
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'club-dark');
    await expect(theme).toBeFocused();

    const bell = page.getByRole('button', { name: 'Notifications' });
    await press(page, bell);
    const panel = page.getByRole('region', { name: 'Notifications' });
    await tabTo(page, panel.getByRole('link', { name: 'See all notifications' }));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
  });
});
