export interface CssDeclaration {
  readonly name: string;
  readonly text: string;
}

export type CssRule =
  | { readonly text: string }
  | { readonly selector: string; readonly declarations: readonly CssDeclaration[] };

/** False for a declaration that a later one overrides in every supported browser. */
function isEffective(declaration: CssDeclaration, later: readonly CssDeclaration[]): boolean {
  const isImportant = declaration.text.endsWith('!important');
  return !later.some(
    ({ name, text }) =>
      text === declaration.text ||
      (name !== '' &&
        name === declaration.name &&
        !isImportant &&
        (name.startsWith('--') || text.includes('color-mix('))),
  );
}

/** Merges adjacent rules with the same selector and drops overridden declarations. */
export function serializeRules(rules: readonly CssRule[]): string {
  const merged: CssRule[] = [];
  for (const rule of rules) {
    const last = merged.at(-1);
    if (last && 'selector' in last && 'selector' in rule && last.selector === rule.selector)
      merged[merged.length - 1] = {
        selector: last.selector,
        declarations: [...last.declarations, ...rule.declarations],
      };
    else merged.push(rule);
  }
  return merged
    .map((rule) => {
      if ('text' in rule) return rule.text;
      const declarations = rule.declarations.filter((declaration, index, all) =>
        isEffective(declaration, all.slice(index + 1)),
      );
      return `${rule.selector}{${declarations.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
