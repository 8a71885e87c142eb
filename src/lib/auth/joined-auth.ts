import * as z from 'zod/mini';
import { once } from '../contract/wire/lazy.ts';
import { email, existingPassword } from '../forms/fields.ts';

export const signIn = once(() => z.object({ email: email(), password: existingPassword() }));

export const forgotPassword = once(() => z.object({ email: email() }));
