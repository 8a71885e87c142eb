/** What code asks of the platform: by types where they are known, else by name. */

import { parse } from 'acorn';
import ts from 'typescript';
import { findNewerAttribute } from './html.mjs';
import { findNewerGlobal, findNewerMember, findNewerName } from './interfaces.mjs';

const isOfPlatform = (declaration) =>
  /\/typescript\/lib\/lib\..*\.d\.ts$/.test(declaration.getSourceFile().fileName);

const otherNames = { WindowOrWorkerGlobalScope: 'Window', IteratorObject: 'Iterator' };

/** The name under which the compatibility data knows an interface of TypeScript's. */
function interfaceName(name) {
  const plain = name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '');
  return otherNames[plain] ?? plain;
}

function ownerOf(declaration) {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text;
  // `declare var URL: { prototype: URL; canParse(…): boolean }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.text;
  return undefined;
}

/** Interfaces of a type and those that it extends, the most special first. */
function interfacesOf(checker, type) {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => {
    const name = part.symbol?.name;
    const made = part.target ?? part;
    const bases = made.isClassOrInterface() ? (checker.getBaseTypes(made) ?? []) : [];
    return name ? [name, ...bases.flatMap((base) => interfacesOf(checker, base))] : [];
  });
}

/** The newer feature that a member of an expression is; undefined where it is none, or ours. */
function memberFeature(checker, object, name) {
  const type = checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(object)));
  const declarations = checker.getPropertyOfType(type, name)?.declarations ?? [];
  if (declarations.length > 0 && !declarations.some(isOfPlatform)) return undefined;
  const owners = declarations.map(ownerOf).filter(Boolean);
  if (declarations.length > 0 && owners.length === 0) return findNewerGlobal(name);
  const feature = findNewerMember([...interfacesOf(checker, type), ...owners].map(interfaceName), name);
  // What the platform declares and the data does not know are the names in bags of options.
  return feature === null && declarations.length === 0 ? findNewerName(name) : (feature ?? undefined);
}

function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  return !ts.isTypeNode(parent) && !ts.isJsxAttribute(parent) && !ts.isTypeQueryNode(parent);
}

function globalFeature(checker, node) {
  if (!isReference(node)) return undefined;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.every(isOfPlatform) ? findNewerGlobal(node.text) : undefined;
}

/** An attribute in JSX on an element of HTML. */
function attributeFeature(node) {
  const element = node.parent.parent.tagName.getText();
  return /^[a-z]/.test(element) ? findNewerAttribute(element, node.name.getText().toLowerCase()) : undefined;
}

function featureOf(checker, node) {
  if (ts.isPropertyAccessExpression(node)) {
    return memberFeature(checker, node.expression, node.name.text);
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return memberFeature(checker, node.expression, node.argumentExpression.text);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? memberFeature(checker, node.parent, name.text) : undefined;
  }
  if (ts.isJsxAttribute(node)) return attributeFeature(node);
  return ts.isIdentifier(node) ? globalFeature(checker, node) : undefined;
}

/** Uses of newer features in some of a program's files, as `{ feature, file, line, text }`. */
export function findCodeUses(program, files) {
  const checker = program.getTypeChecker();
  const uses = [];
  for (const file of files) {
    const visit = (node) => {
      const feature = featureOf(checker, node);
      if (feature) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const text = file.text.slice(node.getStart() - 40, node.getEnd() + 20);
        uses.push({ feature, file: file.fileName, line: line + 1, text });
      }
      if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return uses;
}

/** A program of plain scripts, whose types TypeScript works out as far as it can. */
export function createScriptProgram(paths) {
  return ts.createProgram(paths, {
    allowJs: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    maxNodeModuleJsDepth: 0,
  });
}

// What JavaScript the oldest browsers can read.

/** Safari 16.4 is the last of them to read all of it, class blocks and regular expressions included. */
const ecmaVersion = 2022;

/** The place where a script stops being readable to the oldest browsers, as a use; none where it never does. */
export function findNewerSyntax(code, file) {
  try {
    parse(code, { ecmaVersion, sourceType: 'module' });
    return [];
  } catch (error) {
    const { pos = 0, loc, message } = error;
    const feature = `syntax newer than ES${ecmaVersion}: ${message}`;
    return [{ feature, file, line: loc?.line ?? 0, text: code.slice(Math.max(0, pos - 40), pos + 40) }];
  }
}
