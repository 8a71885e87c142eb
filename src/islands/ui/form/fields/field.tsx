import { CircleAlert } from 'lucide';
import { type ReactNode, useContext, useId } from 'react';
import { Icon } from '../../marks/icon.tsx';
import { Engine } from '../engine.ts';

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
  const engine = useContext(Engine);
  const register = engine.useRegister();
  const error = engine.useError(name);
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    register,
    aria: {
      'aria-invalid': error ? (true as const) : undefined,
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

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    error && (
      <p ref={showFirst} className="field-error" id={`${id}error`}>
        <Icon of={CircleAlert} size={16} />
        <span>
          <span className="sr-only">Error: </span>
          {error}
        </span>
      </p>
    )
  );
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint'> {
  readonly id: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label above, hint, control, error below: the one anatomy of all fields. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field-label" id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
