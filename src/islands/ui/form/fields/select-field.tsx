import { useField } from '../form-context.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { controlClass } from './field-class.ts';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select {...aria} {...binding} id={id} defaultValue={defaultValue} className={controlClass.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
