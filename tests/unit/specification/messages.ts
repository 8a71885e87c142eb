// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quotes test titles
import type { Row } from './row.ts';

/** The name is a key of `lib/messages`; `{n}` is a number. */
export type MessageRow = Row & { readonly text: string };
export type SuccessRow = MessageRow & { readonly ms: number };
/** A text in another source file. */
export type OtherMessageRow = MessageRow & { readonly source: string };

export const operationRows: readonly MessageRow[] = [
  {
    row: 'listDraws.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/draws/draw-list.spec.ts › a list that could not be loaded says so and loads on Retry',
    ],
  },
  {
    row: 'listDraws.text',
    text: 'Failed to fetch draws. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/draws/draw-list.spec.ts › a list that could not be loaded says so and loads on Retry',
    ],
  },
  {
    row: 'getDraw.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'getDraw.text',
    text: 'Failed to fetch draw details. Please check your internet connection and try again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/draws/draw.spec.ts › a draw that this club does not have is told as that, and leads back',
    ],
  },
  {
    row: 'listTickets.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'listTickets.text',
    text: 'Failed to fetch your tickets. Please Try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/resilience/faults.spec.ts › ${name} (${method} ${path}) goes wrong in every way',
    ],
  },
  {
    row: 'listSubscriptions.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'listSubscriptions.text',
    text: 'Failed to fetch subscriptions. Please Try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/resilience/faults.spec.ts › ${name} (${method} ${path}) goes wrong in every way',
    ],
  },
  {
    row: 'listTransactions.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/wallet/wallet.spec.ts › transactions that cannot be loaded leave the balance, and load on Retry',
    ],
  },
  {
    row: 'listTransactions.text',
    text: 'Failed to fetch your transactions. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/wallet/wallet.spec.ts › transactions that cannot be loaded leave the balance, and load on Retry',
    ],
  },
  {
    row: 'listNotifications.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'listNotifications.text',
    text: 'Failed to fetch your notifications. Please Try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/resilience/faults.spec.ts › ${name} (${method} ${path}) goes wrong in every way',
    ],
  },
  {
    row: 'listSupportTickets.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'listSupportTickets.text',
    text: 'Failed to fetch your support tickets. Please Try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/resilience/faults.spec.ts › ${name} (${method} ${path}) goes wrong in every way',
    ],
  },
  {
    row: 'getMember.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/member/profile.spec.ts › a profile that cannot be loaded says so and can be loaded again',
    ],
  },
  {
    row: 'getMember.text',
    text: 'Failed to load your account. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/app-shell/app-shell.spec.ts › a member whose data cannot be loaded stays signed in',
    ],
  },
  {
    row: 'getTenant.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'getTenant.text',
    text: 'We could not reach your club. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/app-shell/app-shell.spec.ts › a club that cannot be reached is said so, and Retry brings it',
    ],
  },
  {
    row: 'signIn.title',
    text: 'Sign In Failed',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/sign-in.spec.ts › a refusal is told, empties the password alone, and goes with the next edit',
    ],
  },
  {
    row: 'forgotPassword.title',
    text: 'Failed to send the email',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/password.spec.ts › a forgotten password › tells when the email could not be sent, and keeps what was typed',
    ],
  },
  {
    row: 'forgotPassword.text',
    text: 'Something went wrong please try Again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/password.spec.ts › a forgotten password › tells when the email could not be sent, and keeps what was typed',
    ],
  },
  {
    row: 'checkResetToken.title',
    text: 'Something went wrong!',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'checkResetToken.text',
    text: "Your password reset link isn't working. Please request a new link.",
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      "tests/e2e/auth/password.spec.ts › an emailed link › that does not work shows only that: '${query}'",
    ],
  },
  {
    row: 'resetPassword.title',
    text: 'Failed to reset the password',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/password.spec.ts › an emailed link › that ran out meanwhile is told',
      'tests/unit/stores/auth/password-reset.test.ts › that is refused leaves the form open, with the catalogue’s words',
    ],
  },
  {
    row: 'resetPassword.text',
    text: "Your password reset link isn't working. Please request a new link.",
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/password.spec.ts › an emailed link › that ran out meanwhile is told',
      'tests/unit/stores/auth/password-reset.test.ts › that is refused leaves the form open, with the catalogue’s words',
    ],
  },
  {
    row: 'answerQuiz.title',
    text: 'Sign Up Failed',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'checkRegistration.title',
    text: 'Sign Up Failed',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/auth/sign-up.test.ts › that cannot be checked keeps the step',
      'tests/e2e/auth/sign-up.spec.ts › an email that cannot be checked is told, and can be sent again',
    ],
  },
  {
    row: 'checkRegistration.text',
    text: 'Something went wrong. Please try again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/auth/sign-up.test.ts › that cannot be checked keeps the step',
      'tests/e2e/auth/sign-up.spec.ts › an email that cannot be checked is told, and can be sent again',
    ],
  },
  {
    row: 'connect.title',
    text: 'Sign Up Failed',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/sign-up.spec.ts › an account of another club is connected by its password',
    ],
  },
  {
    row: 'connect.text',
    text: 'Something went wrong. Please try again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
    ],
  },
  {
    row: 'register.title',
    text: 'Sign Up Failed',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/sign-up.spec.ts › an email that was taken meanwhile is told',
      'tests/unit/stores/auth/sign-up.test.ts › tells of %j',
    ],
  },
  {
    row: 'register.text',
    text: 'Something went wrong. Please try again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/auth/sign-up.test.ts › tells of %j',
    ],
  },
  {
    row: 'changePassword.title',
    text: 'Failed to change the password',
    tests: ['tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j'],
  },
  {
    row: 'changePassword.text',
    text: 'Something went wrong. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/auth/password.spec.ts › changing the password › tells of a server that fails',
    ],
  },
  {
    row: 'createSupportTicket.title',
    text: 'Failed to create ticket',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/support/support.spec.ts › a failure is told, and nothing that was typed is lost',
    ],
  },
  {
    row: 'createSupportTicket.text',
    text: 'Something went wrong. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/support/support.spec.ts › a failure is told, and nothing that was typed is lost',
    ],
  },
  {
    row: 'deposit.title',
    text: 'Failed to handle deposit request',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/wallet/deposit.spec.ts › a deposit without a clear answer is not sent again: ${JSON.stringify(fault)}',
    ],
  },
  {
    row: 'deposit.text',
    text: 'Failed to redirect to bank, please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/wallet/deposit.spec.ts › a deposit without a clear answer is not sent again: ${JSON.stringify(fault)}',
    ],
  },
  {
    row: 'withdraw.title',
    text: 'Failed to create withdraw request',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/wallet/withdraw.spec.ts › a withdrawal without a clear answer is not sent again: ${JSON.stringify(fault)}',
    ],
  },
  {
    row: 'withdraw.text',
    text: 'Something went wrong please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/wallet/withdraw.spec.ts › a withdrawal without a clear answer is not sent again: ${JSON.stringify(fault)}',
    ],
  },
  {
    row: 'updatePersonalInfo.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/member/profile.spec.ts › a failed save is told in place, and keeps what was typed',
    ],
  },
  {
    row: 'updatePersonalInfo.text',
    text: 'Failed to update your personal information. Please try again later',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/member/profile.spec.ts › a failed save is told in place, and keeps what was typed',
    ],
  },
  {
    row: 'updatePasscode.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
    ],
  },
  {
    row: 'updatePasscode.text',
    text: 'Failed to update. Please try again later',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/member/profile.spec.ts › the ${identifier} is changed, once',
    ],
  },
  {
    row: 'updateEmail.title',
    text: 'Sign In Failed',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/e2e/member/profile.spec.ts › the email is edited in a dialog, with the password',
    ],
  },
  {
    row: 'buyTickets.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      "tests/e2e/draws/draw.spec.ts › a refusal shows the server's words until the next change",
    ],
  },
  {
    row: 'buyTickets.text',
    text: 'Failed to buy tickets for the draw, Please try again later',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/draws/draw.spec.ts › a purchase without an answer is told as such and never sent again',
    ],
  },
  {
    row: 'subscribe.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
    ],
  },
  {
    row: 'subscribe.text',
    text: 'Failed to subscribe to raffle, Please try again later',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/specification.spec.ts › a subscription that fails says so beside the button',
    ],
  },
  {
    row: 'unsubscribe.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/subscriptions/subscriptions.spec.ts › what went wrong stays with the subscription it went wrong for',
    ],
  },
  {
    row: 'unsubscribe.text',
    text: 'Failed to unsubscribe from the raffle. Please try again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/subscriptions/subscriptions.spec.ts › what went wrong stays with the subscription it went wrong for',
    ],
  },
  {
    row: 'paySubscription.title',
    text: 'Something went wrong!',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
    ],
  },
  {
    row: 'paySubscription.text',
    text: 'Attempt to setup subscription payment failed.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › a failed %s is titled %j and says %j',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/e2e/subscriptions/subscriptions.spec.ts › a payment page that may not be trusted is not opened',
    ],
  },
];

