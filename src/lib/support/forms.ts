import { supportCategories } from '../contract/support.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';

export const categoryOptions = supportCategories.map((category) => ({ value: category, label: category }));

export const supportRequestForm = defineForm(
  { category: 'General', subject: '', description: '' },
  async () => (await import('./form-schemas.ts')).supportRequestFormSchema,
);

export type SupportRequestValues = FormOutput<typeof supportRequestForm>;
