import type { CDPSession } from '@playwright/test';

interface AccessibleNode {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const saidStates = ['checked', 'pressed', 'expanded', 'selected', 'invalid', 'disabled', 'level'] as const;

/** Omits typed text, which screen readers echo by themselves. */
function wordsOf(node: AccessibleNode, valueText: string | null): string {
  const { role, name, description, value, properties = [] } = node;
  const said = valueText ?? value?.value ?? '';
  const states = saidStates.flatMap((state) => {
    const found = properties.find((property) => property.name === state)?.value.value;
    return found === undefined || found === false || found === 'false' ? [] : [`${state}=${found}`];
  });
  const isTyped = role?.value === 'textbox' || role?.value === 'searchbox';
  const parts = [
    `${role?.value} "${name?.value ?? ''}"`,
    ...states,
    ...(isTyped || said === '' ? [] : [`value "${said}"`]),
    ...(description?.value ? [`description "${description.value}"`] : []),
  ];
  return parts.join(', ').replace(/\s+/g, ' ');
}

/** Browsers omit `aria-valuetext` from the tree. */
async function valueTextOf(session: CDPSession, objectId: string): Promise<string | null> {
  const functionDeclaration = 'function () { return this.ariaValueText }';
  const { result } = await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration });
  return result.value ?? null;
}

/**
 * Returns an element's announcement, by the browser's accessibility tree.
 * @param expression evaluates to the element
 * @returns undefined when the element is gone
 */
export async function speechOf(session: CDPSession, expression: string): Promise<string | undefined> {
  try {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return undefined;
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const node = nodes[0] as AccessibleNode | undefined;
    if (!node?.role?.value) return undefined;
    const isNumber = node.role.value === 'spinbutton';
    return wordsOf(node, isNumber ? await valueTextOf(session, result.objectId) : null);
  } catch {
    return undefined;
  }
}
