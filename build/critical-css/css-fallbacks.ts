import { type CssNode, generate, type List, parse } from 'css-tree';

/** Tailwind's conditions for browsers without `color-mix()` or `@property`, older than the supported ones. */
const colourMix = /^\(color: ?color-mix\(/;
const fallbackLayer = 'properties';

/**
 * Removes the fallbacks for browsers that the site does not support (docs/browsers.md).
 * @returns the stylesheet, about 4 % smaller
 */
export function removeFallbacks(css: string): string {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  const clean = (children: List<CssNode>) => {
    children.forEach((node, item) => {
      if (node.type !== 'Atrule' || !node.block) return;
      const condition = node.prelude ? generate(node.prelude) : '';
      clean(node.block.children);
      if (node.name === 'layer' && condition === fallbackLayer) children.remove(item);
      else if (node.name === 'supports' && colourMix.test(condition))
        children.replace(item, node.block.children);
    });
  };
  if (sheet.type === 'StyleSheet') clean(sheet.children);
  return generate(sheet);
}
