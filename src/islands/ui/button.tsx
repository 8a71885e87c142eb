import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'small' | 'normal';

interface Look {
  readonly variant?: Variant | undefined;
  readonly size?: Size | undefined;
  readonly block?: boolean | undefined;
}

function classOf({ variant = 'primary', size = 'normal', block }: Look, extra = '') {
  return `btn ${looks[variant]} ${size === 'small' ? 'btn-sm' : ''} ${block ? 'btn-block' : ''} ${extra}`;
}

const looks = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
} as const satisfies Record<Variant, string>;

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** A request is under way: clicks are ignored, a spinner shows, and the button keeps its place in the tab order. */
  readonly pending?: boolean | undefined;
  /** What the button says meanwhile; its usual words when left out. */
  readonly pendingLabel?: ReactNode;
}

/** A button. It is only ever `disabled` where the product says so, because a disabled button explains nothing. */
export function Button(props: ButtonProps) {
  const { variant, size, block, pending, pendingLabel, className, children, onClick, ...rest } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, block }, className)}
      aria-disabled={pending || undefined}
      onClick={click}
    >
      {pending && <span className="loading loading-spinner" aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  readonly href: string;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf({ variant, size, block }, className)}>
      {children}
    </a>
  );
}
