import { useField } from '../form-context.ts';
import { FieldError, FieldHint, type FieldProps } from './field.tsx';
import { choiceClass, controlClass, fieldClass } from './field-class.ts';

export function CheckboxField({ name, label, hint }: FieldProps) {
  const { id, error, defaultChecked, binding, aria } = useField({ name, hint });
  return (
    <div className={fieldClass.root}>
      <label className={choiceClass.plain}>
        <input
          {...aria}
          {...binding}
          id={id}
          type="checkbox"
          defaultChecked={defaultChecked}
          className={controlClass.checkbox}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  );
}
