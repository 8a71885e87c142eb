import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  readonly of: IconNode;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** In the drawing's own units, of which it has 24. */
  readonly strokeWidth?: number;
  readonly className?: string;
}

const lines = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** A line icon beside words, or in a control that has a name: assistive technology never hears of it. */
export function Icon({ of, size, strokeWidth = 2, className }: IconProps) {
  const shapes = of.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', { ...lines, className, strokeWidth, width: size, height: size }, ...shapes);
}
