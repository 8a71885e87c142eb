import type { EndpointName } from '../../../../src/lib/contract/endpoints.ts';
import { notices } from '../../../helpers/notices.ts';
import { expect } from '../../helpers/fixtures.ts';
import { demoMember } from '../../helpers/sign-in.ts';
import {
  button,
  type CallScenario,
  fill,
  main,
  messageText,
  type ScenarioContext,
  visit,
} from './call-scenario.ts';

const newPassword = 'difference-engine';
const rightAnswers = { ciu: '18 years', riverside: 'All tickets of a draw have the same chance' } as const;

async function giveEmail(place: ScenarioContext, email: string): Promise<void> {
  await answerQuiz(place);
  await fill(main(place.page), { Email: email });
  await button('Continue')(place.page);
}

async function answerQuiz(place: ScenarioContext): Promise<void> {
  await visit(place, '/sign-in');
  await expect(place.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await visit(place, '/sign-up');
  await place.page.getByLabel(rightAnswers[place.club]).check();
  await button('Continue')(place.page);
}

async function typeBirthday({ page }: ScenarioContext): Promise<void> {
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Type the date' }).click();
  await fill(sheet, { Day: '10', Month: 'Dec', Year: '1990' });
  await sheet.getByLabel('Year').press('Enter');
  await expect(sheet).toBeHidden();
}

async function openResetLink(place: ScenarioContext): Promise<void> {
  await visit(place, '/forgot-password');
  await fill(main(place.page), { Email: demoMember.email });
  await button('Send Link To email')(place.page);
  await expect(messageText(place.page, notices.emailSent)).toBeVisible();
  const mail = (await place.sandbox.outbox()).at(-1);
  await visit(place, `/reset-password?token=${/token=(\S+)/.exec(mail?.body ?? '')?.[1]}`);
}

const signedUp = (page: ScenarioContext['page']) => page.getByRole('heading', { name: "You're signed up" });

export const visitorWrites = {
  confirmPasswordReset: {
    operation: 'resetPassword',
    open: async (place) => {
      await openResetLink(place);
      await fill(main(place.page), {
        'New Password': demoMember.password,
        'Confirm Password': demoMember.password,
      });
    },
    send: button('Change password'),
    done: (page) => messageText(page, notices.passwordRenewed),
    field: { name: 'password', label: 'New Password' },
  },
  requestPasswordReset: {
    operation: 'forgotPassword',
    open: async (place) => {
      await visit(place, '/sign-in');
      await expect(place.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await visit(place, '/forgot-password');
      await expect(place.page.getByRole('button', { name: 'Send Link To email' })).toBeVisible();
      await fill(main(place.page), { Email: demoMember.email });
    },
    send: button('Send Link To email'),
    done: (page) => messageText(page, notices.emailSent),
    field: { name: 'email', label: 'Email' },
  },
  checkRegistration: {
    operation: 'checkRegistration',
    open: async (place) => {
      await answerQuiz(place);
      await fill(main(place.page), { Email: 'ada@example.com' });
    },
    send: button('Continue'),
    done: (page) => page.getByRole('heading', { name: 'Your details' }),
    field: { name: 'email', label: 'Email' },
  },
  connect: {
    operation: 'connect',
    open: async (place) => {
      await giveEmail(place, 'sam@example.com');
      await fill(main(place.page), { Password: demoMember.password });
    },
    send: button('Connect account'),
    done: signedUp,
    field: { name: 'password', label: 'Password' },
  },
  register: {
    operation: 'register',
    open: async (place) => {
      await giveEmail(place, 'ada@example.com');
      await fill(main(place.page), { Name: 'Ada Byron', 'Phone number': '+44 1632-960 001' });
      await typeBirthday(place);
      await fill(main(place.page), { Password: newPassword, 'Confirm password': newPassword });
    },
    send: button('Sign up'),
    done: signedUp,
    field: { name: 'phone_number', label: 'Phone number' },
  },
  signIn: {
    operation: 'signIn',
    open: async (place) => {
      await visit(place, '/sign-in');
      await fill(main(place.page), { Email: demoMember.email });
    },
    // A refusal empties the password.
    send: async (page) => {
      await fill(main(page), { Password: demoMember.password });
      await button('Sign in')(page);
    },
    done: (page) => page.getByRole('link', { name: /^Play/ }).first(),
    field: { name: 'email', label: 'Email' },
  },
} as const satisfies Partial<Record<EndpointName, CallScenario>>;
