import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const paths = readdirSync('src/islands', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => `src/islands/${path}`);

const isText = (child: ts.JsxChild) =>
  (ts.isJsxText(child) && child.text.trim() !== '') ||
  (ts.isJsxExpression(child) && child.expression !== undefined && ts.isTemplateLiteral(child.expression));

/** Such as `{count > 0 && …}` and `{isOpen ? … : …}`. */
const isConditional = (child: ts.JsxChild) =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  (ts.isConditionalExpression(child.expression) ||
    (ts.isBinaryExpression(child.expression) &&
      child.expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken));

function findMixedElements(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(isText)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (node.children.some(isConditional)) found.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no text has a changing sibling, because translated pages would keep the old text', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.flatMap(findMixedElements)).toEqual([]);
});
