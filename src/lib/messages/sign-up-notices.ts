/** What signing up says by a rule of the product. */
export const signUpNotices = {
  alreadyRegistered: 'A user with this account already exists. Please use login or forgot password.',
  wrongAnswer: 'Wrong answer. Try to answer the quiz again.',
} as const;
