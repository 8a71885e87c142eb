import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './settings.mjs';

const siteFolders = ['src/islands', 'src/layouts', 'src/lib', 'src/stores', 'sandbox/seed'];

/** Attributes, calls and errors whose strings are not shown on a screen. */
const codeAttributes =
  /^(autoComplete|className|class|d|data-.*|frame|href|id|inputMode|key|method|name|route|size|src|style|type|variant|viewBox)$/;
const codeCalls =
  /^(database|document|matchMedia|navigator|performance|reportError|sandbox\.database|window)\b/;

/** SQL, cookies, and class names of Tailwind such as `min-w-0` or `sm:flex`. */
const codeText =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b|Path=\/|(^| )-?[a-z0-9]+(-[a-z0-9]+)*-(\d|px|full|auto)|\b(sm|md|lg|print|hover|before):/;

function isCode(node) {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isJsxAttribute(node) && codeAttributes.test(node.name.getText())) ||
    (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
    (ts.isCallExpression(node) && codeCalls.test(node.expression.getText()))
  );
}

/** Returns the text of a string, of a template (with `{}` for each value) or of an element, else undefined. */
function getText(node) {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** True for words as members read them: capitalised, ended like a sentence, or several in small letters. */
function isReadable(text) {
  if (!/[A-Za-z]{2}/.test(text) || codeText.test(text)) return false;
  if (!/\s/.test(text)) return /^[A-Z][a-z]+[.…?]?$/.test(text);
  return /^[A-Z0-9£“{(•]/.test(text) || /[.?!]$/.test(text) || /^[a-z]+( [a-z]+)+$/.test(text);
}

function listFileTexts(file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const texts = [];
  const visit = (node) => {
    if (isCode(node)) return;
    const text = getText(node)?.replace(/\s+/g, ' ').trim() ?? '';
    if (ts.isJsxText(node) ? /[A-Za-z]{2}/.test(text) : isReadable(text)) {
      texts.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Lists the blocks and cells of a club's HTML page, without tags. */
function listPageTexts(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    line
      .split(/<\/t[dh]>/)
      .map((part) =>
        part
          .replace(/<[^>]*>/g, '')
          .replace(/\{\{\w+\}\}/g, '{}')
          .trim(),
      )
      .filter((text) => text !== '')
      .map((text) => ({ file, line: index + 1, text })),
  );
}

const readers = [
  [/\.tsx?$/, listFileTexts],
  [/\.html$/, listPageTexts],
];

/**
 * Lists the texts that members and visitors of the demo read, from the source.
 * @param {string[]} [folders] below the root
 * @returns {{ file: string, line: number, text: string }[]} values in a text are `{}`
 */
export function listTexts(folders = siteFolders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .sort()
    .flatMap((path) => readers.find(([pattern]) => pattern.test(path))?.[1](path) ?? []);
}

/** Counts words and numbers. */
export const countWords = (text) => text.split(/\s+/).filter((part) => /[A-Za-z0-9]/.test(part)).length;
