import type { CDPSession } from '@playwright/test';

interface AccessibleNode {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The states that a screen reader says of a focused control. */
const saidStates = ['checked', 'pressed', 'expanded', 'selected', 'invalid', 'disabled', 'level'] as const;

/** A control as a screen reader names it: role, name, states, value and description. Typed text it echoes by itself. */
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

/** What a number stands for, such as a month, which browsers leave out of the tree that they show. */
async function valueTextOf(session: CDPSession, objectId: string): Promise<string | null> {
  const functionDeclaration = 'function () { return this.ariaValueText }';
  const { result } = await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration });
  return result.value ?? null;
}

/**
 * What a screen reader says of an element, by the browser's own accessibility tree.
 * @param expression leads to the element in the page
 * @returns undefined when there is no such element any more
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
    // The page was left meanwhile, or the element taken out of it.
    return undefined;
  }
}
