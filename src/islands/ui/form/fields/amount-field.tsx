import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

interface AmountFieldProps extends FieldProps {
  /** Stands in the box, which cannot be changed then, in place of what was typed. */
  readonly fixed?: string | undefined;
}

/** An amount of pounds; the sign stands outside the box, so that nobody has to type around it. */
export function AmountField(props: AmountFieldProps) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" prefix="£" />;
}
