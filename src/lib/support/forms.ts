import { supportCategories } from '../contract/support.ts';
import { type FormOutput, form } from '../forms/form.ts';

/** The categories as a field offers them. */
export const categoryOptions = supportCategories.map((category) => ({ value: category, label: category }));

export const supportTicketForm = form(
  { category: 'General', subject: '', description: '' },
  async () => (await import('./support.ts')).supportTicket,
);

export type SupportTicketValues = FormOutput<typeof supportTicketForm>;
