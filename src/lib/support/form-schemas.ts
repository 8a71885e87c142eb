import * as z from 'zod/mini';
import { supportCategories } from '../contract/support.ts';
import { lazy } from '../contract/wire/lazy.ts';
import { textOf } from '../forms/fields.ts';

export const supportRequestFormSchema = lazy(() =>
  z.object({
    category: z.literal(supportCategories, 'Please choose a category.'),
    subject: textOf(8, 'Subject must be at least 8 characters long'),
    description: textOf(8, 'Description must be at least 8 characters long'),
  }),
);
