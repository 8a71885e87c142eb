import type * as z from 'zod/mini';

/** What a form accepts and sends; made when it is first asked for. */
export type SchemaFactory<Schema extends z.ZodMiniType> = () => Schema;

/** A form as data. */
export interface FormDefinition<Schema extends z.ZodMiniType> {
  /** What its fields hold at first. */
  readonly defaults: z.input<Schema>;
  /** Loads its rules: a form is shown before it is checked. */
  readonly loadSchema: () => Promise<SchemaFactory<Schema>>;
}

/** What a form sends. */
export type FormOutput<Form extends FormDefinition<z.ZodMiniType>> = z.output<
  ReturnType<Awaited<ReturnType<Form['loadSchema']>>>
>;

/** Declares a form; the defaults are checked against the fields of its rules. */
export function defineForm<Schema extends z.ZodMiniType>(
  defaults: z.input<Schema>,
  rules: () => Promise<SchemaFactory<Schema>>,
): FormDefinition<Schema> {
  return { defaults, loadSchema: rules };
}

/** A form whose rules are at hand. */
export interface ReadyForm<Schema extends z.ZodMiniType> {
  readonly defaults: z.input<Schema>;
  readonly createSchema: SchemaFactory<Schema>;
}

/** What such a form sends. */
export type ReadyFormOutput<Form extends ReadyForm<z.ZodMiniType>> = z.output<
  ReturnType<Form['createSchema']>
>;
