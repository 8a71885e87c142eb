// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quotes test titles
import type * as config from '../../../src/lib/config.ts';
import type { TextRow } from './row.ts';

type Partially<T> = T extends readonly unknown[]
  ? readonly unknown[]
  : T extends object
    ? { readonly [Key in keyof T]?: Partially<T[Key]> }
    : T;

export type RuleRow = TextRow & { readonly config?: Partially<typeof config> };

/** Section 5: fields and limits. */
export const validationRows: readonly RuleRow[] = [
  {
    row: 'Sign in: email valid',
    text: 'Please enter valid email.',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › signs in with an email and any password, which is sent as typed',
      'tests/unit/lib/forms/fields.test.ts › email › accepts %j',
      'tests/unit/lib/forms/fields.test.ts › email › refuses %j',
      'tests/e2e/auth/sign-in.spec.ts › an empty form says what is missing and sends nothing',
    ],
  },
  {
    row: 'Sign in: password min 1',
    text: 'Please enter your password.',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › signs in with an email and any password, which is sent as typed',
      'tests/e2e/auth/sign-in.spec.ts › an empty form says what is missing and sends nothing',
    ],
  },
  {
    row: 'Forgot password: email valid',
    text: 'Please enter valid email.',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › needs a valid email to send a reset link',
      'tests/e2e/auth/password.spec.ts › a forgotten password › needs a valid email',
    ],
  },
  {
    row: 'Reset: password min 8',
    text: 'Password must be at least 8 characters long',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same',
      'tests/e2e/auth/password.spec.ts › an emailed link › takes passwords that are long enough and the same',
    ],
  },
  {
    row: 'Reset: confirmPassword min 8',
    text: 'Password must be at least 8 characters long',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same',
      'tests/e2e/auth/password.spec.ts › an emailed link › takes passwords that are long enough and the same',
    ],
  },
  {
    row: 'Reset: the two must match, said at confirmPassword',
    text: 'Passwords do not match',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same',
      'tests/e2e/auth/password.spec.ts › an emailed link › takes passwords that are long enough and the same',
    ],
  },
  {
    row: 'Sign-up: email valid',
    text: 'Please enter valid email.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › asks for an answer, an email and a password on the way',
      'tests/unit/lib/forms/fields.test.ts › email › accepts %j',
      'tests/unit/lib/forms/fields.test.ts › email › refuses %j',
    ],
  },
  {
    row: 'Sign-up: quiz answer required',
    text: 'You need to answer this quiz before signing up.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › asks for an answer, an email and a password on the way',
      'tests/e2e/auth/sign-up.spec.ts › the quiz wants an answer, and the right one',
    ],
  },
  {
    row: 'Sign-up: connect password min 1',
    text: 'Please enter your password.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › asks for an answer, an email and a password on the way',
    ],
  },
  {
    row: 'Sign-up form: name min 1',
    text: 'Please enter your name.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › names everything that is missing',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
    ],
  },
  {
    row: 'Sign-up form: phoneNumber min 10',
    text: 'Please enter your phone number.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › names everything that is missing',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
      'tests/unit/lib/forms/fields.test.ts › phone › accepts %j',
      'tests/unit/lib/forms/fields.test.ts › phone › refuses %j',
    ],
  },
  {
    row: 'Sign-up form: dateOfBirth required',
    text: 'Please select your date of birth.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › names everything that is missing',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
      'tests/unit/lib/auth/sign-up-forms.test.ts › judges a birth on %s',
    ],
  },
  {
    row: 'Sign-up form: dateOfBirth at least 18 years ago',
    text: 'You need to be at least 18 years old.',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › judges a birth on %s',
      'tests/unit/lib/auth/sign-up-forms.test.ts › asks for the day again whenever it is checked',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
      'tests/sandbox/handlers/sign-up.test.ts › a member is eighteen on the birthday itself, and not the day before',
    ],
  },
  {
    row: 'Sign-up form: password min 8',
    text: 'Password must be at least 8 characters long',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › wants passwords of eight characters that match',
      'tests/unit/lib/auth/sign-up-forms.test.ts › names everything that is missing',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
    ],
  },
  {
    row: 'Sign-up form: confirmPassword min 8',
    text: 'Password must be at least 8 characters long',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › wants passwords of eight characters that match',
      'tests/unit/lib/auth/sign-up-forms.test.ts › names everything that is missing',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
    ],
  },
  {
    row: 'Sign-up form: confirmPassword equal',
    text: 'Passwords do not match',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › wants passwords of eight characters that match',
      'tests/e2e/auth/sign-up.spec.ts › every field says what it needs, and who is too young',
    ],
  },
  {
    row: 'Sign-up form: passcode is a free string',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › sends normalised values',
      'tests/e2e/auth/sign-up.spec.ts › a visitor of a shared draw signs up at ${club}, can sign in, and is led to that draw',
    ],
  },
  {
    row: 'Sign-up form: clubCode is a free string',
    tests: [
      'tests/unit/lib/auth/sign-up-forms.test.ts › sends normalised values',
      'tests/e2e/auth/sign-up.spec.ts › a visitor of a shared draw signs up at ${club}, can sign in, and is led to that draw',
    ],
  },
  {
    row: 'Sign-up form: Membership ID optional',
    tests: ['tests/unit/lib/auth/sign-up-forms.test.ts › sends normalised values'],
  },
  {
    row: 'Change password: currentPassword min 1',
    text: 'Please enter your current password.',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › asks for the current password',
      'tests/e2e/auth/password.spec.ts › changing the password › needs all three, the new one twice',
    ],
  },
  {
    row: 'Change password: newPassword min 8',
    text: 'Password must be at least 8 characters long',
    tests: ['tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same'],
  },
  {
    row: 'Change password: confirmPassword min 8',
    text: 'Password must be at least 8 characters long',
    tests: ['tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same'],
  },
  {
    row: 'Change password: confirmPassword equal',
    text: 'Passwords do not match',
    tests: [
      'tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same',
      'tests/e2e/auth/password.spec.ts › changing the password › needs all three, the new one twice',
    ],
  },
  {
    row: 'Ticket: category one of General, Raffles, Payments',
    tests: ['tests/unit/lib/support/forms.test.ts › starts with the category General and knows three'],
  },
  {
    row: 'Ticket: category General by default',
    tests: [
      'tests/unit/lib/support/forms.test.ts › starts with the category General and knows three',
      'tests/e2e/support/support.spec.ts › a member opens a ticket and finds it in the list',
    ],
  },
  {
    row: 'Ticket: subject min 8',
    text: 'Subject must be at least 8 characters long',
    tests: [
      'tests/unit/lib/support/forms.test.ts › takes a subject and a description of eight characters',
      'tests/e2e/support/support.spec.ts › short texts are told at their fields and not sent',
    ],
  },
  {
    row: 'Ticket: description min 8, in words of its own',
    text: 'Description must be at least 8 characters long',
    tests: [
      'tests/unit/lib/support/forms.test.ts › takes a subject and a description of eight characters',
      'tests/e2e/support/support.spec.ts › short texts are told at their fields and not sent',
    ],
  },
  {
    row: 'Deposit: number of at least 1',
    text: 'Please enter a valid amount greater than one.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › amount of a %s › accepts %j',
      'tests/unit/lib/wallet/forms.test.ts › amount of a %s › refuses %j',
      'tests/e2e/wallet/deposit.spec.ts › a wrong amount is told at the field and not sent',
    ],
  },
  {
    row: 'Withdraw: amount of at least 1',
    text: 'Please enter a valid amount greater than one.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › amount of a %s › accepts %j',
      'tests/unit/lib/wallet/forms.test.ts › amount of a %s › refuses %j',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: "Withdraw: 'Withdraw entire balance' sets the amount to the balance",
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › leaves the amount to the balance when all of it is wanted',
      'tests/unit/stores/data/action.test.ts › sends the amount, or the whole balance: %j',
      'tests/e2e/wallet/withdraw.spec.ts › the entire balance fixes the amount and goes out whole',
    ],
  },
  {
    row: 'Withdraw: bankName min 1',
    text: 'Please enter your bank name.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: accountNumber exactly 8 digits',
    text: 'Invalid account number format. Must be exactly 8 digits.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/unit/lib/forms/fields.test.ts › take eight digits in any grouping as account number',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: sortCode XX-XX-XX or six digits',
    text: 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/unit/lib/forms/fields.test.ts › take six digits with any separators as sort code',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: city min 1',
    text: 'Please enter your city.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: county min 1',
    text: 'Please enter a valid country name.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: address1 min 3',
    text: 'Please enter a valid address.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/unit/lib/wallet/forms.test.ts › wants three characters of address and ten of phone number',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: address2 optional',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › a withdrawal › sends normalised values',
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
    ],
  },
  {
    row: 'Withdraw: postcode in a UK form, case-insensitive',
    text: 'Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/unit/lib/forms/fields.test.ts › UK postcode › accepts %j',
      'tests/unit/lib/forms/fields.test.ts › UK postcode › refuses %j',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Withdraw: phoneNumber min 10',
    text: 'Please enter a valid phone number.',
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › names everything that is missing at once',
      'tests/unit/lib/wallet/forms.test.ts › wants three characters of address and ten of phone number',
      'tests/e2e/wallet/withdraw.spec.ts › every field says what is wrong with it',
    ],
  },
  {
    row: 'Profile: name min 1',
    text: 'Please enter your name.',
    tests: [
      'tests/unit/lib/member/forms.test.ts › needs a name and a phone number only',
      'tests/e2e/member/profile.spec.ts › wrong personal information is told at its fields',
    ],
  },
  {
    row: 'Profile: address1 min 5, optional',
    tests: ['tests/unit/lib/member/forms.test.ts › takes %s empty or with %i characters'],
  },
  {
    row: 'Profile: city min 2, optional',
    tests: [
      'tests/unit/lib/member/forms.test.ts › takes %s empty or with %i characters',
      'tests/e2e/member/profile.spec.ts › wrong personal information is told at its fields',
    ],
  },
  {
    row: 'Profile: county min 2, optional',
    tests: ['tests/unit/lib/member/forms.test.ts › takes %s empty or with %i characters'],
  },
  {
    row: 'Profile: postcode min 5, optional',
    tests: [
      'tests/unit/lib/member/forms.test.ts › takes %s empty or with %i characters',
      'tests/unit/lib/forms/fields.test.ts › is any text of five characters in the profile, or none',
    ],
  },
  {
    row: 'Profile: country min 2, optional',
    settled: 'No payload carries a country, so the profile has no such field.',
  },
  {
    row: 'Profile: phoneNumber min 10',
    text: 'Please enter a valid phone number.',
    tests: [
      'tests/unit/lib/member/forms.test.ts › needs a name and a phone number only',
      'tests/unit/lib/forms/fields.test.ts › phone › accepts %j',
      'tests/unit/lib/forms/fields.test.ts › phone › refuses %j',
      'tests/e2e/member/profile.spec.ts › wrong personal information is told at its fields',
    ],
  },
  {
    row: 'Profile: passcode min 2',
    text: 'Must be at least 2 characters.',
    tests: [
      'tests/unit/lib/member/forms.test.ts › takes an identifier of two characters',
      'tests/e2e/member/profile.spec.ts › the ${identifier} is changed, once',
    ],
  },
  {
    row: 'Edit email: email valid',
    text: 'Please enter valid email.',
    tests: [
      'tests/unit/lib/member/forms.test.ts › changes the email with the password',
      'tests/unit/lib/forms/fields.test.ts › email › accepts %j',
      'tests/unit/lib/forms/fields.test.ts › email › refuses %j',
    ],
  },
  {
    row: 'Edit email: password min 1',
    text: 'Please enter your password.',
    tests: [
      'tests/unit/lib/member/forms.test.ts › changes the email with the password',
      'tests/e2e/member/profile.spec.ts › the email is edited in a dialog, with the password',
    ],
  },
  {
    row: 'Ticket quantity: an integer',
    tests: [
      'tests/unit/lib/contract/purchase.test.ts › whole tickets are bought and subscribed to, at least one: %j is one of them: %s',
      'tests/sandbox/handlers/draws.test.ts › %s tickets cannot be bought',
    ],
  },
  {
    row: 'Ticket quantity: at least 1',
    tests: [
      'tests/unit/lib/contract/purchase.test.ts › whole tickets are bought and subscribed to, at least one: %j is one of them: %s',
      'tests/e2e/draws/draw.spec.ts › a member buys three tickets',
      'tests/sandbox/handlers/draws.test.ts › %s tickets cannot be bought',
    ],
  },
  {
    row: 'Ticket quantity: at most user_ticket_maximum minus user_ticket_count',
    tests: [
      'tests/unit/lib/draws/draw-rules.test.ts › sells tickets of live draws only, up to the maximum',
      'tests/e2e/draws/purchase-panel.spec.ts › with all tickets bought the panel says so and leads to them',
      'tests/sandbox/handlers/draws.test.ts › nobody gets more tickets than one member may have',
    ],
  },
  {
    row: 'Ticket quantity: minus disabled at 1',
    tests: ['tests/e2e/draws/draw.spec.ts › a member buys three tickets'],
  },
  {
    row: 'Ticket quantity: plus disabled at the maximum',
    tests: [
      'tests/e2e/draws/purchase-panel.spec.ts › with all tickets bought the panel says so and leads to them',
    ],
  },
  {
    row: 'Ticket quantity: purchase disabled when nothing remains',
    tests: [
      'tests/e2e/draws/purchase-panel.spec.ts › with all tickets bought the panel says so and leads to them',
    ],
  },
  {
    row: 'Ticket quantity: purchase disabled while a request is in flight',
    tests: ['tests/e2e/draws/draw.spec.ts › an impatient member buys once'],
  },
  {
    row: 'Ticket quantity: label',
    text: 'Maximum {n} ticket(s) per participant ({n} remaining)',
    tests: [
      'tests/unit/lib/draws/draw-rules.test.ts › sells tickets of live draws only, up to the maximum',
      'tests/e2e/draws/draw.spec.ts › a member buys three tickets',
    ],
  },
];

