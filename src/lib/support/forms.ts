import { supportCategories } from '../contract/support.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';

/** The categories as a field offers them. */
export const categoryOptions = supportCategories.map((category) => ({ value: category, label: category }));

export const supportRequestForm = defineForm(
  { category: 'General', subject: '', description: '' },
  async () => (await import('./support.ts')).supportRequestFormSchema,
);

export type SupportRequestValues = FormOutput<typeof supportRequestForm>;
