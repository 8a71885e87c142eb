import { clearFromTab } from '../../../lib/storage/scoped-storage.ts';
import type { FormStore, FormValues } from './form-store.ts';
import { useDraft } from './use-draft.ts';

/** The name of a form's draft: one for what is typed into it, and one for each purpose the app has filled it in for. */
export const getFormDraftName = (form: string, filledIn?: string): string =>
  filledIn ? `${form}/${filledIn}` : form;

interface DraftOptions {
  /** What the form does. */
  readonly operation: string;
  /** The name of a draft that it shares with others. */
  readonly shared: string | undefined;
  /** What for the app has filled it in; its draft is all that stands in it then. */
  readonly prefilledFor: string | undefined;
  /** What the fields hold when nothing is known. */
  readonly defaults: FormValues;
}

/**
 * Puts away what was typed: what differs from the fields' first values or, where the draft is shared, from empty ones.
 * @returns forgets the draft once it is sent, unless others share it
 */
export function useFormDraft(
  { first, $keeper, read }: FormStore,
  { operation, shared, prefilledFor, defaults }: DraftOptions,
): () => void {
  const valuesUnlike = (known: FormValues) =>
    Object.entries(read()).filter(([field, value]) => value !== known[field]);
  const isAll = (whole: boolean) => shared || (prefilledFor && (whole || valuesUnlike(first).length > 0));
  const name = shared ?? getFormDraftName(operation, prefilledFor);
  useDraft(
    name,
    (whole) => Object.fromEntries(valuesUnlike(isAll(whole) ? defaults : first)),
    (draft) => {
      const values = read();
      for (const [field, value] of Object.entries(draft)) {
        const isUntouched = Object.hasOwn(first, field) && values[field] === first[field];
        if (isUntouched) $keeper.get().setValue(field, value);
      }
    },
  );
  return () => {
    if (!shared) clearFromTab(name);
  };
}