export const successRows: readonly SuccessRow[] = [
  {
    row: 'changePassword',
    text: 'Your password has been successfully changed.',
    ms: 3_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/auth/password.spec.ts › changing the password › is confirmed and empties the form',
    ],
  },
  {
    row: 'createSupportTicket',
    text: 'Thank you for reaching out to us. One of our team will get back to you within 72 hours.',
    ms: 7_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/support/support.spec.ts › a member opens a ticket and finds it in the list',
      'tests/e2e/support/support.spec.ts › the thanks stay for seven seconds',
    ],
  },
  {
    row: 'withdraw',
    text: 'Your withdraw request has been successfully submitted.',
    ms: 3_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/data/action.test.ts › sends the amount, or the whole balance: %j',
      'tests/e2e/wallet/withdraw.spec.ts › a member withdraws a part',
    ],
  },
  {
    row: 'updatePersonalInfo',
    text: 'Personal information updated',
    ms: 3_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/member/profile.spec.ts › personal information is edited and saved',
    ],
  },
  {
    row: 'updatePasscode',
    text: '{identifier} updated',
    ms: 3_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/member/profile.spec.ts › the ${identifier} is changed, once',
    ],
  },
  {
    row: 'buyTickets',
    text: 'You bought {n} ticket(s) for this draw.',
    ms: 5_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/draws/draw.spec.ts › a member buys three tickets',
    ],
  },
  {
    row: 'subscribe',
    text: 'You subscribed to this raffle {n} ticket(s) for this and upcoming draws will be purchased automatically.',
    ms: 5_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/draws/draw.spec.ts › a member of ${club} subscribes',
    ],
  },
  {
    row: 'unsubscribe',
    text: 'Successfully unsubscribed from the raffle.',
    ms: 3_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
    ],
  },
  {
    row: 'paySubscription',
    text: 'Your payment for {n} ticket(s) was successful.',
    ms: 3_000,
    tests: [
      'tests/unit/lib/messages/failures.test.ts › %j is a success that says %j',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} pays for a subscription that waits for it',
    ],
  },
];

