import type { ReactNode } from 'react';

const base = 'badge h-auto min-h-6 rounded-full px-2.5 py-0.5 text-center font-semibold text-xs';

const toneClasses = {
  success: 'badge-success',
  info: 'badge-info',
  warning: 'badge-warning',
  error: 'badge-error',
  outline: 'badge-outline border-control text-base-content',
} as const;

interface BadgeProps {
  readonly tone: keyof typeof toneClasses;
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${base} ${toneClasses[tone]}`}>{children}</span>;
}
