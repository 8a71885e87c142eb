import { test } from 'vitest';
import { isSoak } from '../../e2e/helpers/walks.ts';
import { type EngineName, type Journey, testIn } from '../helpers/journey-context.ts';
import type { Visitor } from '../helpers/visitor.ts';

async function pay(visitor: Visitor, decision: string): Promise<void> {
  await visitor.expectText('demo payment page');
  await visitor.press('button', decision);
}

export function orderJourneys(engine: EngineName, journey: Journey): void {
  testIn('Firefox', engine)('member buys from the list and finds the ticket', async () => {
    const { visitor, sandbox } = journey.context;
    await sandbox.addDraws({ club: 'ciu', name: 'Engine Draw', ticketPrice: 250 });
    await journey.context.newMember({ balance: 2_000 });
    await visitor.open('/');
    await visitor.fill('Search', 'Engine Dr');
    await visitor.expectText('1 raffle ');
    await visitor.press('link', 'Play Engine Draw');
    await visitor.press('button', 'One more');
    await visitor.expectText('£5.00');
    await visitor.expectText('Wallet balance: £20.00');
    await visitor.press('button', 'Purchase');
    await visitor.expectText('You bought 2 ticket(s) for this draw.');
    await visitor.press('link', 'Wallet', { within: 'nav' });
    await visitor.expectPath('/wallet');
    await visitor.expectText('£15.00');
    await visitor.press('link', 'Tickets', { within: 'nav' });
    await visitor.expectPath('/tickets');
    await visitor.expectText('Engine Draw');
    await visitor.tab.back();
    await visitor.expectPath('/wallet');
  });

  test.runIf(isSoak)('member subscribes and unsubscribes', async () => {
    const { visitor, sandbox } = journey.context;
    const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Engine Series', type: 'subscription' });
    await journey.context.newMember({ balance: 2_000 });
    await visitor.open(`/raffles/${id}`);
    await visitor.press('field', 'Subscribe');
    await visitor.press('button', 'Subscribe');
    await visitor.expectText('You subscribed to this raffle');
    await visitor.open('/subscriptions');
    await visitor.press('button', 'Unsubscribe');
    await visitor.expectText('Are you want to unsubscribe?');
    await visitor.press('button', 'Unsubscribe', { within: 'dialog' });
    await visitor.expectText('Unsubscribed at');
  });

  testIn('WebKit', engine)("member returns from the payment page and sees the deposit's result", async () => {
    const { visitor } = journey.context;
    await journey.context.newMember({ balance: 150 });
    await visitor.open('/wallet/deposit');
    await visitor.press('button', '£20');
    await visitor.press('button', 'Deposit', { exact: true });
    await visitor.expectText('demo payment page');
    await visitor.tab.back();
    await visitor.expectPath('/wallet/deposit');
    await visitor.expectText('Unfinished payments');
    await visitor.press('button', '£10', { exact: true });
    await visitor.expectText(/You pay £10\.00/);
    await visitor.press('button', 'Deposit', { exact: true });
    await pay(visitor, 'Approve');
    await visitor.expectPath('/callback');
    await visitor.expectText('Payment Successful!');
    await visitor.expectText('£11.50');
  });

  test.runIf(isSoak)('member withdraws money', async () => {
    const { visitor } = journey.context;
    await journey.context.newMember({ balance: 8_005 });
    await visitor.open('/wallet');
    await visitor.press('link', 'Withdraw', { within: 'main' });
    await visitor.fill('Amount in pounds', '30');
    await visitor.fill('Bank name', 'Barclays');
    await visitor.fill('Account number', '12345678');
    await visitor.fill('Sort code', '12-34-56');
    await visitor.press('button', 'Withdraw', { exact: true });
    await visitor.expectText('Your withdraw request has been successfully submitted.');
    await visitor.expectPath('/wallet');
    await visitor.expectText('£50.05');
  });
}
