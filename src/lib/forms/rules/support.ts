import * as z from 'zod/mini';
import { supportCategories } from '../contract/support.ts';
import { type FormOutput, form, textOf } from './fields.ts';

/** The categories as a field offers them. */
export const categoryOptions = supportCategories.map((category) => ({ value: category, label: category }));

export const supportTicketForm = form(
  () =>
    z.object({
      category: z.literal(supportCategories, 'Please choose a category.'),
      subject: textOf(8, 'Subject must be at least 8 characters long'),
      description: textOf(8, 'Description must be at least 8 characters long'),
    }),
  { category: 'General', subject: '', description: '' },
);

export type SupportTicketValues = FormOutput<typeof supportTicketForm>;
