import type { ReadyOutput } from '../forms/form.ts';
import { signIn } from './joined-auth.ts';

/** Signing in has its rules at hand: its page has nothing else to do. */
export const signInForm = { defaults: { email: '', password: '' }, rules: signIn };

export type SignInValues = ReadyOutput<typeof signInForm>;
