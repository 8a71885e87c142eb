import type * as z from 'zod/mini';

type SchemaFactory<Schema extends z.ZodMiniType> = () => Schema;

export interface FormDefinition<Schema extends z.ZodMiniType> {
  readonly defaults: z.input<Schema>;
  /** Lazy: a form is visible before it is checked. */
  readonly loadSchema: () => Promise<SchemaFactory<Schema>>;
}

export type FormOutput<Form extends FormDefinition<z.ZodMiniType>> = z.output<
  ReturnType<Awaited<ReturnType<Form['loadSchema']>>>
>;

export function defineForm<Schema extends z.ZodMiniType>(
  defaults: z.input<Schema>,
  loadSchema: () => Promise<SchemaFactory<Schema>>,
): FormDefinition<Schema> {
  return { defaults, loadSchema };
}
