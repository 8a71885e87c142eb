import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft.ts';

/** The name of a form's draft: one for what is typed into it, and one for each purpose the app has filled it in for. */
export const draftName = (form: string, filledIn?: string): string =>
  filledIn ? `${form}/${filledIn}` : form;

interface DraftOptions<Values> {
  /** What the form does. */
  readonly operation: string;
  /** The name of a draft that it shares with others. */
  readonly shared: string | undefined;
  /** What for the app has filled it in; its draft is all that stands in it then. */
  readonly filledIn: string | undefined;
  /** What the fields hold when nothing is known, and what they hold at first beyond that. */
  readonly defaults: Values;
  readonly first: Partial<Values> | undefined;
}

/**
 * Puts away what was typed: what differs from the fields' first values or, where the draft is shared, from empty ones.
 * @returns the draft's name
 */
export function useFormDraft<Values extends FieldValues, Output>(
  { operation, shared, filledIn, defaults, first: given }: DraftOptions<Values>,
  methods: UseFormReturn<Values, unknown, Output>,
): string {
  const [first] = useState((): Record<string, unknown> => ({ ...defaults, ...given }));
  const valuesUnlike = (known: Readonly<Record<string, unknown>>) =>
    Object.entries(methods.getValues()).filter(([field, value]) => value !== known[field]);
  const isAll = (whole: boolean) => shared || (filledIn && (whole || valuesUnlike(first).length > 0));
  const name = shared ?? draftName(operation, filledIn);
  useDraft(
    name,
    (whole) => Object.fromEntries(valuesUnlike(isAll(whole) ? defaults : first)),
    (draft) => {
      for (const [key, value] of Object.entries(draft)) {
        const field = key as FieldPath<Values>;
        const isUntouched = Object.hasOwn(first, key) && methods.getValues(field) === first[key];
        if (isUntouched) methods.setValue(field, value as never, { shouldDirty: true });
      }
    },
  );
  return name;
}