export const noticeRows: readonly MessageRow[] = [
  {
    row: 'alreadyRegistered',
    text: 'A user with this account already exists. Please use login or forgot password.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/auth/sign-up.spec.ts › an email that is registered here is refused at its field alone',
    ],
  },
  {
    row: 'wrongAnswer',
    text: 'Wrong answer. Try to answer the quiz again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/auth/sign-up.spec.ts › the quiz wants an answer, and the right one',
    ],
  },
  {
    row: 'emailSent',
    text: 'Email was sent successfully, please check your inbox.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
    ],
  },
  {
    row: 'checking',
    text: 'Checking your link…',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
    ],
  },
  {
    row: 'linkWorks',
    text: 'Your link works. Choose a new password.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
    ],
  },
  {
    row: 'passwordRenewed',
    text: 'Your password was successfully renewed.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
    ],
  },
  {
    row: 'resetLinkUnchecked',
    text: 'We could not check your password reset link.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/auth/password.spec.ts › an emailed link › that could not be checked can be checked again',
    ],
  },
  {
    row: 'emailUpdated',
    text: 'Email updated. From now on you sign in with the new one.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/member/profile.spec.ts › the email is edited in a dialog, with the password',
    ],
  },
  {
    row: 'sessionEnded',
    text: 'Your session has ended. Please sign in again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/unit/stores/app/boot.test.ts › ends and leads to the sign-in screen, which tells it',
      'tests/unit/stores/app/boot.test.ts › is told for five seconds where visitors may stay: %s',
      'tests/unit/stores/app/boot.test.ts › in another tab while the page is opening ends here too',
      'tests/e2e/auth/sign-in.spec.ts › a session that is refused leads here, says so, and back to where it was',
      'tests/e2e/auth/ended-sessions.spec.ts › tabs whose refresh token another device has used say so at once',
      'tests/e2e/auth/ended-sessions.spec.ts › a tab that is opened or loaded anew after the refusal says so, too, until somebody signs in',
      'tests/e2e/auth/ended-sessions.spec.ts › nothing is said where the member has signed out, in no tab and at no later time',
    ],
  },
  {
    row: 'offline',
    text: 'You are offline. What you see may be out of date.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/app-shell/app-shell.spec.ts › a lost connection is noticed and forgotten',
    ],
  },
  {
    row: 'drawMissing',
    text: 'There is no such raffle here',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/draws/draw.spec.ts › a draw that this club does not have is told as that, and leads back',
    ],
  },
  {
    row: 'drawNotUpdated',
    text: 'Tickets can be bought here once this raffle has been updated.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/resilience/offline-cache.spec.ts › the app opened where nothing answers shows what was seen last with its age, sells nothing by it, and comes back by itself',
    ],
  },
  {
    row: 'drawMissingHint',
    text: 'It may have been taken down, or the link may be old or mistyped.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/draws/draw.spec.ts › a draw that this club does not have is told as that, and leads back',
    ],
  },
  {
    row: 'appLoadFailed',
    text: 'The app could not be loaded.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/first-view/loading.spec.ts › says so when that does not help',
    ],
  },
  {
    row: 'lazyLoadFailed',
    text: 'This part of the app could not be loaded.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/resilience/offline.spec.ts › what was loaded stays readable without connection, and all else says what to do',
    ],
  },
  {
    row: 'lazyLoadFailedHint',
    text: 'Check your connection, then try again. If that does not help, load the page again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/resilience/offline.spec.ts › what was loaded stays readable without connection, and all else says what to do',
    ],
  },
  {
    row: 'online',
    text: 'You are back online.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/app-shell/app-shell.spec.ts › a lost connection is noticed and forgotten',
    ],
  },
  {
    row: 'busyHere',
    text: 'Your order before this one is still under way. Wait for its answer, then try again.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/unit/stores/data/action.test.ts › refuses another order of money meanwhile, in words and at the thing that was pressed',
    ],
  },
  {
    row: 'busyElsewhere',
    text: 'This is already under way in another tab.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/unit/stores/data/action.test.ts › is not sent while another tab is at the same thing, and says why',
    ],
  },
  {
    row: 'switchFailed',
    text: 'We could not sign you in at this club automatically. Please sign in.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/unit/stores/app/boot.test.ts › that is refused is told for five seconds',
    ],
  },
  {
    row: 'tenantWithoutAddress',
    text: 'This club could not be opened. Please try again later.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/specification.spec.ts › a club whose address is none of ours is not opened',
    ],
  },
  {
    row: 'linkCopied',
    text: 'Link copied',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/tenant/compliance.spec.ts › the copied link of a text leads others to the same club, on a host of no club too',
    ],
  },
  {
    row: 'linkNotCopied',
    text: 'The link could not be copied. Please copy it from the address bar.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/e2e/specification.spec.ts › say that a link could not be copied for five seconds',
    ],
  },
  {
    row: 'unsafeRedirect',
    text: 'The payment page could not be opened safely. Nothing has been charged.',
    tests: [
      'tests/unit/lib/messages/failures.test.ts › has these words for what rules of the product decide',
      'tests/unit/stores/data/action.test.ts › does not follow %s, and says that nothing was charged',
    ],
  },
];

