export function Avatar({
  initials,
  size = 'normal',
}: {
  readonly initials: string;
  readonly size?: 'normal' | 'large';
}) {
  return (
    <span className={size === 'large' ? 'avatar avatar-large' : 'avatar'} aria-hidden="true">
      {initials}
    </span>
  );
}
