/** Returns the child of `parent` that contains `node`, or null. */
function findChildAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/**
 * Lets React remove and insert nodes that other code has moved. The browser's translation replaces text nodes, and
 * extensions wrap elements. React then asks a parent to remove, or to insert before, a node that is not its child.
 * Otherwise the browser throws, and React unmounts the app
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    return insertBefore.call(this, added, before && findChildAround(this, before)) as Added;
  };
}
