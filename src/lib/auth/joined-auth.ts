import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { email, existingPassword } from '../forms/fields.ts';

export const signInSchema = lazy(() => z.object({ email: email(), password: existingPassword() }));

export const forgotPasswordSchema = lazy(() => z.object({ email: email() }));
