/**
 * The rules of the specification by section and number. Tests name them in tags: `spec:5.3` for one, `spec:8.1-9` for
 * 8.1 to 8.9. `tests/unit/project/specification.test.ts` fails for a rule without a test.
 */

/** Number, rule and, where one is prescribed, its text. `{n}` is a number. */
export type SpecificationRow = readonly [id: string, rule: string, text?: string];

/** Rules that are left out on purpose. */
export const leftOut: Readonly<Record<string, string>> = {
  '5.45': 'No payload carries a country, so the profile has no such field.',
};

const table = `
2.1 | /sign-in
2.2 | /sign-up
2.3 | /forgot-password
2.4 | /reset-password
2.5 | /
2.6 | /raffles/{id}
2.7 | /wallet
2.8 | /wallet/deposit
2.9 | /wallet/withdraw
2.10 | /tickets
2.11 | /subscriptions
2.12 | /more
2.13 | /profile
2.14 | /support
2.15 | /support/create-ticket
2.16 | /change-password
2.17 | /notifications
2.18 | /terms-of-service
2.19 | /privacy-policy
2.20 | /gdpr
2.21 | /accessibility
2.22 | /complaints
2.23 | /callback
2.24 | A path 'signin' redirects to /sign-in
2.25 | Anything else: 404 'Page not found' with Go Back and Home buttons
2.26 | With no user loaded, a visitor is redirected to /sign-in, replacing the history entry
2.27 | The browser tab title is set per screen
4.1 | Session: signed out or signed in
4.2 | Session: after sign-in the tokens are stored
4.3 | Session: after sign-in the user is loaded
4.4 | Session: after sign-in the user's clients are loaded
4.5 | Session: sign-out removes tokens, clears the user and notifies subscribers
4.6 | A 401 response is retried once after a token refresh
4.7 | If the refresh fails the user is logged out
4.8 | Shared-auth cookie: access token, 2 minutes, parent domain, Secure, SameSite=None
4.9 | Shared-auth cookie: readable and clearable by other sites of the product
4.10 | Client configuration: read from local storage at start
4.11 | Client configuration: fetched
4.12 | Client configuration: applied to theme colours
4.13 | Client configuration: refreshed every 60 seconds
4.14 | Failures while loading the client keep the old state
4.15 | Failures while loading the user keep the old state
4.16 | A stored client-switch token is exchanged for new tokens on startup
4.17 | Sign in: submitting, the button disabled
4.18 | Sign in: success goes to '/'
4.19 | Sign in: error is an alert 'Sign In Failed' with the server's detail | Sign In Failed
4.20 | Sign in: editing any field clears the error
4.21 | Forgot password: sent | Email was sent successfully, please check your inbox.
4.22 | Forgot password: error
4.23 | Reset password: invalid-link view
4.24 | Reset password: form, then success | Your password was successfully renewed.
4.25 | Reset password: form, then error
4.26 | Sign-up: quiz config missing, unparseable or invalid skips to email
4.27 | Sign-up: a correct answer goes to email
4.28 | Sign-up: a wrong answer stays with an error
4.29 | Sign-up: 'already-exist' gives a field error
4.30 | Sign-up: 'already-exist-on-another-client' goes to connect
4.31 | Sign-up: anything else goes to signUp
4.32 | Sign-up: success
4.33 | Draw status: live (green badge)
4.34 | Draw status: scheduled (blue)
4.35 | Draw status: closed (red)
4.36 | Draw status: others outline badge
4.37 | Only live draws allow purchase
4.38 | Countdown label of scheduled draws | Draw Opens In
4.39 | Countdown label of other draws | Close Date
4.40 | At zero | Draw Ended
4.41 | Countdown ticks every 1s
4.42 | Subscription active: green 'Active', can unsubscribe | Active
4.43 | Subscription payment: yellow 'Waiting for payment', can go to payment | Waiting for payment
4.44 | Subscription inactive: red 'Unsubscribed' | Unsubscribed
4.45 | Unsubscribe moves active to inactive, after this question | Are you want to unsubscribe?
4.46 | Unsubscribing does not refund tickets bought | Unsubscribing from active draws won't refund purchased tickets.
4.47 | Payment from 'payment' may redirect to a provider
4.48 | Payment from 'payment' may complete directly
4.49 | Buy may return redirect_url, then the browser navigates there
4.50 | Subscribe may return redirect_url, then the browser navigates there
4.51 | Otherwise a success toast shows and data reloads, after buying
4.52 | Otherwise a success toast shows and data reloads, after subscribing
4.53 | Deposit: on success the browser is redirected to the returned payment URL
4.54 | Withdraw: success toast
4.55 | Withdraw: back one page after 1.5s
4.56 | Profile: saving leaves edit mode
4.57 | Profile: Cancel resets forms
4.58 | Profile: Membership ID can be changed only once (stated in the UI)
5.1 | Sign in: email valid | Please enter valid email.
5.2 | Sign in: password min 1 | Please enter your password.
5.3 | Forgot password: email valid | Please enter valid email.
5.4 | Reset: password min 8 | Password must be at least 8 characters long
5.5 | Reset: confirmPassword min 8 | Password must be at least 8 characters long
5.6 | Reset: the two must match, said at confirmPassword | Passwords do not match
5.7 | Sign-up: email valid | Please enter valid email.
5.8 | Sign-up: quiz answer required | You need to answer this quiz before signing up.
5.9 | Sign-up: connect password min 1 | Please enter your password.
5.10 | Sign-up form: name min 1 | Please enter your name.
5.11 | Sign-up form: phoneNumber min 10 | Please enter your phone number.
5.12 | Sign-up form: dateOfBirth required | Please select your date of birth.
5.13 | Sign-up form: dateOfBirth at least 18 years ago | You need to be at least 18 years old.
5.14 | Sign-up form: password min 8 | Password must be at least 8 characters long
5.15 | Sign-up form: confirmPassword min 8 | Password must be at least 8 characters long
5.16 | Sign-up form: confirmPassword equal | Passwords do not match
5.17 | Sign-up form: passcode is a free string
5.18 | Sign-up form: clubCode is a free string
5.19 | Sign-up form: Membership ID optional
5.20 | Change password: currentPassword min 1 | Please enter your current password.
5.21 | Change password: newPassword min 8 | Password must be at least 8 characters long
5.22 | Change password: confirmPassword min 8 | Password must be at least 8 characters long
5.23 | Change password: confirmPassword equal | Passwords do not match
5.24 | Ticket: category one of General, Raffles, Payments
5.25 | Ticket: category General by default
5.26 | Ticket: subject min 8 | Subject must be at least 8 characters long
5.27 | Ticket: description min 8, in words of its own | Description must be at least 8 characters long
5.28 | Deposit: number of at least 1 | Please enter a valid amount greater than one.
5.29 | Withdraw: amount of at least 1 | Please enter a valid amount greater than one.
5.30 | Withdraw: 'Withdraw entire balance' sets the amount to the balance
5.31 | Withdraw: bankName min 1 | Please enter your bank name.
5.32 | Withdraw: accountNumber exactly 8 digits | Invalid account number format. Must be exactly 8 digits.
5.33 | Withdraw: sortCode XX-XX-XX or six digits | Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.
5.34 | Withdraw: city min 1 | Please enter your city.
5.35 | Withdraw: county min 1 | Please enter a valid country name.
5.36 | Withdraw: address1 min 3 | Please enter a valid address.
5.37 | Withdraw: address2 optional
5.38 | Withdraw: postcode in a UK form, case-insensitive | Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.
5.39 | Withdraw: phoneNumber min 10 | Please enter a valid phone number.
5.40 | Profile: name min 1 | Please enter your name.
5.41 | Profile: address1 min 5, optional
5.42 | Profile: city min 2, optional
5.43 | Profile: county min 2, optional
5.44 | Profile: postcode min 5, optional
5.45 | Profile: country min 2, optional
5.46 | Profile: phoneNumber min 10 | Please enter a valid phone number.
5.47 | Profile: passcode min 2 | Must be at least 2 characters.
5.48 | Edit email: email valid | Please enter valid email.
5.49 | Edit email: password min 1 | Please enter your password.
5.50 | Ticket quantity: an integer
5.51 | Ticket quantity: at least 1
5.52 | Ticket quantity: at most user_ticket_maximum minus user_ticket_count
5.53 | Ticket quantity: minus disabled at 1
5.54 | Ticket quantity: plus disabled at the maximum
5.55 | Ticket quantity: purchase disabled when nothing remains
5.56 | Ticket quantity: purchase disabled while a request is in flight
5.57 | Ticket quantity: label | Maximum {n} ticket(s) per participant ({n} remaining)
7.1 | GET users/me/
7.2 | PUT users/me/
7.3 | GET users/clients/
7.4 | GET clients/current/
7.5 | POST token/refresh/
7.6 | POST users/sign_in/
7.7 | POST users/password_reset/
7.8 | POST users/password_reset/validate_token/
7.9 | POST users/password_reset/confirm/
7.10 | POST users/check_registration/
7.11 | POST users/connect/
7.12 | POST users/register/
7.13 | PUT users/password_update/
7.14 | POST users/passcode_update/
7.15 | PUT users/email_update/
7.16 | GET users/change_client/
7.17 | GET support-tickets/me/
7.18 | POST support-tickets/new/
7.19 | GET transactions/me/
7.20 | POST transactions/payment_transaction/
7.21 | POST repayment-requests/new/
7.22 | GET notifications/me/
7.23 | GET tickets/me/
7.24 | GET draws/public/
7.25 | GET draws/{id}/
7.26 | GET draws/{id}/prizes/
7.27 | POST draws/{id}/buy_tickets/
7.28 | POST subscriptions/subscribe/
7.29 | POST subscriptions/{id}/payment/
7.30 | GET subscriptions/
7.31 | POST subscriptions/{id}/unsubscribe/
7.32 | All calls go to the API base of the client's subdomain ('staging' when none)
7.33 | Each carries 'Authorization: Bearer {access token}' when a token exists
7.34 | Timeout 15 seconds
7.35 | Failed requests use the response body; sign-in shows its detail field
7.36 | Default draw filter statuses: live and scheduled
8.1 | Failure of listDraws | Failed to fetch draws. Please try again later.
8.2 | Failure of getDraw | Failed to fetch draw details. Please check your internet connection and try again.
8.3 | Failure of listTickets | Failed to fetch your tickets. Please Try again later.
8.4 | Failure of listSubscriptions | Failed to fetch subscriptions. Please Try again later.
8.5 | Failure of listTransactions | Failed to fetch your transactions. Please try again later.
8.6 | Failure of listNotifications | Failed to fetch your notifications. Please Try again later.
8.7 | Failure of listSupportTickets | Failed to fetch your support tickets. Please Try again later.
8.8 | Failure of getMember | We couldn't load your account. Try again later.
8.9 | Failure of getTenant | We couldn't load your club. Try again later.
8.10 | Failure of signIn | Sign In Failed
8.11 | Failure of forgotPassword | Something went wrong please try Again.
8.12 | Failure of checkResetToken | Your password reset link isn't working. Please request a new link.
8.13 | Failure of resetPassword | Your password reset link isn't working. Please request a new link.
8.14 | Failure of answerQuiz | Sign Up Failed
8.15 | Failure of checkRegistration | Something went wrong. Please try again.
8.16 | Failure of connect | Something went wrong. Please try again.
8.17 | Failure of register | Something went wrong. Please try again.
8.18 | Failure of changePassword | Something went wrong. Please try again later.
8.19 | Failure of createSupportTicket | Something went wrong. Please try again later.
8.20 | Failure of deposit | Failed to redirect to bank, please try again later.
8.21 | Failure of withdraw | Something went wrong please try again later.
8.22 | Failure of updatePersonalInfo | Failed to update your personal information. Please try again later
8.23 | Failure of updatePasscode | Failed to update. Please try again later
8.24 | Failure of updateEmail | Sign In Failed
8.25 | Failure of buyTickets | Failed to buy tickets for the draw, Please try again later
8.26 | Failure of subscribe | Failed to subscribe to raffle, Please try again later
8.27 | Failure of unsubscribe | Failed to unsubscribe from the raffle. Please try again.
8.28 | Failure of paySubscription | Attempt to setup subscription payment failed.
8.29 | Success of changePassword, 3 s | Your password has been successfully changed.
8.30 | Success of createSupportTicket, 7 s | Thank you for reaching out to us. One of our team will get back to you within 72 hours.
8.31 | Success of withdraw, 3 s | Your withdraw request has been successfully submitted.
8.32 | Success of updatePersonalInfo, 3 s | Personal information updated
8.33 | Success of updatePasscode, 3 s | {identifier} updated
8.34 | Success of buyTickets, 5 s | You bought {n} ticket(s) for this draw.
8.35 | Success of subscribe, 5 s | You subscribed to this raffle {n} ticket(s) for this and upcoming draws will be purchased automatically.
8.36 | Success of unsubscribe, 3 s | Successfully unsubscribed from the raffle.
8.37 | Success of paySubscription, 3 s | Your payment for {n} ticket(s) was successful.
8.38 | Notice: alreadyRegistered | A user with this account already exists. Please use login or forgot password.
8.39 | Notice: wrongAnswer | Wrong answer. Try to answer the quiz again.
8.40 | Notice: emailSent | Email was sent successfully, please check your inbox.
8.41 | Notice: checking | Checking your link…
8.42 | Notice: linkWorks | Choose a new password.
8.43 | Notice: passwordRenewed | Your password was successfully renewed.
8.44 | Notice: resetLinkUnchecked | We couldn't check your reset link.
8.45 | Notice: emailUpdated | Email updated. Use it to sign in from now on.
8.46 | Notice: sessionEnded | You've been signed out. Sign in to carry on.
8.47 | Notice: offline | You're offline. This may be out of date.
8.48 | Notice: drawMissing | We can't find this raffle
8.49 | Notice: drawNotUpdated | You can buy tickets once this raffle has updated.
8.50 | Notice: drawMissingHint | Your club may have removed it, or the link is wrong.
8.51 | Notice: appLoadFailed | We couldn't load the app.
8.52 | Notice: lazyLoadFailed | We couldn't load this part of the app.
8.53 | Notice: lazyLoadFailedHint | Check your connection and try again. If that doesn't work, reload the page.
8.54 | Notice: online | You're back online.
8.55 | Notice: busyHere | Your last order is still going through. Wait for it to finish, then try again.
8.56 | Notice: busyElsewhere | You're already doing this in another tab.
8.57 | Notice: switchFailed | We couldn't sign you in automatically. Sign in to carry on.
8.58 | Notice: tenantWithoutAddress | We couldn't open this club. Try again later.
8.59 | Notice: linkCopied | Link copied
8.60 | Notice: linkNotCopied | We couldn't copy the link. Copy it from the address bar.
8.61 | Notice: unsafeRedirect | You haven't been charged. We couldn't open the payment page safely.
8.62 | Message: No stored refresh token | No refresh token available
8.63 | Message: Generic network error | Network Error
8.64 | Message: Generic timeout | timeout of {n}ms exceeded
8.65 | Message: Generic abort | Request aborted
8.66 | Message: Generic status | Request failed with status code {n}
8.67 | Message: 404 | Page not found
8.68 | Message: Crash screen | Application Error: We're sorry, but something went wrong with the application.
8.69 | Order of words: Sign in: server detail
8.70 | Order of words: Edit email: server detail
8.71 | Order of words: Connect: server detail, else user, else email message, else ours
8.72 | Order of words: Register: server detail, else user, else email message, else ours
8.73 | Order of words: Change password: first server error, else ours
8.74 | Order of words: Buy: first server error, else ours
8.75 | Order of words: Subscribe: first server error, else ours
8.76 | Order of words: All others: ours, whatever the server says
9.1 | Request timeout 15s
9.2 | Client config refresh 60s
9.3 | Shared cookie 2 minutes
9.4 | Sidebar cookie 7 days
9.5 | Search debounce 500ms
9.6 | Countdown tick 1s
9.7 | Tooltip delay 0 in the app
9.8 | Minimum age 18
9.9 | Minimum deposit and withdrawal 1 pound
9.10 | Quick amounts 1, 2, 3, 5, 10, 20, 50
9.11 | Account number 8 digits
9.12 | Sort code 6 digits
9.13 | New password min 8
9.14 | remember_me default true
9.15 | Support reply promise 72 hours | Thank you for reaching out to us. One of our team will get back to you within 72 hours.
9.16 | Deposits up to 24 hours | Deposits are typically immediate but may take up to 24 hours.
9.17 | Withdrawals 1-3 business days | Withdrawals take 1-3 business days.
9.18 | Membership ID changeable once
9.19 | Toasts: success 3s
9.20 | Toasts: ticket 7s
9.21 | Toasts: purchase and subscribe 5s
9.22 | Toasts: errors 5s
9.23 | Toasts: bottom-centre
9.24 | Toasts: default 4s
9.25 | Toasts: three visible
9.26 | Currency GBP (£)
9.27 | Dates shown in en-US format
9.28 | Sort keys: popular, new, price, prize
9.29 | Main tab paths /, /wallet, /tickets, /more
9.30 | Local storage keys token and refreshToken
9.31 | Local storage key client
9.32 | App version 0.9.0 | Version 0.9.0
9.33 | Sidebar width 16rem
9.34 | Sidebar width 18rem (mobile)
9.35 | Sidebar width 3rem (icon only)
9.36 | Mobile breakpoint 768px
`;

export const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as unknown as SpecificationRow);
