/** Tells password managers whose password changes. */
export function UsernameField({ email }: { readonly email: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
