import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/lib/errors.ts';
import type { Operation } from '../../../../src/lib/messages/operations.ts';
import { describeFailure, successes } from '../../../../src/lib/messages/operations.ts';
import { notices } from '../../../helpers/notices.ts';

/** A refusal without a message of the server. */
const silent = new AppError('rejected', 'Request failed with status code 400', { status: 400 });
const saying = (body: unknown) =>
  new AppError('rejected', 'Request failed with status code 400', { status: 400, body });

const wentWrong = 'Something went wrong!';
const again = 'Something went wrong. Please try again.';
const brokenLink = "Your password reset link isn't working. Please request a new link.";

it.each<[Operation, string, string]>([
  ['listDraws', wentWrong, 'Failed to fetch draws. Please try again later.'],
  [
    'getDraw',
    wentWrong,
    'Failed to fetch draw details. Please check your internet connection and try again.',
  ],
  ['listTickets', wentWrong, 'Failed to fetch your tickets. Please Try again later.'],
  ['listSubscriptions', wentWrong, 'Failed to fetch subscriptions. Please Try again later.'],
  ['listTransactions', wentWrong, 'Failed to fetch your transactions. Please try again later.'],
  ['listNotifications', wentWrong, 'Failed to fetch your notifications. Please Try again later.'],
  ['listSupportTickets', wentWrong, 'Failed to fetch your support tickets. Please Try again later.'],
  ['getMember', wentWrong, 'Failed to load your account. Please try again later.'],
  ['getTenant', wentWrong, 'We could not reach your club. Please try again later.'],
  ['signIn', 'Sign In Failed', silent.message],
  ['forgotPassword', 'Failed to send the email', 'Something went wrong please try Again.'],
  ['checkResetToken', wentWrong, brokenLink],
  ['resetPassword', 'Failed to reset the password', brokenLink],
  ['answerQuiz', 'Sign Up Failed', silent.message],
  ['checkRegistration', 'Sign Up Failed', again],
  ['connect', 'Sign Up Failed', again],
  ['register', 'Sign Up Failed', again],
  ['changePassword', 'Failed to change the password', 'Something went wrong. Please try again later.'],
  ['createSupportTicket', 'Failed to create ticket', 'Something went wrong. Please try again later.'],
  ['deposit', 'Failed to handle deposit request', 'Failed to redirect to bank, please try again later.'],
  ['withdraw', 'Failed to create withdraw request', 'Something went wrong please try again later.'],
  ['updatePersonalInfo', wentWrong, 'Failed to update your personal information. Please try again later'],
  ['updatePasscode', wentWrong, 'Failed to update. Please try again later'],
  ['updateEmail', 'Sign In Failed', silent.message],
  ['buyTickets', wentWrong, 'Failed to buy tickets for the draw, Please try again later'],
  ['subscribe', wentWrong, 'Failed to subscribe to raffle, Please try again later'],
  ['unsubscribe', wentWrong, 'Failed to unsubscribe from the raffle. Please try again.'],
  ['paySubscription', wentWrong, 'Attempt to setup subscription payment failed.'],
])('a failed %s is titled %j and says %j', { tags: ['spec:8.1-28'] }, (operation, title, text) => {
  expect(describeFailure(operation, silent)).toMatchObject({ title, text });
});

