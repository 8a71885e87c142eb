/** What style sheets ask of the platform. */
import * as css from 'css-tree';
import { findNewer, getChildNames, getEntry } from './compat-data.mjs';

const isPrefixed = (name) => name.startsWith('-');

/** Every function of the data's types by its name, such as `light-dark` for `css.types.color.light-dark`. */
function functionsBelow(path) {
  const parts = getChildNames(getEntry(path)).map((name) => [name, `${path}.${name}`]);
  return [...parts, ...parts.flatMap(([, below]) => functionsBelow(below))];
}

const functions = new Map(functionsBelow('css.types').reverse());

/** True when the same block says it by the name that older browsers have. */
function hasPrefixedTwin({ property }, block) {
  return block?.children.some(
    (other) => other.type === 'Declaration' && other.property === `-webkit-${property}`,
  );
}

/** The newer feature that a node of a style sheet is; what stands below `@supports` asks before it uses. */
function featureOf(node, declaration) {
  const name = typeof node.name === 'string' ? node.name.toLowerCase() : '';
  if (node.type === 'Atrule') return findNewer(`css.at-rules.${name}`);
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
    return isPrefixed(name) ? undefined : findNewer(`css.selectors.${name}`);
  }
  if (node.type === 'NestingSelector') return findNewer('css.selectors.nesting');
  if (node.type === 'Declaration' && !isPrefixed(node.property)) {
    return findNewer(`css.properties.${node.property}`);
  }
  if (declaration && (node.type === 'Dimension' || node.type === 'Percentage')) {
    return findNewer(`css.properties.${declaration.property}.includes_thickness`);
  }
  if (node.type === 'Function' && functions.has(name)) return findNewer(functions.get(name));
  if (node.type === 'Identifier' && declaration && !isPrefixed(declaration.property)) {
    return findNewer(`css.properties.${declaration.property}.${name}`);
  }
  return undefined;
}

/** Uses of newer features in a style sheet, as `{ feature, file, line, text }`. */
export function findStyleUses(text, file) {
  const uses = [];
  const tree = css.parse(text, { positions: true, parseCustomProperty: true });
  css.walk(tree, function enter(node) {
    if (this.atrule?.name === 'supports' && node !== this.atrule) return;
    const declaration = node.type === 'Declaration' ? node : this.declaration;
    if (declaration && hasPrefixedTwin(declaration, this.block)) return;
    const feature = featureOf(node, this.declaration);
    if (!feature) return;
    const { start, end } = node.loc;
    uses.push({ feature, file, line: start.line, text: text.slice(start.offset, end.offset).slice(0, 80) });
  });
  return uses;
}
