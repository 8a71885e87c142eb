import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { loadModule } from '../../../lib/browser/lazy-module.ts';
import type { FormDefinition } from '../../../lib/forms/form.ts';
import type { FormStore, FormValues } from './form-store.ts';
import type { HookForm } from './hook-form.ts';

/**
 * Loads the form library and the schema after the first render.
 * @returns a ref, and a function that waits for it: undefined after a failed load or unmount
 */
export function useHookForm<Output>(
  store: FormStore,
  { loadSchema }: FormDefinition<z.ZodMiniType<Output, FormValues>>,
  onEdit: () => void,
) {
  const hookForm = useRef<HookForm<Output>>(undefined);
  const latestOnEdit = useRef(onEdit);
  latestOnEdit.current = onEdit;
  const [load] = useState(() => async () => {
    const [{ createHookForm }, schema] = await Promise.all([import('./hook-form.ts'), loadSchema()]);
    hookForm.current ??= createHookForm<Output>({
      store,
      schema,
      onEdit: () => latestOnEdit.current(),
    });
    store.$methods.set(hookForm.current);
    return hookForm.current;
  });
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    // `whenReady` reports a failed load.
    load().catch(() => {});
    return () => {
      isUnmounted.current = true;
    };
  }, [load]);
  const whenReady = async () => {
    const loaded = hookForm.current ?? (await loadModule(load));
    return isUnmounted.current ? undefined : loaded;
  };
  return { hookForm, whenReady };
}
