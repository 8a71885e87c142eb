/** Journeys by keyboard: how assistive technology reads their main screens, and that each result is told once. */
import type { Page } from '@playwright/test';
import { successes } from '../../../src/lib/messages/operations.ts';
import { Announcements } from '../helpers/announcements.ts';
import { test as base, expect } from '../helpers/fixtures.ts';
import { press, tabTo } from '../helpers/keyboard.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

/** `begin` opens a path for the demo member. */
const test = base.extend<{ begin: (path: string) => Promise<void> }>({
  begin: async ({ page, signedIn, open }, use) =>
    use(async (path) => {
      await signedIn(page, 'ciu');
      await open('ciu', path);
      await waitForIdle(page);
    }),
});

let announcements: Announcements;

test.beforeEach(async ({ page }) => {
  announcements = await Announcements.record(page);
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Follows links in turn, without a check of the focus. A link's name may end with its badge. */
async function follow(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) await page.getByRole('link', { name }).first().press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('visitor signs up, and signs in after errors, by keyboard', async ({ page, open }) => {
  await open('ciu', '/sign-in');
  await waitForIdle(page);
  await test.step('error of a field is announced at every submit', async () => {
    const email = page.getByLabel('Email');
    const error = 'Error: Please enter valid email.';
    await email.focus();
    for (const _ of [1, 2]) {
      await page.keyboard.press('Enter');
      await announcements.expectOnly(`polite: ${error}`);
    }
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Sign in' }).press('Enter');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(error);
      // The move of the focus reads it.
      await announcements.expectOnly();
    }
  });
  await test.step('visitor signs up with quiz, email and birthday', async () => {
    await follow(page, /^Sign up/);
    await expect(main(page)).toMatchAriaSnapshot(`
      - heading "Sign Up" [level=1]
      - paragraph: Step 1 of 3
      - group "How old do you have to be to take part in a club raffle?":
        - radio "16 years"
        - radio "18 years"
        - radio "Any age"
      - button "Continue"
      - paragraph:
        - link "Sign in"
    `);
    await tabTo(page, page.getByRole('radio', { name: '16 years' }));
    await page.keyboard.press('ArrowDown');
    await press(page, button(page, 'Continue'));
    await expect(heading(page, 'Your email')).toBeFocused();
    await type(page, 'Email', 'ada@example.com');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Your details')).toBeFocused();
    await type(page, 'Name', 'Ada Byron');
    await type(page, 'Phone number', '01632 960 001');
    await press(page, button(page, 'Date of birth'));
    await expect(page.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Date of birth')).toBeFocused();
    await type(page, 'Password', 'difference');
    await type(page, 'Confirm password', 'difference');
    await expect(main(page)).toMatchAriaSnapshot(`
      - paragraph: Step 3 of 3
      - heading "Your details" [level=2]
      - textbox "Name": Ada Byron
      - textbox "Phone number": 01632 960 001
      - paragraph: You must be 18 or over.
      - button "Date of birth": Jan 15, 2000
      - paragraph: At least 8 characters.
      - textbox "Password"
      - button "Show password"
      - textbox "Confirm password"
      - button "Show confirm password"
      - textbox "Club code (optional)"
      - textbox "Pass card (optional)"
      - button "Sign up"
    `);
    await page.keyboard.press('Enter');
    await expect(heading(page, "You're signed up")).toBeFocused();
    await announcements.expectOnly();
    await press(page, page.getByRole('link', { name: 'Go to sign in page' }));
  });
  await test.step('wrong password keeps the form and names the error', async () => {
    await type(page, 'Email', demoMember.email);
    await type(page, 'Password', 'wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Sign In Failed/ })).toBeFocused();
    await announcements.expectOnly();
    await expect(main(page)).toMatchAriaSnapshot(`
      - heading "Sign in" [level=1]
      - paragraph: Enter your email below to login to your account
      - textbox "Email": alex@example.com
      - textbox "Password"
      - button "Show password"
      - link "Forgot your password?"
      - checkbox "This is a shared device"
      - group "Sign In Failed. No active account found with the given credentials"
      - button "Sign in"
      - paragraph:
        - link "Sign up"
      - paragraph:
        - link "Terms of Service"
        - link "Privacy Policy"
    `);
    await type(page, 'Password', demoMember.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Raffles'), 'the result is the screen').toBeFocused();
    await announcements.expectOnly();
  });
});

test('member finds a raffle and buys tickets, by keyboard', async ({ page, sandbox, begin, failing }) => {
  await begin('/');
  await test.step('raffle is found and opened', async () => {
    await type(page, 'Search raffles', 'Summer');
    await expect.poll(() => announcements.read()).toContain('polite: 1 raffle');
    announcements.clear();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link "Notifications"
        - link "Profile"
      - main:
        - heading "Raffles" [level=1]
        - paragraph:
          - link "Balance £48.50"
        - search:
          - searchbox "Search raffles": Summer
          - button "Clear search"
        - combobox "Sort by"
        - switch "Live & Scheduled Only" [checked]
        - switch "My raffles only"
        - paragraph: 1 raffle
        - list:
          - listitem:
            - article:
              - heading "Summer Getaway" [level=2]
              - link "Play Summer Getaway"
      - navigation "Main":
        - link "Raffles"
        - link "Wallet"
        - link "Tickets"
        - link /^More/
    `);
    await press(page, page.getByRole('link', { name: 'Play Summer Getaway' }));
    await expect(heading(page, 'Summer Getaway')).toBeFocused();
    await expect(purchasePanel(page)).toMatchAriaSnapshot(`
      - heading "Get tickets" [level=2]
      - paragraph: Maximum 20 ticket(s) per participant (19 remaining)
      - button "One fewer ticket" [disabled]
      - spinbutton "Quantity": "1"
      - button "One more ticket"
      - paragraph:
        - text: 1 × £5.00 =
        - strong: £5.00
      - paragraph: "Balance after: £43.50"
      - button "Purchase"
    `);
    await announcements.expectOnly();
  });
  const purchase = purchasePanel(page).getByRole('button', { name: 'Purchase' });
  await test.step('rejected purchase gets the focus each time', async () => {
    await failing('draws/{id}/buy_tickets/', 400, { detail: 'Not today.' });
    await press(page, purchasePanel(page).getByRole('button', { name: 'One more ticket' }));
    await announcements.expectOnly('polite: 2 tickets, £10.00, balance after £38.50');
    await tabTo(page, purchase);
    for (const _ of [1, 2]) {
      await purchase.press('Enter');
      await expect(page.getByRole('group', { name: 'Something went wrong! Not today.' })).toBeFocused();
      // The focus alone tells it.
      await announcements.expectOnly();
    }
    await sandbox.clearFaults();
  });
  await test.step('purchase is announced once, and its closed message returns the focus', async () => {
    await purchase.press('Enter');
    await expect(
      purchasePanel(page).getByText('New tickets: 000025 and 000026', { exact: true }),
    ).toBeVisible();
    await expect(purchase).toBeFocused();
    await announcements.expectOnly(
      'polite: You bought 2 ticket(s) for this draw.',
      'polite: New tickets: 000025 and 000026',
    );
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('button', { name: 'Close message' }).press('Space');
    await expect(messages).toHaveCount(0);
    await expect(page.locator(':focus')).toBeVisible();
  });
});

test('member unsubscribes and sends a support ticket, by keyboard', async ({ page, begin }) => {
  await begin('/more');
  await test.step('cancelled subscription gets the focus', async () => {
    await follow(page, /^Subscriptions/);
    await expect(heading(page, 'Subscriptions')).toBeFocused();
    await expect(main(page)).toMatchAriaSnapshot(`
      - paragraph:
        - link "Balance £48.50"
      - list:
        - listitem:
          - article "3 ticket(s) for Club Night Jackpot":
            - text: Waiting for payment
            - button "Go to payment for Club Night Jackpot"
        - listitem:
          - article "2 ticket(s) for Friday Meat Raffle":
            - heading "2 ticket(s) for Friday Meat Raffle" [level=2]
            - text: Active
            - term: Next draw
            - definition:
              - link "Friday Meat Raffle No. 42"
            - button "Unsubscribe from Friday Meat Raffle"
    `);
    const name = 'Unsubscribe from Friday Meat Raffle';
    await press(page, button(page, name));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Are you want to unsubscribe?":
        - heading "Are you want to unsubscribe?" [level=2]
        - paragraph: Unsubscribing from active draws won't refund purchased tickets.
        - button "Cancel"
        - button "Unsubscribe from Friday Meat Raffle"
        - button "Close"
    `);
    await press(page, dialog.getByRole('button', { name }));
    await expect(page.getByRole('article', { name: '2 ticket(s) for Friday Meat Raffle' })).toBeFocused();
    await announcements.expectOnly('polite: Successfully unsubscribed from the raffle.');
  });
  await test.step('sent support ticket is listed', async () => {
    await page.goBack();
    await follow(page, /^Support/, /^Create ticket/);
    await expect(main(page)).toMatchAriaSnapshot(`
      - region "Common questions":
        - heading "Common questions" [level=2]
        - group: Did I win?
      - combobox "Category":
        - option "General" [selected]
        - option "Raffles"
        - option "Payments"
      - textbox "Subject"
      - textbox "Description"
      - button "Open ticket"
    `);
    await type(page, 'Subject', 'My deposit is late');
    await type(page, 'Description', 'I paid yesterday.');
    announcements.clear();
    await press(page, button(page, 'Open ticket'));
    await expect(heading(page, 'Support')).toBeFocused();
    await announcements.expectOnly(`polite: ${successes.createSupportTicket().text}`);
    await expect(main(page)).toMatchAriaSnapshot(`
      - link "Create ticket"
      - list:
        - listitem:
          - article "My deposit is late":
            - heading "My deposit is late" [level=2]
            - paragraph: No response yet
    `);
  });
});

test('member deposits and withdraws, by keyboard', { tag: '@soak' }, async ({ page, begin }) => {
  await begin('/wallet');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Wallet" [level=1]
    - region "Current Balance":
      - heading "Current Balance" [level=2]
      - paragraph: £48.50
      - link "Deposit"
      - link "Withdraw"
    - region "Transaction History":
      - heading "Transaction History" [level=2]
      - link "Statement"
      - region:
        - heading /^\\w+ \\d+, \\d{4}$/ [level=3]
        - list:
          - listitem:
            - paragraph: 2 tickets for Friday Meat Raffle No. 42
            - time: /^\\d+:\\d\\d [AP]M$/
            - text: minus £2.00
    - paragraph:
      - text: 18 and over only.
      - link "National Gambling Helpline 0808 8020 133"
  `);
  await press(page, main(page).getByRole('link', { name: 'Deposit' }));
  await expect(heading(page, 'Deposit')).toBeFocused();
  await press(page, button(page, '£10'));
  await press(page, button(page, 'Deposit'));
  await press(page, page.getByRole('button', { name: 'Approve' }));
  await announcements.expectOnly(/^polite: New since \d+:\d\d [AP]M: Deposit PX-\w+, \+£10\.00, /);
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Payment Successful!" [level=1]
    - term: Amount
    - definition: £10.00
    - term: Transaction reference
    - definition: /^PX-\\w+$/
    - term: Current Balance
    - definition: £58.50
    - region /^Deposit of £10\\.00, \\w+ \\d+$/:
      - heading /^Deposit of £10\\.00, \\w+ \\d+$/ [level=2]
      - paragraph: /New since .+ Deposit PX-\\w+, \\+£10\\.00, /
      - 'button "It''s there : Deposit of £10.00"'
      - 'link "Ask us : Deposit of £10.00"'
    - navigation "Continue":
      - link "Go to wallet"
      - link "Go to tickets"
      - link "Go to raffles"
  `);
  await press(page, page.getByRole('link', { name: 'Go to wallet' }));
  await press(page, page.getByRole('link', { name: 'Withdraw' }));
  await expect(heading(page, 'Withdraw')).toBeFocused();
  await announcements.expectOnly();
  await type(page, 'Amount in pounds', '5');
  await expect(main(page)).toMatchAriaSnapshot(`
    - paragraph: You have £58.50.
    - textbox "Amount in pounds": "5"
    - checkbox "Withdraw entire balance"
    - group "Bank account":
      - textbox "Bank name"
      - paragraph: 8 digits.
      - textbox "Account number"
      - paragraph: 6 digits, like 12-34-56.
      - textbox "Sort code"
    - group "Your address":
      - textbox "Address line 1"
      - textbox "Postcode"
      - textbox "Phone number"
    - term: Balance after
    - definition: £53.50
    - button "Withdraw"
  `);
  await type(page, 'Bank name', 'Co-op Bank');
  await type(page, 'Account number', '12345678');
  await type(page, 'Sort code', '12-34-56');
  await announcements.expectOnly('polite: Check: sort code 1 2, 3 4, 5 6. Account number 1 2 3 4, 5 6 7 8.');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('link', { name: 'Withdraw' })).toBeFocused();
  await announcements.expectOnly('polite: Your withdraw request has been successfully submitted.');
});

test('member edits the profile, changes the password and signs out, by keyboard', async ({ page, begin }) => {
  await begin('/profile');
  await test.step('edited profile returns the focus to its button', async () => {
    await expect(main(page)).toMatchAriaSnapshot(`
      - region "Account":
        - heading "Alex Morgan" [level=2]
        - term: Email
        - definition:
          - text: alex@example.com
          - button "Edit email"
        - button "Switch Client"
        - button "Logout"
      - tablist "Profile":
        - tab "Personal Info" [selected]
        - tab "Pass card"
      - tabpanel "Personal Info":
        - button "Edit personal info"
        - term: Name
        - definition: Alex Morgan
        - term: Date of birth
        - definition: Jun 12, 1984
        - term: Postcode
        - definition: LS2 7EW
    `);
    await press(page, button(page, 'Edit personal info'));
    await type(page, 'Phone number', '01632 960 001');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Edit personal info')).toBeFocused();
    await announcements.expectOnly('polite: Personal information updated');
  });
  await test.step('More leads to theme, password and sign-out', async () => {
    await follow(page, /^More/);
    await expect(page.getByRole('navigation', { name: 'More' })).toMatchAriaSnapshot(`
      - region "Your play":
        - heading "Your play" [level=2]
        - list:
          - listitem:
            - link "Results"
      - region "Account":
        - list:
          - listitem:
            - link "Change Password"
          - listitem:
            - text: Theme System
            - 'button "Theme: System"'
          - listitem:
            - button "Logout"
    `);
    await press(page, button(page, 'Theme: System'));
    await expect(page.getByRole('menuitemradio', { name: 'System', checked: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await press(page, main(page).getByRole('link', { name: 'Change Password' }));
    await type(page, 'Current Password', demoMember.password);
    await type(page, 'New Password', 'difference');
    await type(page, 'Confirm Password', 'difference');
    await page.keyboard.press('Enter');
    await announcements.expectOnly('polite: Your password has been successfully changed.');
    await page.goBack();
    await press(page, button(page, 'Logout'));
    await expect(heading(page, 'Sign in')).toBeFocused();
    await announcements.expectOnly();
  });
});
