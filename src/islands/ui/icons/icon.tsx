import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  readonly of: IconNode;
  /** In CSS px. */
  readonly size: number;
  readonly className?: string;
}

const svgAttributes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Line icon, hidden from assistive technology. */
export function Icon({ of, size, className }: IconProps) {
  const shapes = of.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', { ...svgAttributes, className, width: size, height: size }, ...shapes);
}
