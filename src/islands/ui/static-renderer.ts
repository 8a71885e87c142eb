import type { JSX, ReactElement, ReactNode } from 'react';

const htmlNames: Readonly<Record<string, string>> = { className: 'class', dateTime: 'datetime' };

type StaticElement = ReactElement<
  Readonly<Record<string, unknown>> & { readonly children?: ReactNode },
  keyof JSX.IntrinsicElements | ((props: unknown) => ReactNode)
>;

function isElement(node: ReactNode): node is StaticElement {
  return typeof node === 'object' && node !== null && 'props' in node;
}

function setAttribute(element: Element, name: string, value: unknown): void {
  const isText = typeof value === 'string' || typeof value === 'number';
  if (isText && name !== 'children') element.setAttribute(htmlNames[name] ?? name, String(value));
}

/** Renders a view without state, as text and plain attributes. React replaces the view later. */
export function renderStatic(node: ReactNode): (Element | string)[] {
  if (Array.isArray(node)) return node.flatMap(renderStatic);
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return renderStatic(type(props));
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value);
  element.append(...renderStatic(props.children));
  return [element];
}
