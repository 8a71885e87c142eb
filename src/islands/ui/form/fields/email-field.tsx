import { TextField } from './text-field.tsx';

interface EmailFieldProps {
  /** What browsers may fill in: whoever signs in has it for a name. */
  readonly autoComplete?: 'email' | 'username';
}

/** An email address, which nothing corrects while it is typed. */
export function EmailField({ autoComplete = 'email' }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