/** Section 8: messages in other source files. */
export const otherMessageRows: readonly OtherMessageRow[] = [
  {
    row: 'No stored refresh token',
    text: 'No refresh token available',
    source: 'src/lib/api/token-refresh.ts',
    tests: [
      'tests/unit/lib/api/api.test.ts › without a refresh token says so and ends the session',
      'tests/unit/lib/api/api.test.ts › without any session says the same',
    ],
  },
  {
    row: 'Generic network error',
    text: 'Network Error',
    source: 'src/lib/api/transport.ts',
    tests: ['tests/unit/lib/api/api.test.ts › are the network’s when the connection breaks: %s'],
  },
  {
    row: 'Generic timeout',
    text: 'timeout of {n}ms exceeded',
    source: 'src/lib/api/transport.ts',
    tests: ['tests/unit/lib/api/api.test.ts › the limit of 15 seconds › ends a call without an answer'],
  },
  {
    row: 'Generic abort',
    text: 'Request aborted',
    source: 'src/lib/api/transport.ts',
    tests: ['tests/unit/lib/api/api.test.ts › say so when the browser gives up the request'],
  },
  {
    row: 'Generic status',
    text: 'Request failed with status code {n}',
    source: 'src/lib/api/transport.ts',
    tests: [
      'tests/unit/lib/api/api.test.ts › of status %i are a refusal and keep the body',
      'tests/unit/lib/api/api.test.ts › of status %i are the server’s and are reported',
    ],
  },
  {
    row: '404',
    text: 'Page not found',
    source: 'src/lib/routes.ts',
    tests: [
      'tests/e2e/app-shell/app-shell.spec.ts › ${club}: an unknown address says so and leads on',
      'tests/e2e/hosting/shells.spec.ts › each shell says what it is without a script',
    ],
  },
  {
    row: 'Crash screen',
    text: "Application Error: We're sorry, but something went wrong with the application.",
    source: 'src/islands/app-shell/error-boundary.tsx',
    tests: ['tests/e2e/app-shell/app-shell.spec.ts › a crash says so and offers a way on'],
  },
];

