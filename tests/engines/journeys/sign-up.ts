import { test } from 'vitest';
import type { Journey } from '../helpers/journey-context.ts';

const newEmail = 'ada@example.com';

function valuesInMiddle(): (string | null | undefined)[] {
  return [...document.querySelectorAll('.wheel-column')].map((column) => {
    const { x, y, width, height } = column.getBoundingClientRect();
    const there = document.elementsFromPoint(x + width / 2, y + height / 2);
    return there.find((element) => element.matches('[data-slot=wheel-row]'))?.textContent;
  });
}

const isDefaultDate = (values: readonly unknown[]) => values.join() === '2000,January,15';

export function signUpJourney(journey: Journey): void {
  test('sign up with the birthday on wheels', async () => {
    const { visitor } = journey.context;
    await visitor.signInAs(undefined);
    await visitor.open('/sign-up');
    await visitor.press('field', '18 years');
    await visitor.press('button', 'Continue');
    await visitor.fill('Email', newEmail);
    await visitor.press('button', 'Continue');
    await visitor.fill('Name', 'Ada Byron');
    await visitor.fill('Phone number', '01632 960 001');
    await visitor.press('button', 'Date of birth');
    await visitor.expectText('Select your birthday');
    await visitor.waitUntil(
      'do not stand on the date',
      () => visitor.tab.evaluate(valuesInMiddle),
      isDefaultDate,
    );
    await visitor.key('ArrowDown');
    await visitor.key('Tab');
    await visitor.key('ArrowUp');
    await visitor.key('Enter');
    await visitor.expectText('Feb 15, 1999');
    await visitor.fill('Password', 'difference-engine', { exact: true });
    await visitor.fill('Confirm password', 'difference-engine');
    await visitor.press('button', 'Sign up', { within: 'main form' });
    await visitor.expectText("You're signed up");
    // By keyboard, because the link replaces the button, and a second press there counts as a double press.
    await visitor.key('Tab');
    await visitor.key('Enter');
    await visitor.expectPath('/sign-in');
  });
}
