import type { ReactNode } from 'react';

const toneClasses = {
  success: 'badge-success',
  info: 'badge-info',
  warning: 'badge-warning',
  error: 'badge-error',
  outline: 'badge-plain',
} as const;

interface BadgeProps {
  readonly tone: keyof typeof toneClasses;
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`badge ${toneClasses[tone]}`}>{children}</span>;
}
