import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { importChunk } from '../../../lib/browser/lazy-module.ts';
import type { FormDefinition } from '../../../lib/forms/form.ts';
import type { FormState, Values } from './form-store.ts';
import type { Library } from './hook-form.ts';

/**
 * The form library for a form, which follows with its rules as soon as that is drawn.
 * @param onEdit something was typed or written into a field
 * @returns the library, once it is there, and a function that waits for it: undefined when it cannot be had, or
 * the form was left meanwhile, so that nothing is sent any more
 */
export function useLibrary<Output>(
  state: FormState,
  { rules }: FormDefinition<z.ZodMiniType<Output, Values>>,
  onEdit: () => void,
) {
  const library = useRef<Library<Output>>(undefined);
  const edited = useRef(onEdit);
  edited.current = onEdit;
  const [load] = useState(() => async () => {
    const [{ beginLibrary }, schema] = await Promise.all([import('./hook-form.ts'), rules()]);
    library.current ??= beginLibrary<Output>({ state, schema, onEdit: () => edited.current() });
    state.$keeper.set(library.current);
    return library.current;
  });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // Who needs it then says that it is missing.
    load().catch(() => {});
    return () => {
      isLeft.current = true;
    };
  }, [load]);
  const ready = async () => {
    const present = library.current ?? (await importChunk(load));
    return isLeft.current ? undefined : present;
  };
  return { library, ready };
}
