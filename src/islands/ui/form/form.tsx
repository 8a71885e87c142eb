import { useStore } from '@nanostores/react';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod/mini';
import { reloadForMissingChunk } from '../../../lib/browser/reload.ts';
import { onIdle } from '../../../lib/browser/timing.ts';
import type { Action } from '../../../lib/data/action.ts';
import type { RestoredDraft } from '../../../lib/drafts/autosave.ts';
import { startLazyAutosave } from '../../../lib/drafts/lazy-autosave.ts';
import type { Draft } from '../../../lib/drafts/storage.ts';
import type { FormDefinition, FormValues } from '../../../lib/forms/form.ts';
import { unsentFailure } from '../../../lib/messages/notices.ts';
import { discardDraft } from '../../../lib/storage/scoped-storage.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../messages/alert.tsx';
import {
  FormContext,
  type FormDraft,
  type HookFormMethods,
  readForm,
  resetForm,
  writeField,
} from './form-context.ts';
import type * as Library from './hook-form.tsx';

interface DraftOptions extends Pick<FormDraft, 'operation' | 'prefilledFor'> {
  readonly shared: string | undefined;
  readonly defaultValues: FormValues;
  /** Defaults before prefilling. */
  readonly emptyValues: FormValues;
}

function getChanges(values: FormValues, defaults: FormValues): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== defaults[field]));
}

/**
 * Saves changed values until submission, and restores them into untouched fields. A shared or prefilled draft
 * includes prefilled values.
 * @returns the draft, and a function that clears an unshared one
 */
function useDraft(element: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { operation, shared, prefilledFor, defaultValues, emptyValues } = options;
  const name = shared ?? (prefilledFor ? `${operation}/${prefilledFor}` : operation);
  const [restored, setRestored] = useState<RestoredDraft | null>();
  useEffect(() => {
    // Copied, because the unmount saves the draft after React clears the ref.
    const form = element.current;
    const read = (includePrefilled: boolean) => {
      const values = readForm(form, defaultValues);
      const changes = getChanges(values, defaultValues);
      const isComplete = shared || (prefilledFor && (includePrefilled || Object.keys(changes).length > 0));
      return isComplete ? getChanges(values, emptyValues) : changes;
    };
    const write = (draft: Draft) => {
      const values = readForm(form, defaultValues);
      for (const [field, value] of Object.entries(draft))
        if (values[field] === defaultValues[field]) writeField(form, field, value);
    };
    const onRestore = (draft?: RestoredDraft) => setRestored(draft ?? null);
    return startLazyAutosave(name, { read, write, onRestore });
  }, [name, element, shared, prefilledFor, defaultValues, emptyValues]);
  const clear = () => {
    if (!shared) discardDraft(name);
  };
  return { draft: { operation, prefilledFor, restored }, clear };
}

export const formClass = 'grid grid-cols-1 gap-5';

/** Two columns on wide pages. */
const columnsClass =
  '@min-[46rem]/page:grid-cols-2 @min-[46rem]/page:items-start @min-[46rem]/page:gap-x-8 @min-[46rem]/page:gap-y-6 @min-[46rem]/page:[&>.alert]:col-span-full';

interface FormProps<Values extends FormValues, Output, Result> {
  readonly form: FormDefinition<z.ZodMiniType<Output, Values>>;
  readonly defaults?: Partial<Values> | undefined;
  readonly action: Action<Output, Result>;
  /** Name of a draft that several forms share and that outlives the submission. */
  readonly draft?: string;
  /** Each purpose of a prefilled form has its own draft. */
  readonly prefilledFor?: string | undefined;
  readonly onDone?: (result: Result, values: Output) => void;
  readonly submitLabel: ReactNode;
  readonly pendingLabel?: ReactNode;
  /** Form field by server field, beyond camel case. */
  readonly serverFields?: Readonly<Record<string, keyof Values & string>>;
  readonly resetOnDone?: boolean;
  readonly clearOnRefusal?: keyof Values & string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly hidden?: boolean;
  readonly hasColumns?: boolean;
}

/** Loads the form library after the first view. @returns the library, and a function that resolves to false after a failure */
function useLibrary() {
  const [library, setLibrary] = useState<typeof Library>();
  const load = useCallback(async () => {
    setLibrary(await import('./hook-form.tsx'));
    return true;
  }, []);
  // A failed load is reported by the submission.
  useEffect(() => onIdle(() => void load().catch(() => undefined)), [load]);
  return { library, loadForSubmit: () => load().catch(reloadForMissingChunk) };
}

const focusAlert = (alert: HTMLElement | null) => alert?.focus();

/**
 * A native form that the form library validates once it is loaded. A submission waits for it. Saves drafts and
 * prevents double submission.
 */
export function Form<Values extends FormValues, Output, Result>(props: FormProps<Values, Output, Result>) {
  const { action, form } = props;
  const element = useRef<HTMLFormElement>(null);
  const [defaultValues] = useState<FormValues>(() => ({ ...form.defaults, ...props.defaults }));
  const [hookForm, setHookForm] = useState<HookFormMethods>();
  const [submitRequest, setSubmitRequest] = useState(0);
  const [isLibraryMissing, setLibraryMissing] = useState(false);
  const { library, loadForSubmit } = useLibrary();
  const isPending = useStore(action.$pending) || (submitRequest > 0 && !library);
  const isCoolingDown = useStore(action.$coolingDown);
  const { draft, clear: clearDraft } = useDraft(element, {
    operation: action.operation,
    shared: props.draft,
    prefilledFor: props.prefilledFor,
    defaultValues,
    emptyValues: form.defaults,
  });
  useEffect(() => {
    return action.clear;
  }, [action]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setLibraryMissing(false);
    setSubmitRequest(submitRequest + 1);
    if (library || (await loadForSubmit())) return;
    setSubmitRequest(0);
    setLibraryMissing(true);
  };
  const handleEdit = () => {
    action.clear();
    setLibraryMissing(false);
  };
  const handleDone = (result: Result, values: Output) => {
    clearDraft();
    if (props.resetOnDone) resetForm(element.current, hookForm);
    props.onDone?.(result, values);
  };
  return (
    <FormContext value={{ element, defaultValues, isSubmitting: isPending, hookForm, draft }}>
      {/* Without JavaScript, `method="dialog"` excludes the values from the URL. */}
      <form
        ref={element}
        className={props.hasColumns ? `${formClass} ${columnsClass}` : formClass}
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        onChange={handleEdit}
        hidden={props.hidden}
      >
        {props.children}
        {library && (
          <library.HookForm
            schema={form.createSchema()}
            defaultValues={defaultValues}
            element={element}
            action={action}
            serverFields={props.serverFields}
            clearOnRefusal={props.clearOnRefusal}
            submitRequest={submitRequest}
            onReady={setHookForm}
            onDone={handleDone}
          />
        )}
        {isLibraryMissing && <FailureAlert ref={focusAlert} failure={unsentFailure} />}
        <Button
          type="submit"
          className={props.hasColumns ? '@min-[46rem]/page:self-end' : undefined}
          block
          pending={isPending}
          guarded={isCoolingDown}
          pendingLabel={props.pendingLabel}
        >
          {props.submitLabel}
        </Button>
        {props.footer}
      </form>
    </FormContext>
  );
}
