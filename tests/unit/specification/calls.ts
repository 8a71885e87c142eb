// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quotes test titles
import type { Row } from './row.ts';

/** Row of section 7. */
export type CallRow = Row & {
  readonly payload?: readonly string[];
  readonly query?: readonly string[];
};

const read = 'tests/unit/stores/calls.test.ts › a read › asks for $call';
const writeOfMember =
  'tests/unit/stores/calls.test.ts › of a member sends what is specified and says how it went: $call';
const writeOfVisitor = 'tests/unit/stores/calls.test.ts › of a visitor sends what is specified: $call';
const redirected =
  'tests/unit/stores/calls.test.ts › a redirect_url › after %s leads to the payment page, without a toast';

export const callRows: readonly CallRow[] = [
  {
    row: 'GET users/me/',
    tests: [read, 'tests/e2e/member/profile.spec.ts › the profile says who is signed in at ${club}'],
  },
  {
    row: 'PUT users/me/',
    payload: ['name', 'phone_number', 'address1', 'address2', 'city', 'county', 'postcode', 'date_of_birth'],
    tests: [
      writeOfMember,
      'tests/e2e/member/profile.spec.ts › personal information is edited and saved',
      'tests/sandbox/handlers/member.test.ts › the profile keeps what was saved',
    ],
  },
  {
    row: 'GET users/clients/',
    tests: [
      read,
      'tests/e2e/member/profile.spec.ts › a member of several clubs goes to another one and is signed in there',
    ],
  },
  {
    row: 'GET clients/current/',
    tests: [
      'tests/unit/stores/calls.test.ts › of the club needs nobody to be signed in',
      'tests/unit/stores/app/tenant.test.ts › shows and caches it',
    ],
  },
  {
    row: 'POST token/refresh/',
    payload: ['refreshToken'],
    tests: [
      'tests/unit/lib/api/api.test.ts › renews the tokens, stores both and sends the call once more',
      'tests/e2e/specification.spec.ts › an access token that ran out is renewed, and the member notices nothing',
    ],
  },
  {
    row: 'POST users/sign_in/',
    payload: ['email', 'password', 'remember_me', 'is_staff', 'reactivation'],
    tests: [
      writeOfVisitor,
      'tests/unit/stores/calls.test.ts › signing in stores the tokens and leads home',
      'tests/e2e/auth/sign-in.spec.ts › a member signs in at ${club}',
    ],
  },
  {
    row: 'POST users/password_reset/',
    payload: ['email'],
    tests: [
      writeOfVisitor,
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
    ],
  },
  {
    row: 'POST users/password_reset/validate_token/',
    payload: ['token'],
    tests: [
      'tests/unit/stores/auth/password-reset.test.ts › takes the token out of the address and checks it once',
    ],
  },
  {
    row: 'POST users/password_reset/confirm/',
    payload: ['token', 'password', 'confirm_password'],
    tests: ['tests/unit/stores/auth/password-reset.test.ts › sends it with the token and uses the link up'],
  },
  {
    row: 'POST users/check_registration/',
    payload: ['email'],
    tests: [writeOfVisitor, 'tests/unit/stores/auth/sign-up.test.ts › the email › known as %s leads to %s'],
  },
  {
    row: 'POST users/connect/',
    payload: ['email', 'password'],
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › connects by email and password, and keeps no tokens',
      'tests/e2e/auth/sign-up.spec.ts › an account of another club is connected by its password',
    ],
  },
  {
    row: 'POST users/register/',
    payload: [
      'email',
      'password',
      'confirm_password',
      'passcode',
      'date_of_birth',
      'phone_number',
      'club_code',
      'name',
    ],
    tests: [
      'tests/unit/stores/auth/sign-up.test.ts › registers with the names of the API',
      'tests/e2e/auth/sign-up.spec.ts › a visitor of a shared draw signs up at ${club}, can sign in, and is led to that draw',
    ],
  },
  {
    row: 'PUT users/password_update/',
    payload: ['current_password', 'new_password', 'confirm_password'],
    tests: [
      writeOfMember,
      'tests/e2e/auth/password.spec.ts › changing the password › is confirmed and empties the form',
    ],
  },
  {
    row: 'POST users/passcode_update/',
    payload: ['ref_code'],
    tests: [writeOfMember, 'tests/e2e/member/profile.spec.ts › the ${identifier} is changed, once'],
  },
  {
    row: 'PUT users/email_update/',
    payload: ['email', 'password'],
    tests: [
      writeOfMember,
      'tests/e2e/member/profile.spec.ts › the email is edited in a dialog, with the password',
    ],
  },
  {
    row: 'GET users/change_client/',
    tests: [
      'tests/unit/stores/app/session.test.ts › becomes a session of its own',
      'tests/unit/stores/member/switch-tenant.test.ts › exchanges the token once, and it is gone before that',
      'tests/unit/lib/api/api.test.ts › carries another bearer than the session’s when one is given',
    ],
  },
  {
    row: 'GET support-tickets/me/',
    tests: [read, 'tests/e2e/support/support.spec.ts › answers show as HTML, but never run'],
  },
  {
    row: 'POST support-tickets/new/',
    payload: ['category', 'subject', 'description'],
    tests: [
      writeOfMember,
      'tests/e2e/support/support.spec.ts › a member opens a ticket and finds it in the list',
    ],
  },
  {
    row: 'GET transactions/me/',
    tests: [read, 'tests/e2e/wallet/wallet.spec.ts › a member sees the balance and what changed it'],
  },
  {
    row: 'POST transactions/payment_transaction/',
    payload: ['amount'],
    tests: [
      'tests/unit/stores/data/action.test.ts › sends pounds as text and leaves for the payment page',
      'tests/e2e/wallet/deposit.spec.ts › a member deposits and sees the money arrive',
    ],
  },
  {
    row: 'POST repayment-requests/new/',
    payload: [
      'amount',
      'address1',
      'address2',
      'city',
      'county',
      'postcode',
      'phone_number',
      'bank_name',
      'bank_account',
      'sortcode',
    ],
    tests: [
      'tests/unit/stores/data/action.test.ts › sends the amount, or the whole balance: %j',
      'tests/e2e/wallet/withdraw.spec.ts › a member withdraws a part',
    ],
  },
  {
    row: 'GET notifications/me/',
    tests: [
      read,
      'tests/e2e/notifications/notifications.spec.ts › notifications are listed once, newest first, with their dates',
    ],
  },
  {
    row: 'GET tickets/me/',
    tests: [
      read,
      'tests/e2e/tickets/tickets.spec.ts › tickets at ${club} stand under their draws, subscriptions and wins marked',
    ],
  },
  {
    row: 'GET draws/public/',
    query: ['status', 'search', 'sort', 'order'],
    tests: [
      read,
      'tests/unit/lib/draws/draw-rules.test.ts › offers the six orders of the specification',
      'tests/unit/lib/draws/draw-rules.test.ts › asks for live and scheduled draws while the switch is on',
      'tests/e2e/draws/draw-list.spec.ts › every order is sent as key and direction',
      'tests/e2e/draws/draw-list.spec.ts › a search is asked for once, after a pause in typing',
    ],
  },
  {
    row: 'GET draws/{id}/',
    tests: [read, 'tests/e2e/draws/draw.spec.ts › a draw of ${club} shows its prize and its facts'],
  },
  {
    row: 'GET draws/{id}/prizes/',
    tests: [read, 'tests/e2e/draws/draw.spec.ts › a closed draw sells nothing and names its winners'],
  },
  {
    row: 'POST draws/{id}/buy_tickets/',
    payload: ['count'],
    tests: [
      writeOfMember,
      redirected,
      'tests/e2e/draws/draw.spec.ts › a member buys three tickets',
      'tests/e2e/draws/draw.spec.ts › what the balance lacks is paid on the payment page',
    ],
  },
  {
    row: 'POST subscriptions/subscribe/',
    payload: ['ticket_count', 'lottery_id'],
    tests: [writeOfMember, redirected, 'tests/e2e/draws/draw.spec.ts › a member of ${club} subscribes'],
  },
  {
    row: 'POST subscriptions/{id}/payment/',
    tests: [
      writeOfMember,
      redirected,
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} pays for a subscription that waits for it',
    ],
  },
  {
    row: 'GET subscriptions/',
    query: ['status'],
    tests: [
      read,
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
      'tests/sandbox/handlers/subscriptions.test.ts › a lottery can be subscribed to once at a time',
    ],
  },
  {
    row: 'POST subscriptions/{id}/unsubscribe/',
    tests: [
      writeOfMember,
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
    ],
  },
];

