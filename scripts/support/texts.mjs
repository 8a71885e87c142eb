import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './settings.mjs';

const siteFolders = [
  ...['src/islands', 'src/layouts', 'src/lib', 'src/pages', 'src/stores'],
  ...['sandbox/draws', 'sandbox/handlers', 'sandbox/http', 'sandbox/seed', 'sandbox/wallet'],
];

/** Attributes, calls and errors whose strings are not shown on a screen. */
const codeAttributes =
  /^(autoComplete|className|class|d|data-.*|frame|href|id|inputMode|key|method|name|route|size|src|style|type|variant|viewBox)$/;
const codeCalls =
  /^(database|document|matchMedia|navigator|performance|reportError|sandbox\.database|window)\b/;

/** SQL, cookies, and class names of Tailwind such as `min-w-0` or `sm:flex`. */
const codeText =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|ORDER BY)\b|Path=\/|(^| )-?[a-z0-9]+(-[a-z0-9]+)*-(\d|px|full|auto)|\b(sm|md|lg|print|hover|before):/;

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

/** Lists the blocks and cells of HTML by their line, without tags. */
const splitHtml = (html) =>
  html.split('\n').flatMap((line, index) =>
    line
      .split(/<\/(?:t[dh]|p|li|h\d)>/)
      .map((part) =>
        part
          .replace(/<[^>]*>/g, '')
          .replace(/\{+[^}]*\}+/g, '{}')
          .trim(),
      )
      .filter((text) => /[A-Za-z]{2}/.test(text))
      .map((text) => ({ line: index + 1, text })),
  );

function listSourceTexts(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts = [];
  const visit = (node) => {
    if (isCode(node)) return;
    const text = getText(node)?.trim() ?? '';
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line;
    const isHtml = /^<[a-z]/.test(text);
    const found = isHtml ? splitHtml(text) : [{ line: 1, text: text.replace(/\s+/g, ' ') }];
    for (const part of found) {
      if (isHtml || (ts.isJsxText(node) ? /[A-Za-z]{2}/.test(part.text) : isReadable(part.text)))
        texts.push({ file, line: line + part.line, text: part.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Without the script of an Astro component. */
function listMarkupTexts(file) {
  const html = readFileSync(join(root, file), 'utf8').replace(/^---\n.*?\n---\n/s, (script) =>
    script.replace(/[^\n]/g, ''),
  );
  return splitHtml(html)
    .filter(({ text }) => file.endsWith('.html') || (isReadable(text) && !text.endsWith('(')))
    .map((part) => ({ file, ...part }));
}

/**
 * Lists the texts that members and visitors of the demo read, from the source.
 * @param {string[]} [folders] below the root
 * @returns {{ file: string, line: number, text: string }[]} values in a text are `{}`
 */
export function listTexts(folders = siteFolders) {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,html,astro}`),
    { cwd: root },
  )
    .toSorted()
    .flatMap((file) => (/\.tsx?$/.test(file) ? listSourceTexts(file) : listMarkupTexts(file)));
}

/** Splits a text into words and numbers. A value counts as one word. */
export const splitWords = (text) => text.replaceAll('{}', '5').match(/[A-Za-z][A-Za-z'-]*|\d[\d.,:]*/g) ?? [];
