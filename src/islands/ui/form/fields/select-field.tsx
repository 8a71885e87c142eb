import { ChevronDown } from 'lucide';
import { Icon } from '../../icons/icon.tsx';
import { useField } from '../form-context.ts';
import { FieldFrame, type FieldProps } from './field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="select-box">
        <select {...aria} {...binding} id={id} defaultValue={defaultValue} className="control">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} />
      </div>
    </FieldFrame>
  );
}
