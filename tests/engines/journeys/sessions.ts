import { expect, test } from 'vitest';
import { type EngineName, type Journey, newcomer, testIn } from '../helpers/journey-context.ts';
import type { Visitor } from '../helpers/visitor.ts';

/** No driver can disconnect every engine. */
async function setOnline({ tab }: Visitor, isOnline: boolean): Promise<void> {
  await tab.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);
}

async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.fill('Email', email);
  await visitor.fill('Password', password, { exact: true });
  await visitor.press('button', 'Sign in', { within: 'main form' });
}

const lostRequests = /Failed to load resource|NetworkError|ERR_|CORS|access control checks|status/i;

export function sessionJourneys(engine: EngineName, journey: Journey): void {
  testIn('WebKit', engine)('member signs in, switches club and signs out', async () => {
    const { visitor } = journey.context;
    await visitor.signInAs(undefined, 'riverside');
    await visitor.signInAs(undefined);
    await visitor.open('/wallet');
    await visitor.expectPath('/sign-in');
    await signIn(visitor, newcomer.email, newcomer.password);
    await visitor.expectPath('/wallet');
    await visitor.expectText('Current Balance');
    await visitor.open('/profile');
    await visitor.press('button', 'Switch Client', { within: 'main' });
    await visitor.press('button', 'Riverside Club', { within: 'dialog' });
    await visitor.expectPath('/', 'riverside');
    await visitor.expectText('Slow Boat Weekend');
    await visitor.open('/profile', 'riverside');
    await visitor.press('button', 'Logout', { within: 'main' });
    await visitor.expectPath('/sign-in', 'riverside');
  });

  testIn('Firefox', engine)('two tabs share a token refresh and a sign-out', async () => {
    const { visitor, sandbox } = journey.context;
    const { email } = await journey.context.newMember({ balance: 1_234 });
    await visitor.open('/wallet');
    const other = await journey.context.secondTab();
    await other.open('/tickets');
    await Promise.all([visitor.expectScreen(), other.expectScreen()]);
    const before = await visitor.tab.evaluate(() => localStorage.getItem('token'));
    // In this order, because a poll may renew the tokens first.
    await sandbox.clearRequests();
    await sandbox.expireTokens(email);
    journey.allowed = lostRequests;
    for (const tab of [visitor, other]) {
      await setOnline(tab, false);
      await setOnline(tab, true);
    }
    await visitor.waitUntil(
      'the tokens are not renewed',
      () => other.tab.evaluate(() => localStorage.getItem('token')),
      (token) => token !== before && token !== null,
    );
    await Promise.all([visitor.expectScreen(), other.expectScreen()]);
    expect((await sandbox.requests()).counts['POST token/refresh/']).toBe(1);
    await visitor.expectText('£12.34');
    await other.open('/profile');
    await other.press('button', 'Logout', { within: 'main' });
    await visitor.expectPath('/sign-in');
    await other.tab.close();
  });

  testIn('WebKit', engine)('app shows saved data offline and reloads it online', async () => {
    const { visitor, sandbox } = journey.context;
    await journey.context.newMember({ balance: 1_200 });
    await visitor.open('/wallet');
    await visitor.expectText('£12.00');
    journey.allowed = lostRequests;
    await sandbox.faults({ drop: true });
    await setOnline(visitor, false);
    await visitor.expectText("You're offline.");
    await visitor.press('link', 'More', { within: 'nav' });
    await visitor.expectPath('/more');
    await visitor.press('link', 'Wallet', { within: 'nav' });
    await visitor.expectPath('/wallet');
    await visitor.expectText('£12.00');
    await sandbox.clearFaults();
    await setOnline(visitor, true);
    await visitor.expectNoText("You're offline.");
    await visitor.expectText('£12.00');
  });

  test('page from the back/forward cache notices a sign-out in another tab', async () => {
    const { visitor } = journey.context;
    await journey.context.newMember({ balance: 4_321 });
    await visitor.open('/wallet');
    await visitor.expectText('£43.21');
    await visitor.open('/robots.txt');
    const other = await journey.context.secondTab();
    await other.open('/profile');
    await other.press('button', 'Logout', { within: 'main' });
    await other.expectPath('/sign-in');
    await other.tab.close();
    await visitor.tab.back();
    await visitor.expectPath('/sign-in');
    expect(await visitor.text()).not.toContain('£43.21');
  });
}
