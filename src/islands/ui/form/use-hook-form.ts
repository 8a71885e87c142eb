import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { loadModule } from '../../../lib/browser/lazy-module.ts';
import type { FormDefinition } from '../../../lib/forms/form.ts';
import type { FormStore, FormValues } from './form-store.ts';
import type { HookForm } from './hook-form.ts';

/**
 * The form library for a form, which follows with its rules as soon as that is drawn.
 * @param onEdit something was typed or written into a field
 * @returns the library, once it is there, and a function that waits for it: undefined when it cannot be had, or
 * the form was left meanwhile, so that nothing is sent any more
 */
export function useHookForm<Output>(
  state: FormStore,
  { loadSchema }: FormDefinition<z.ZodMiniType<Output, FormValues>>,
  onEdit: () => void,
) {
  const hookForm = useRef<HookForm<Output>>(undefined);
  const edited = useRef(onEdit);
  edited.current = onEdit;
  const [load] = useState(() => async () => {
    const [{ createHookForm }, schema] = await Promise.all([import('./hook-form.ts'), loadSchema()]);
    hookForm.current ??= createHookForm<Output>({ state, schema, onEdit: () => edited.current() });
    state.$keeper.set(hookForm.current);
    return hookForm.current;
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
  const whenReady = async () => {
    const present = hookForm.current ?? (await loadModule(load));
    return isLeft.current ? undefined : present;
  };
  return { library: hookForm, ready: whenReady };
}