/** Section 4: states and transitions. */
export const stateRows: readonly RuleRow[] = [
  {
    row: 'Session: signed out or signed in',
    tests: ['tests/unit/stores/app/session.test.ts › the session › is what storage says at start'],
  },
  {
    row: 'Session: after sign-in the tokens are stored',
    tests: [
      'tests/unit/stores/calls.test.ts › signing in stores the tokens and leads home',
      'tests/e2e/auth/sign-in.spec.ts › a member signs in at ${club}',
    ],
  },
  {
    row: 'Session: after sign-in the user is loaded',
    tests: [
      'tests/unit/stores/data/query.test.ts › a read › waits for a session',
      'tests/e2e/main-journey.spec.ts › a member of ${club} signs in, buys two tickets and keeps their money and account',
    ],
  },
  {
    row: "Session: after sign-in the user's clients are loaded",
    tests: [
      'tests/e2e/member/profile.spec.ts › a member of several clubs goes to another one and is signed in there',
    ],
  },
  {
    row: 'Session: sign-out removes tokens, clears the user and notifies subscribers',
    tests: [
      'tests/unit/stores/app/session.test.ts › opens with the tokens stored, and closes with them gone',
      'tests/unit/stores/app/boot.test.ts › removes the tokens, closes every toast and leads to the sign-in screen',
      'tests/unit/stores/data/query.test.ts › the next member › sees nothing of the one before',
      'tests/unit/stores/app/session.test.ts › another tab › ends the session here by signing out',
      'tests/e2e/member/profile.spec.ts › Logout ends the session for good',
    ],
  },
  {
    row: 'A 401 response is retried once after a token refresh',
    tests: [
      'tests/unit/lib/api/api.test.ts › renews the tokens, stores both and sends the call once more',
      'tests/unit/lib/api/api.test.ts › sends a write once more and no third time',
      'tests/e2e/specification.spec.ts › an access token that ran out is renewed, and the member notices nothing',
    ],
  },
  {
    row: 'If the refresh fails the user is logged out',
    tests: [
      'tests/unit/lib/api/api.test.ts › refused with %i ends the session, once for all calls',
      'tests/unit/stores/app/boot.test.ts › ends and leads to the sign-in screen, which tells it',
      'tests/e2e/auth/sign-in.spec.ts › a session that is refused leads here, says so, and back to where it was',
    ],
  },
  {
    row: 'Shared-auth cookie: access token, 2 minutes, parent domain, Secure, SameSite=None',
    tests: [
      'tests/unit/lib/storage/cookies.test.ts › lives for two minutes on the parent domain',
      'tests/unit/stores/member/switch-tenant.test.ts › hands a new access token over for two minutes, ends the session and opens that club',
    ],
  },
  {
    row: 'Shared-auth cookie: readable and clearable by other sites of the product',
    tests: [
      'tests/unit/lib/storage/cookies.test.ts › gives any token back and lets none add attributes',
      'tests/unit/stores/member/switch-tenant.test.ts › exchanges the token once, and it is gone before that',
    ],
  },
  {
    row: 'Client configuration: read from local storage at start',
    tests: ['tests/unit/stores/app/tenant.test.ts › is there at once, with its palette'],
  },
  {
    row: 'Client configuration: fetched',
    tests: [
      'tests/unit/stores/app/tenant.test.ts › shows and caches it',
      'tests/unit/stores/app/boot.test.ts › is asked for at start and each minute after',
    ],
  },
  {
    row: 'Client configuration: applied to theme colours',
    tests: [
      'tests/unit/stores/app/boot.test.ts › the configuration of the club › gives the page its colours',
      'tests/unit/stores/app/tenant.test.ts › is there at once, with its palette',
      'tests/unit/layouts/head/first-paint.test.ts › are those kept for it',
    ],
  },
  {
    row: 'Client configuration: refreshed every 60 seconds',
    tests: ['tests/unit/stores/app/boot.test.ts › is asked for at start and each minute after'],
  },
  {
    row: 'Failures while loading the client keep the old state',
    tests: [
      'tests/unit/stores/app/tenant.test.ts › that fails keeps the old one and says why',
      'tests/e2e/tenant/compliance.spec.ts › a text that was read before is there while the API is away',
    ],
  },
  {
    row: 'Failures while loading the user keep the old state',
    tests: [
      'tests/unit/stores/data/query.test.ts › keeps what it showed when newer fails, and says that it is stale',
      'tests/e2e/app-shell/app-shell.spec.ts › a member whose data cannot be loaded stays signed in',
    ],
  },
  {
    row: 'A stored client-switch token is exchanged for new tokens on startup',
    tests: [
      'tests/unit/stores/app/boot.test.ts › becomes a session at start, and its cookie is gone',
      'tests/e2e/app-shell/app-shell.spec.ts › switching to another club opens its address, signed in',
    ],
  },
  {
    row: 'Sign in: submitting, the button disabled',
    tests: [
      'tests/e2e/auth/sign-in.spec.ts › while it is sent the button says so, and nothing is sent twice',
    ],
  },
  {
    row: "Sign in: success goes to '/'",
    tests: [
      'tests/e2e/auth/sign-in.spec.ts › a member signs in at ${club}',
      'tests/unit/stores/calls.test.ts › signing in stores the tokens and leads home',
    ],
  },
  {
    row: "Sign in: error is an alert 'Sign In Failed' with the server's detail",
    text: 'Sign In Failed',
    tests: [
      'tests/e2e/auth/sign-in.spec.ts › a refusal is told, empties the password alone, and goes with the next edit',
    ],
  },
  {
    row: 'Sign in: editing any field clears the error',
    tests: [
      'tests/e2e/auth/sign-in.spec.ts › a refusal is told, empties the password alone, and goes with the next edit',
      'tests/e2e/specification.spec.ts › an edit of either field of the sign-in form takes its error away',
    ],
  },
  {
    row: 'Forgot password: sent',
    text: 'Email was sent successfully, please check your inbox.',
    tests: [
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
    ],
  },
  {
    row: 'Forgot password: error',
    tests: [
      'tests/e2e/auth/password.spec.ts › a forgotten password › tells when the email could not be sent, and keeps what was typed',
    ],
  },
  {
    row: 'Reset password: invalid-link view',
    tests: [
      'tests/unit/stores/auth/password-reset.test.ts › is over when the API answers %i',
      "tests/e2e/auth/password.spec.ts › an emailed link › that does not work shows only that: '${query}'",
    ],
  },
  {
    row: 'Reset password: form, then success',
    text: 'Your password was successfully renewed.',
    tests: [
      'tests/unit/stores/auth/password-reset.test.ts › sends it with the token and uses the link up',
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
    ],
  },
  {
    row: 'Reset password: form, then error',
    tests: [
      'tests/unit/stores/auth/password-reset.test.ts › that is refused leaves the form open, with the catalogue’s words',
      'tests/e2e/auth/password.spec.ts › an emailed link › that ran out meanwhile is told',
    ],
  },
  {
    row: 'Sign-up: quiz config missing, unparseable or invalid skips to email',
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › is skipped when it is %s',
      'tests/unit/lib/tenant/quiz.test.ts › is no quiz: %s',
      'tests/e2e/auth/sign-up.spec.ts › a club without a quiz begins with the email',
    ],
  },
  {
    row: 'Sign-up: a correct answer goes to email',
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › leads to the email with an entry of its own in the history',
    ],
  },
  {
    row: 'Sign-up: a wrong answer stays with an error',
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › keeps a wrong answer with an error at its field, sent nowhere',
      'tests/e2e/auth/sign-up.spec.ts › the quiz wants an answer, and the right one',
    ],
  },
  {
    row: "Sign-up: 'already-exist' gives a field error",
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › that is registered here is refused at its field',
      'tests/e2e/auth/sign-up.spec.ts › an email that is registered here is refused at its field alone',
    ],
  },
  {
    row: "Sign-up: 'already-exist-on-another-client' goes to connect",
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › known as %s leads to %s',
      'tests/e2e/auth/sign-up.spec.ts › an account of another club is connected by its password',
    ],
  },
  {
    row: 'Sign-up: anything else goes to signUp',
    tests: ['tests/unit/stores/auth/sign-up.test.ts › known as %s leads to %s'],
  },
  {
    row: 'Sign-up: success',
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › registers with the names of the API',
      'tests/unit/stores/auth/sign-up.test.ts › connects by email and password, and keeps no tokens',
      'tests/e2e/auth/sign-up.spec.ts › a visitor of a shared draw signs up at ${club}, can sign in, and is led to that draw',
    ],
  },
  {
    row: 'Draw status: live (green badge)',
    tests: [
      'tests/unit/lib/draws/draw-card.test.ts › shows status %j as %s badge %j',
      'tests/e2e/draws/draw-list.spec.ts › the raffles of ${club} show prize, price, status and countdown',
    ],
  },
  {
    row: 'Draw status: scheduled (blue)',
    tests: [
      'tests/unit/lib/draws/draw-card.test.ts › shows status %j as %s badge %j',
      'tests/e2e/draws/draw-list.spec.ts › the raffles of ${club} show prize, price, status and countdown',
    ],
  },
  {
    row: 'Draw status: closed (red)',
    tests: [
      'tests/unit/lib/draws/draw-card.test.ts › shows status %j as %s badge %j',
      'tests/e2e/draws/draw-list.spec.ts › without the switch closed draws show too',
    ],
  },
  {
    row: 'Draw status: others outline badge',
    tests: ['tests/unit/lib/draws/draw-card.test.ts › shows status %j as %s badge %j'],
  },
  {
    row: 'Only live draws allow purchase',
    tests: [
      'tests/unit/lib/draws/draw-rules.test.ts › sells tickets of live draws only, up to the maximum',
      'tests/e2e/draws/draw.spec.ts › a scheduled draw opens before the eyes of a member',
      'tests/e2e/draws/draw.spec.ts › a closed draw sells nothing and names its winners',
      'tests/sandbox/handlers/draws.test.ts › only live draws sell tickets',
    ],
  },
  {
    row: 'Countdown label of scheduled draws',
    text: 'Draw Opens In',
    tests: [
      'tests/unit/lib/draws/draw-card.test.ts › runs to the start of scheduled draws and to the end of others',
      'tests/e2e/draws/draw.spec.ts › a scheduled draw opens before the eyes of a member',
    ],
  },
  {
    row: 'Countdown label of other draws',
    text: 'Close Date',
    tests: [
      'tests/unit/lib/draws/draw-card.test.ts › runs to the start of scheduled draws and to the end of others',
      'tests/e2e/draws/draw.spec.ts › a draw of ${club} shows its prize and its facts',
    ],
  },
  {
    row: 'At zero',
    text: 'Draw Ended',
    tests: [
      'tests/unit/lib/draws/draw-card.test.ts › runs to the start of scheduled draws and to the end of others',
      'tests/e2e/draws/draw-list.spec.ts › at zero a draw says that it ended and is loaded again',
    ],
  },
  {
    row: 'Countdown ticks every 1s',
    tests: [
      'tests/unit/stores/app/clock.test.ts › ticks each second, on the second, while somebody listens',
      'tests/e2e/specification.spec.ts › a countdown goes down each second',
    ],
  },
  {
    row: "Subscription active: green 'Active', can unsubscribe",
    text: 'Active',
    tests: [
      'tests/unit/lib/subscriptions/subscription-rules.test.ts › a subscription with status %j',
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
    ],
  },
  {
    row: "Subscription payment: yellow 'Waiting for payment', can go to payment",
    text: 'Waiting for payment',
    tests: [
      'tests/unit/lib/subscriptions/subscription-rules.test.ts › a subscription with status %j',
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} pays for a subscription that waits for it',
    ],
  },
  {
    row: "Subscription inactive: red 'Unsubscribed'",
    text: 'Unsubscribed',
    tests: [
      'tests/unit/lib/subscriptions/subscription-rules.test.ts › a subscription with status %j',
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
    ],
  },
  {
    row: 'Unsubscribe moves active to inactive',
    tests: [
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
      'tests/sandbox/handlers/subscriptions.test.ts › a lottery can be subscribed to once at a time',
    ],
  },
  {
    row: 'Unsubscribing does not refund tickets bought',
    text: "Unsubscribing from active draws won't refund purchased tickets.",
    tests: [
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
      'tests/sandbox/handlers/subscriptions.test.ts › a lottery can be subscribed to once at a time',
    ],
  },
  {
    row: "Payment from 'payment' may redirect to a provider",
    tests: [
      'tests/unit/stores/calls.test.ts › a redirect_url › after %s leads to the payment page, without a toast',
    ],
  },
  {
    row: "Payment from 'payment' may complete directly",
    tests: [
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} pays for a subscription that waits for it',
    ],
  },
  {
    row: 'Buy may return redirect_url, then the browser navigates there',
    tests: [
      'tests/unit/stores/calls.test.ts › a redirect_url › after %s leads to the payment page, without a toast',
      'tests/e2e/draws/draw.spec.ts › what the balance lacks is paid on the payment page',
    ],
  },
  {
    row: 'Subscribe may return redirect_url, then the browser navigates there',
    tests: [
      'tests/unit/stores/calls.test.ts › a redirect_url › after %s leads to the payment page, without a toast',
    ],
  },
  {
    row: 'Otherwise a success toast shows and data reloads, after buying',
    tests: ['tests/e2e/draws/draw.spec.ts › a member buys three tickets'],
  },
  {
    row: 'Otherwise a success toast shows and data reloads, after subscribing',
    tests: ['tests/e2e/draws/draw.spec.ts › a member of ${club} subscribes'],
  },
  {
    row: 'Deposit: on success the browser is redirected to the returned payment URL',
    tests: [
      'tests/unit/stores/data/action.test.ts › sends pounds as text and leaves for the payment page',
      'tests/e2e/wallet/deposit.spec.ts › a member deposits and sees the money arrive',
    ],
  },
  {
    row: 'Withdraw: success toast',
    tests: [
      'tests/unit/stores/data/action.test.ts › sends the amount, or the whole balance: %j',
      'tests/e2e/wallet/withdraw.spec.ts › a member withdraws a part',
    ],
  },
  {
    row: 'Withdraw: back one page after 1.5s',
    config: { withdrawRedirectMs: 1_500 },
    tests: [
      'tests/e2e/wallet/withdraw.spec.ts › it goes one page back a second and a half after success, and no sooner',
    ],
  },
  {
    row: 'Profile: saving leaves edit mode',
    tests: ['tests/e2e/member/profile.spec.ts › personal information is edited and saved'],
  },
  {
    row: 'Profile: Cancel resets forms',
    tests: ['tests/e2e/member/profile.spec.ts › Cancel leaves everything as it was'],
  },
  {
    row: 'Profile: Membership ID can be changed only once (stated in the UI)',
    tests: [
      'tests/e2e/member/profile.spec.ts › the ${identifier} is changed, once',
      'tests/sandbox/handlers/member.test.ts › the number on the card can be changed once',
    ],
  },
];

