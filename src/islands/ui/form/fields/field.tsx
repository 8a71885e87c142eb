import { CircleAlert } from 'lucide';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '../../icons/icon.tsx';

export type InputBinding = Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

/** What runs a form, as its fields see it: they know neither the form library nor the light form. */
export interface FormEngine {
  /** Gives a function that ties an input to the form. */
  readonly useRegister: () => (name: string) => InputBinding;
  readonly useError: (name: string) => string | undefined;
  /** True while the form is checked and sent. */
  readonly useIsSubmitting: () => boolean;
}

/** For fields outside a form, of which there are none. */
const noForm: FormEngine = {
  useRegister: () => (name) => ({ name }),
  useError: () => undefined,
  useIsSubmitting: () => false,
};

export const FormEngineContext = createContext(noForm);

/** What every field is told. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  /** One short sentence. */
  readonly hint?: ReactNode;
}

/** A field's ids, its registration with the form, and the attributes that tie control, hint and error together. */
export function useField({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const id = useId();
  const engine = useContext(FormEngineContext);
  const register = engine.useRegister();
  const error = engine.useError(name);
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    register,
    aria: {
      // Said either way: browsers tell of what they find wrong themselves, while it is typed, where nothing is said.
      'aria-invalid': error !== undefined,
      'aria-describedby': described || undefined,
    },
  };
}

export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    children && (
      <p className="field-hint" id={`${id}hint`}>
        {children}
      </p>
    )
  );
}

/** The first error of a form comes into view: moving the focus to a field shows the field, not what stands below it. */
function showFirst(line: HTMLElement | null) {
  const first = line?.closest('form')?.querySelector('.field-error');
  if (first && first === line) first.scrollIntoView({ block: 'nearest' });
}

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
  /** Words for an error that is written for the eye. */
  readonly formatSpokenError?: ((error: string) => string) | undefined;
}

export function FieldError({ id, error, formatSpokenError = String }: FieldErrorProps) {
  if (!error) return null;
  const words = formatSpokenError(error);
  const isPlain = words === error;
  return (
    <p ref={showFirst} className="field-error" id={`${id}error`} data-words={`Error: ${words}`}>
      <Icon of={CircleAlert} size={16} />
      <span>
        <span className="sr-only">Error: {isPlain || words}</span>
        {isPlain ? error : <span aria-hidden="true">{error}</span>}
      </span>
    </p>
  );
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint'>, FieldErrorProps {
  readonly children: ReactNode;
}

/** Label above, hint, control, error below: the one anatomy of all fields. */
export function FieldFrame({ id, label, hint, children, ...said }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field-label" id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} {...said} />
    </div>
  );
}
