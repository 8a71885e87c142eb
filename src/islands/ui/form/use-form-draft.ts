import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft.ts';

interface DraftOptions<Values> {
  /** What the form does. */
  readonly name: string;
  /** The name of a draft that it shares with others. */
  readonly shared: string | undefined;
  /** What the fields hold when nothing is known, and what they hold at first beyond that. */
  readonly defaults: Values;
  readonly first: Partial<Values> | undefined;
}

/** Puts away what was typed: what differs from the fields' first values or, where the draft is shared, from empty ones. */
export function useFormDraft<Values extends FieldValues, Output>(
  { name, shared, defaults, first: given }: DraftOptions<Values>,
  methods: UseFormReturn<Values, unknown, Output>,
): void {
  const [first] = useState((): Record<string, unknown> => ({ ...defaults, ...given }));
  const empty: Record<string, unknown> = shared ? defaults : first;
  const changed = () =>
    Object.entries(methods.getValues()).filter(([field, value]) => value !== empty[field]);
  useDraft(
    shared ?? name,
    () => Object.fromEntries(changed()),
    (draft) => {
      for (const [key, value] of Object.entries(draft)) {
        const field = key as FieldPath<Values>;
        const isUntouched = Object.hasOwn(first, key) && methods.getValues(field) === first[key];
        if (isUntouched) methods.setValue(field, value as never, { shouldDirty: true });
      }
    },
  );
}
