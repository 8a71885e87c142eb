import type { JSX, ReactElement, ReactNode } from 'react';

/** Attributes that React names otherwise than HTML does, as far as views that stand still use them. */
const htmlNames: Readonly<Record<string, string>> = { className: 'class', dateTime: 'datetime' };

/** An element of a plain tag or of a component that is a function of its props alone. */
type StillElement = ReactElement<
  Readonly<Record<string, unknown>> & { readonly children?: ReactNode },
  keyof JSX.IntrinsicElements | ((props: unknown) => ReactNode)
>;

function isElement(node: ReactNode): node is StillElement {
  return typeof node === 'object' && node !== null && 'props' in node;
}

function attribute(element: Element, name: string, value: unknown): void {
  const isSaid = typeof value === 'string' || typeof value === 'number';
  if (isSaid && name !== 'children') element.setAttribute(htmlNames[name] ?? name, String(value));
}

/**
 * Draws a view without state into the page, as React would for the first time: text stays text, and what is no plain
 * attribute is left out. It serves until React is there, which draws the same view again.
 */
export function renderStatic(node: ReactNode): (Element | string)[] {
  if (Array.isArray(node)) return node.flatMap(renderStatic);
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return renderStatic(type(props));
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) attribute(element, name, value);
  element.append(...renderStatic(props.children));
  return [element];
}
