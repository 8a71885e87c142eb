import type { ReactNode } from 'react';

const looks = {
  success: 'badge-success',
  info: 'badge-info',
  warning: 'badge-warning',
  error: 'badge-error',
  outline: 'badge-plain',
} as const;

interface BadgeProps {
  readonly tone: keyof typeof looks;
  readonly children: ReactNode;
}

/** A status in a word; the colour only repeats it. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`badge ${looks[tone]}`}>{children}</span>;
}
