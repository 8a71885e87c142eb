import type { ReadyOutput } from './form.ts';
import { signIn } from './rules/auth.ts';

/** Signing in has its rules at hand: its page has nothing else to do. */
export const signInForm = { defaults: { email: '', password: '' }, rules: signIn };

export type SignInValues = ReadyOutput<typeof signInForm>;