/** Section 9: constants and limits. */
export const limitRows: readonly RuleRow[] = [
  {
    row: 'Request timeout 15s',
    config: { requestTimeoutMs: 15_000 },
    tests: ['tests/unit/lib/api/api.test.ts › the limit of 15 seconds › ends a call without an answer'],
  },
  {
    row: 'Client config refresh 60s',
    config: { tenantRefreshMs: 60_000 },
    tests: ['tests/unit/stores/app/boot.test.ts › is asked for at start and each minute after'],
  },
  {
    row: 'Shared cookie 2 minutes',
    config: { ssoCookieSeconds: 120 },
    tests: ['tests/unit/lib/storage/cookies.test.ts › lives for two minutes on the parent domain'],
  },
  {
    row: 'Sidebar cookie 7 days',
    config: { sidebarCookieSeconds: 604_800 },
    tests: [
      'tests/unit/lib/storage/cookies.test.ts › remembers the sidebar for seven days',
      'tests/e2e/app-shell/app-shell.spec.ts › the sidebar collapses to icons with tooltips and stays so',
    ],
  },
  {
    row: 'Search debounce 500ms',
    config: { searchDebounceMs: 500 },
    tests: ['tests/e2e/specification.spec.ts › a search waits half a second for the next letter'],
  },
  {
    row: 'Countdown tick 1s',
    config: { countdownTickMs: 1_000 },
    tests: ['tests/unit/stores/app/clock.test.ts › ticks each second, on the second, while somebody listens'],
  },
  {
    row: 'Tooltip delay 0 in the app',
    tests: ['tests/e2e/specification.spec.ts › show the words of an icon without delay'],
  },
  {
    row: 'Minimum age 18',
    config: { minimumAgeYears: 18 },
    tests: ['tests/unit/lib/auth/sign-up-forms.test.ts › judges a birth on %s'],
  },
  {
    row: 'Minimum deposit and withdrawal 1 pound',
    config: { minimumAmountPence: 100 },
    tests: [
      'tests/unit/lib/wallet/forms.test.ts › amount of a %s › accepts %j',
      'tests/unit/lib/wallet/forms.test.ts › amount of a %s › refuses %j',
    ],
  },
  {
    row: 'Quick amounts 1, 2, 3, 5, 10, 20, 50',
    config: { quickAmountsPence: [100, 200, 300, 500, 1_000, 2_000, 5_000] },
    tests: [
      'tests/e2e/wallet/deposit.spec.ts › nothing is picked beforehand, and quick amounts fill the field',
    ],
  },
  {
    row: 'Account number 8 digits',
    tests: ['tests/unit/lib/forms/fields.test.ts › take eight digits in any grouping as account number'],
  },
  {
    row: 'Sort code 6 digits',
    tests: ['tests/unit/lib/forms/fields.test.ts › take six digits with any separators as sort code'],
  },
  {
    row: 'New password min 8',
    config: { newPasswordMinLength: 8 },
    tests: ['tests/unit/lib/auth/forms.test.ts › %s › takes eight characters, twice the same'],
  },
  {
    row: 'remember_me default true',
    tests: [
      'tests/unit/stores/calls.test.ts › of a visitor sends what is specified: $call',
      'tests/e2e/auth/sign-in.spec.ts › a member signs in at ${club}',
    ],
  },
  {
    row: 'Support reply promise 72 hours',
    text: 'Thank you for reaching out to us. One of our team will get back to you within 72 hours.',
    tests: ['tests/e2e/support/support.spec.ts › a member opens a ticket and finds it in the list'],
  },
  {
    row: 'Deposits up to 24 hours',
    text: 'Deposits are typically immediate but may take up to 24 hours.',
    tests: [
      'tests/e2e/wallet/deposit.spec.ts › nothing is picked beforehand, and quick amounts fill the field',
    ],
  },
  {
    row: 'Withdrawals 1-3 business days',
    text: 'Withdrawals take 1-3 business days.',
    tests: ['tests/e2e/wallet/withdraw.spec.ts › a member withdraws a part'],
  },
  {
    row: 'Membership ID changeable once',
    tests: ['tests/e2e/member/profile.spec.ts › the ${identifier} is changed, once'],
  },
  {
    row: 'Toasts: success 3s',
    config: { toastMs: { success: 3_000 } },
    tests: [
      'tests/e2e/specification.spec.ts › stand three at most, bottom-centre, for three seconds after a success',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
    ],
  },
  {
    row: 'Toasts: ticket 7s',
    config: { toastMs: { supportRequest: 7_000 } },
    tests: ['tests/e2e/support/support.spec.ts › the thanks stay for seven seconds'],
  },
  {
    row: 'Toasts: purchase and subscribe 5s',
    config: { toastMs: { purchase: 5_000 } },
    tests: [
      'tests/e2e/specification.spec.ts › stand for five seconds after a purchase',
      'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call',
    ],
  },
  {
    row: 'Toasts: errors 5s',
    config: { toastMs: { error: 5_000 } },
    tests: [
      'tests/e2e/specification.spec.ts › stand for five seconds after a purchase',
      'tests/unit/stores/calls.test.ts › %s that fails shows a toast for five seconds',
      'tests/unit/stores/app/toasts.test.ts › stands for three seconds after a success and for five after a failure',
    ],
  },
  {
    row: 'Toasts: bottom-centre',
    tests: [
      'tests/e2e/specification.spec.ts › stand three at most, bottom-centre, for three seconds after a success',
    ],
  },
  {
    row: 'Toasts: default 4s',
    config: { toastMs: { fallback: 4_000 } },
    tests: ['tests/unit/stores/app/toasts.test.ts › stands for four seconds unless told otherwise'],
  },
  {
    row: 'Toasts: three visible',
    config: { maxVisibleToasts: 3 },
    tests: [
      'tests/e2e/specification.spec.ts › stand three at most, bottom-centre, for three seconds after a success',
    ],
  },
  {
    row: 'Currency GBP (£)',
    tests: ['tests/unit/lib/format/money.test.ts › writes amounts for the wire, for eyes and for ears'],
  },
  {
    row: 'Dates shown in en-US format',
    tests: [
      'tests/unit/lib/format/calendar-dates.test.ts › shows calendar dates the same everywhere and timestamps in local time',
    ],
  },
  {
    row: 'Sort keys: popular, new, price, prize',
    tests: [
      'tests/unit/lib/draws/draw-rules.test.ts › offers the six orders of the specification',
      'tests/e2e/draws/draw-list.spec.ts › every order is sent as key and direction',
    ],
  },
  {
    row: 'Main tab paths /, /wallet, /tickets, /more',
    tests: [
      'tests/unit/lib/routes.test.ts › has four tabs, the specified main group with what is added after it, and a compliance group of five',
      'tests/e2e/app-shell/app-shell.spec.ts › ${path} has the logo header and its tab marked',
    ],
  },
  {
    row: 'Local storage keys token and refreshToken',
    tests: [
      'tests/unit/stores/app/session.test.ts › opens with the tokens stored, and closes with them gone',
    ],
  },
  { row: 'Local storage key client', tests: ['tests/unit/stores/app/tenant.test.ts › shows and caches it'] },
  {
    row: 'App version 0.9.0',
    text: 'Version 0.9.0',
    config: { appVersion: '0.9.0', releaseName: '0.9.0' },
    tests: [
      'tests/e2e/app-shell/app-shell.spec.ts › signing in screens have the logo above and the footer below',
    ],
  },
  {
    row: 'Sidebar width 16rem',
    tests: [
      'tests/e2e/app-shell/app-shell.spec.ts › the sidebar collapses to icons with tooltips and stays so',
    ],
  },
  {
    row: 'Sidebar width 18rem (mobile)',
    tests: ['tests/e2e/app-shell/app-shell.spec.ts › what was typed is still there when a tablet is turned'],
  },
  {
    row: 'Sidebar width 3rem (icon only)',
    tests: [
      'tests/e2e/app-shell/app-shell.spec.ts › the sidebar collapses to icons with tooltips and stays so',
    ],
  },
  {
    row: 'Mobile breakpoint 768px',
    config: { desktopFromPx: 768 },
    tests: ['tests/e2e/specification.spec.ts › begin at 768 pixels'],
  },
];