describe("the server's words", () => {
  const body = { email: ['The email.'], user: ['The user.'], detail: 'The detail.', count: ['The count.'] };
  const { detail: _, ...withoutDetail } = body;
  const { user: __, ...withoutUser } = withoutDetail;

  it.each<[Operation, unknown, string]>([
    ['signIn', body, 'The detail.'],
    ['updateEmail', body, 'The detail.'],
    ['connect', body, 'The detail.'],
    ['connect', withoutDetail, 'The user.'],
    ['connect', withoutUser, 'The email.'],
    ['connect', { count: ['The count.'] }, again],
    ['register', body, 'The detail.'],
    ['register', withoutDetail, 'The user.'],
    ['register', withoutUser, 'The email.'],
    ['register', { count: ['The count.'] }, again],
    ['changePassword', { count: ['The count.'] }, 'The count.'],
    ['buyTickets', { count: ['The count.'] }, 'The count.'],
    ['subscribe', { count: ['The count.'] }, 'The count.'],
  ])('come first for %s: %j', { tags: ['spec:8.16', 'spec:8.69-75'] }, (operation, given, text) => {
    expect(describeFailure(operation, saying(given)).text).toBe(text);
  });

  it.each<[Operation, string]>([
    ['forgotPassword', 'Something went wrong please try Again.'],
    ['resetPassword', brokenLink],
    ['checkRegistration', again],
    ['createSupportTicket', 'Something went wrong. Please try again later.'],
    ['deposit', 'Failed to redirect to bank, please try again later.'],
    ['withdraw', 'Something went wrong please try again later.'],
    ['updatePersonalInfo', 'Failed to update your personal information. Please try again later'],
    ['updatePasscode', 'Failed to update. Please try again later'],
    ['unsubscribe', 'Failed to unsubscribe from the raffle. Please try again.'],
    ['paySubscription', 'Attempt to setup subscription payment failed.'],
    ['listDraws', 'Failed to fetch draws. Please try again later.'],
  ])('give way to the catalogue for %s', { tags: ['spec:8.76'] }, (operation, text) => {
    expect(describeFailure(operation, saying(body)).text).toBe(text);
  });
});

describe('the reason of a refusal', () => {
  const detail = 'The detail.';

  it.each<[Operation, unknown, string, string | undefined]>([
    ['withdraw', { amount: ['Too much.'] }, 'Something went wrong please try again later.', 'Too much.'],
    ['withdraw', { amount: ['Too much.'], detail }, 'Something went wrong please try again later.', detail],
    [
      'deposit',
      { non_field_errors: ['Shut.'] },
      'Failed to redirect to bank, please try again later.',
      'Shut.',
    ],
    ['unsubscribe', [detail], 'Failed to unsubscribe from the raffle. Please try again.', detail],
    ['paySubscription', { detail }, 'Attempt to setup subscription payment failed.', detail],
    ['register', { phone: ['Odd.'] }, again, 'Odd.'],
    ['buyTickets', { detail }, detail, undefined],
    ['signIn', { non_field_errors: ['No.'] }, 'No.', undefined],
    ['updateEmail', { email: ['Taken.'] }, 'Taken.', undefined],
    ['checkResetToken', { token: ['Old.'] }, brokenLink, undefined],
    ['listDraws', { detail }, 'Failed to fetch draws. Please try again later.', undefined],
  ])('of %s with %j stands beside its text', (operation, body, text, reason) => {
    expect(describeFailure(operation, saying(body))).toMatchObject({ text, reason });
  });

  it('is none after a failure of the server', () => {
    const failed = new AppError('broken', 'Request failed', { status: 500, body: { detail } });
    expect(describeFailure('withdraw', failed).reason).toBeUndefined();
  });
});

it('says of a refused email in which capitals stand that these were sent', () => {
  const help =
    'Your email was sent with capital letters, as you typed it. If you signed up without them, type it in small letters.';
  const refused = saying({ detail: 'No active account.' });
  expect(describeFailure('signIn', refused, { email: 'Maya@example.com' })).toMatchObject({
    text: 'No active account.',
    hint: help,
  });
  expect(describeFailure('connect', refused, { email: 'MAYA@example.com' }).hint).toBe(help);
  for (const email of ['maya@example.com', undefined]) {
    expect(describeFailure('signIn', refused, { email }).hint).toBeUndefined();
  }
  expect(describeFailure('updateEmail', refused, { email: 'Maya@example.com' }).hint).toBeUndefined();
  const cut = new AppError('network', 'Network Error');
  expect(describeFailure('signIn', cut, { email: 'Maya@example.com' }).hint).not.toBe(help);
});

it.each([
  [successes.changePassword(), 'Your password has been successfully changed.', 3_000],
  [
    successes.createSupportTicket(),
    'Thank you for reaching out to us. One of our team will get back to you within 72 hours.',
    7_000,
  ],
  [successes.withdraw(), 'Your withdraw request has been successfully submitted.', 3_000],
  [successes.updatePersonalInfo(), 'Personal information updated', 3_000],
  [successes.updatePasscode('Membership ID'), 'Membership ID updated', 3_000],
  [successes.updatePasscode('Pass card'), 'Pass card updated', 3_000],
  [successes.buyTickets(1), 'You bought 1 ticket(s) for this draw.', 5_000],
  [
    successes.subscribe(2),
    'You subscribed to this raffle 2 ticket(s) for this and upcoming draws will be purchased automatically.',
    5_000,
  ],
  [successes.unsubscribe(), 'Successfully unsubscribed from the raffle.', 3_000],
  [successes.paySubscription(3), 'Your payment for 3 ticket(s) was successful.', 3_000],
])('%j is a success that says %j', { tags: ['spec:8.29-37', 'spec:9.20'] }, (success, text, ms) => {
  expect(success).toEqual({ text, ms });
});