/** Section 7: all calls. */
export const everyCallRows: readonly Row[] = [
  {
    row: "All calls go to the API base of the client's subdomain ('staging' when none)",
    tests: [
      'tests/unit/stores/app/tenant.test.ts › the club of an address › %s',
      'tests/unit/lib/tenant/tenancy.test.ts › %s is staging unless a club is chosen',
      'tests/unit/lib/api/api.test.ts › goes to the base of the tenant, with path parameters, query and payload',
    ],
  },
  {
    row: "Each carries 'Authorization: Bearer {access token}' when a token exists",
    tests: ['tests/unit/lib/api/api.test.ts › carries the bearer when there is a token, and none otherwise'],
  },
  {
    row: 'Timeout 15 seconds',
    tests: ['tests/unit/lib/api/api.test.ts › the limit of 15 seconds › ends a call without an answer'],
  },
  {
    row: 'Failed requests use the response body; sign-in shows its detail field',
    tests: [
      'tests/unit/lib/api/api.test.ts › of status %i are a refusal and keep the body',
      'tests/e2e/auth/sign-in.spec.ts › a refusal is told, empties the password alone, and goes with the next edit',
    ],
  },
  {
    row: 'Default draw filter statuses: live and scheduled',
    tests: [
      'tests/unit/lib/draws/draw-rules.test.ts › asks for live and scheduled draws while the switch is on',
      'tests/unit/lib/draws/draw-rules.test.ts › gives defaults for an empty or hostile address',
      'tests/e2e/draws/draw-list.spec.ts › without the switch closed draws show too',
    ],
  },
];
