import type * as z from 'zod/mini';
import { lazy } from '../contract/wire/values.ts';

export interface FormDefinition<Schema extends z.ZodMiniType> {
  readonly defaults: z.input<Schema>;
  /** Builds the schema at the first call, because a form is visible before it is validated. */
  readonly createSchema: () => Schema;
}

export type FormOutput<Form extends FormDefinition<z.ZodMiniType>> = z.output<
  ReturnType<Form['createSchema']>
>;

export function defineForm<Schema extends z.ZodMiniType>(
  defaults: z.input<Schema>,
  createSchema: () => Schema,
): FormDefinition<Schema> {
  return { defaults, createSchema: lazy(createSchema) };
}

export type FieldValue = string | boolean;
export type FormValues = Readonly<Record<string, FieldValue>>;

type Control = Element | RadioNodeList | null | undefined;

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** Returns undefined for an element without a value. */
export function readControl(control: Control): FieldValue | undefined {
  if (isCheckbox(control)) return control.checked;
  return control && 'value' in control ? String(control.value) : undefined;
}

/** Changes the value with the events of typed input. */
export function writeControl(control: Element | null | undefined, value: FieldValue | undefined): void {
  if (!control || readControl(control) === value) return;
  if (isCheckbox(control)) {
    control.click();
    return;
  }
  // React ignores events after a write through its own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