/** Section 8: priority of the server's or our words. */
export const orderRows: readonly Row[] = [
  {
    row: 'Sign in: server detail',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
      'tests/e2e/auth/sign-in.spec.ts › a refusal is told, empties the password alone, and goes with the next edit',
    ],
  },
  {
    row: 'Edit email: server detail',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
      'tests/e2e/member/profile.spec.ts › the email is edited in a dialog, with the password',
    ],
  },
  {
    row: 'Connect: server detail, else user, else email message, else ours',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
      'tests/e2e/auth/sign-up.spec.ts › an account of another club is connected by its password',
    ],
  },
  {
    row: 'Register: server detail, else user, else email message, else ours',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
      'tests/unit/stores/auth/sign-up.test.ts › tells of %j',
      'tests/e2e/auth/sign-up.spec.ts › an email that was taken meanwhile is told',
    ],
  },
  {
    row: 'Change password: first server error, else ours',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
      'tests/e2e/auth/password.spec.ts › changing the password › is refused with the wrong current one, and nothing typed is lost',
    ],
  },
  {
    row: 'Buy: first server error, else ours',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j",
      "tests/e2e/draws/draw.spec.ts › a refusal shows the server's words until the next change",
    ],
  },
  {
    row: 'Subscribe: first server error, else ours',
    tests: ["tests/unit/lib/messages/failures.test.ts › the server's words › come first for %s: %j"],
  },
  {
    row: 'All others: ours, whatever the server says',
    tests: [
      "tests/unit/lib/messages/failures.test.ts › the server's words › give way to the catalogue for %s",
    ],
  },
];
