import { newPasswordMinLength } from '../config.ts';

export const newPasswordHint = `At least ${newPasswordMinLength} characters.`;

export const passwordNotices = {
  checking: 'Checking your link…',
  linkWorks: 'Choose a new password.',
  emailSent: 'Email was sent successfully, please check your inbox.',
  passwordRenewed: 'Your password was successfully renewed.',
  resetLinkIncomplete:
    'Part of the link may be missing. Copy the whole link from the email and paste it into the address bar.',
  resetLinkUnchecked: "We couldn't check your reset link.",
} as const;

export function sessionEndsNotice(email: string | undefined): string {
  return `You're signed in${email ? ` as ${email}` : ''}. Changing the password will sign you out.`;
}

export const signUpNotices = {
  alreadyRegistered: 'A user with this account already exists. Please use login or forgot password.',
  wrongAnswer: 'Wrong answer. Try to answer the quiz again.',
} as const;

/** Warning on a shared device. */
export const idleNotices = {
  title: 'Are you still there?',
  text: "We'll sign you out in 1 minute because this is a shared device.",
} as const;
