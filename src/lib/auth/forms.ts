import type { ReadyFormOutput } from '../forms/form.ts';
import { signInSchema } from './joined-auth.ts';

/** Signing in has its rules at hand: its page has nothing else to do. */
export const signInForm = { defaults: { email: '', password: '' }, createSchema: signInSchema };

export type SignInValues = ReadyFormOutput<typeof signInForm>;
