import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** An amount of pounds; the sign stands outside the box, so that nobody has to type around it. */
export function AmountField(props: FieldProps) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" prefix="£" />;
}
