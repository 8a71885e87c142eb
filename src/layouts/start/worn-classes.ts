import { parseAst } from 'vite';

/** Answers whether anything on a page may wear a class. */
export type Wears = (name: string) => boolean;

/** The texts in a script's code. */
function textsIn(code: string): string[] {
  const texts: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'Literal' && 'value' in value) texts.push(String(value.value));
    if ('cooked' in value) texts.push(String(value.cooked));
    Object.values(value).forEach(look);
  };
  look(parseAst(code));
  return texts;
}

/**
 * What a page may wear before the app is there: the classes in its HTML, and whatever the scripts that draw into it
 * until then name in their texts. A text that ends in a hyphen stands for all that begins with it.
 * @param scripts the code of those that run by themselves
 */
export function wornOn(html: string, scripts: readonly string[]): Wears {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, names = '']) => names);
  const drawing = scripts.filter((code) => code.includes('className'));
  // The head sets it on the root (first-paint.js).
  const worn = ['dark', ...classes, ...drawing.flatMap(textsIn)].join(' ').split(/\s+/);
  const words = new Set(worn);
  const beginnings = worn.filter((word) => /^[a-z][\w-]*-$/.test(word));
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