it('never shows what only an engineer understands', () => {
  const unreadable = new AppError('broken', 'The reply is not JSON', { status: 200 });
  const otherShape = new AppError('broken', 'The reply has another shape than the contract says');
  for (const error of [unreadable, otherShape]) {
    expect(describeFailure('signIn', error).text).toBe(
      'The answer could not be read. Please try again later.',
    );
  }
  const failed = new AppError('broken', 'Request failed with status code 500', { status: 500 });
  expect(describeFailure('signIn', failed).text).toBe('Request failed with status code 500');
});

it('claims that nothing was sent only where nothing can have been', () => {
  const unsent = new AppError('unsent', 'Network Error');
  const offline = new AppError('offline', 'Network Error');
  const hintOf = (operation: Operation, error: AppError) => describeFailure(operation, error).hint;
  expect(hintOf('deposit', unsent)).toBe('Nothing was sent. Check your connection, then try again.');
  expect(hintOf('createSupportTicket', offline)).toBe('Check your connection, then try again.');
  expect(hintOf('listDraws', offline)).toBe('This will load by itself once you are connected.');
});

it('tells a service that is away from a connection that is', () => {
  const away = new AppError('away', 'Network Error');
  const words = 'The service of your club does not answer at the moment. Please try again later.';
  expect(describeFailure('listDraws', away).hint).toBe(words);
  expect(describeFailure('signIn', away).hint).toBe(words);
});

it('asks for patience where there were too many requests', () => {
  const throttled = new AppError('rejected', 'Request failed with status code 429', { status: 429 });
  const patience = 'That was too much at once. Please wait a moment, then try again.';
  expect(describeFailure('listDraws', throttled).hint).toBe(patience);
  expect(describeFailure('buyTickets', throttled).hint).toBe(patience);
});

it('has these words for what rules of the product decide', { tags: ['spec:8.38-61'] }, () => {
  expect(notices).toEqual({
    alreadyRegistered: 'A user with this account already exists. Please use login or forgot password.',
    wrongAnswer: 'Wrong answer. Try to answer the quiz again.',
    emailSent: 'Email was sent successfully, please check your inbox.',
    checking: 'Checking your link…',
    linkWorks: 'Choose a new password.',
    passwordRenewed: 'Your password was successfully renewed.',
    resetLinkIncomplete:
      'Part of the link may be missing. Copy the whole link from the email and paste it into the address bar.',
    resetLinkUnchecked: "We couldn't check your reset link.",
    emailUpdated: 'Email updated. From now on you sign in with the new one.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    signedOutIdle: 'You were signed out, because nobody touched the app for ten minutes.',
    offline: 'You are offline. What you see may be out of date.',
    drawMissing: "We can't find this raffle",
    drawMissingHint: 'Your club may have removed it, or the link is wrong.',
    drawNotUpdated: 'You can buy tickets once this raffle has updated.',
    priceUnknown: "We couldn't load the ticket price.",
    online: 'You are back online.',
    appLoadFailed: 'The app could not be loaded.',
    lazyLoadFailed: 'This part of the app could not be loaded.',
    lazyLoadFailedHint: 'Check your connection, then try again. If that does not help, load the page again.',
    busyHere: 'Your order before this one is still under way. Wait for its answer, then try again.',
    busyElsewhere: 'This is already under way in another tab.',
    switchFailed: 'We could not sign you in at this club automatically. Please sign in.',
    tenantWithoutAddress: 'This club could not be opened. Please try again later.',
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
    fileNotSaved:
      "We couldn't save the file. Close the app and try again, or open this site in your browser.",
    unsafeRedirect: "You haven't been charged. We couldn't open the payment page safely.",
  });
});
