import type * as z from 'zod/mini';

/** What a form accepts and sends; made when it is first asked for. */
export type Rules<Schema extends z.ZodMiniType> = () => Schema;

/** A form as data. */
export interface FormDefinition<Schema extends z.ZodMiniType> {
  /** What its fields hold at first. */
  readonly defaults: z.input<Schema>;
  /** Loads its rules: a form is shown before it is checked. */
  readonly rules: () => Promise<Rules<Schema>>;
}

/** What a form sends. */
export type FormOutput<Form extends FormDefinition<z.ZodMiniType>> = z.output<
  ReturnType<Awaited<ReturnType<Form['rules']>>>
>;

/** Declares a form; the defaults are checked against the fields of its rules. */
export function form<Schema extends z.ZodMiniType>(
  defaults: z.input<Schema>,
  rules: () => Promise<Rules<Schema>>,
): FormDefinition<Schema> {
  return { defaults, rules };
}

/** A form whose rules are at hand. */
export interface ReadyForm<Schema extends z.ZodMiniType> {
  readonly defaults: z.input<Schema>;
  readonly rules: Rules<Schema>;
}

/** What such a form sends. */
export type ReadyOutput<Form extends ReadyForm<z.ZodMiniType>> = z.output<ReturnType<Form['rules']>>;
