import { parse } from 'acorn';
import ts from 'typescript';
import { findNewerAttribute } from './compat-data.mjs';
import { findNewerGlobal, findNewerMember, findNewerName } from './interfaces.mjs';

const isPlatformDeclaration = (declaration) =>
  /\/typescript\/lib\/lib\..*\.d\.ts$/.test(declaration.getSourceFile().fileName);

const interfaceAliases = { WindowOrWorkerGlobalScope: 'Window', IteratorObject: 'Iterator' };

function toDataName(name) {
  const plain = name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '');
  return interfaceAliases[plain] ?? plain;
}

function getOwnerName(declaration) {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text;
  // `declare var URL: { prototype: URL; canParse(…): boolean }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.text;
  return undefined;
}

function getInterfaceNames(checker, type) {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => {
    const name = part.symbol?.name;
    const declared = part.target ?? part;
    const bases = declared.isClassOrInterface() ? (checker.getBaseTypes(declared) ?? []) : [];
    return name ? [name, ...bases.flatMap((base) => getInterfaceNames(checker, base))] : [];
  });
}

/** @returns undefined for older members and our own */
function getMemberFeature(checker, object, name) {
  const type = checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(object)));
  const declarations = checker.getPropertyOfType(type, name)?.declarations ?? [];
  if (declarations.length > 0 && !declarations.some(isPlatformDeclaration)) return undefined;
  const owners = declarations.map(getOwnerName).filter(Boolean);
  if (declarations.length > 0 && owners.length === 0) return findNewerGlobal(name);
  const feature = findNewerMember([...getInterfaceNames(checker, type), ...owners].map(toDataName), name);
  // Declared members without data are options.
  return feature === null && declarations.length === 0 ? findNewerName(name) : (feature ?? undefined);
}

function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  return !ts.isTypeNode(parent) && !ts.isJsxAttribute(parent) && !ts.isTypeQueryNode(parent);
}

function getGlobalFeature(checker, node) {
  if (!isReference(node)) return undefined;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.every(isPlatformDeclaration) ? findNewerGlobal(node.text) : undefined;
}

function getAttributeFeature(node) {
  const element = node.parent.parent.tagName.getText();
  return /^[a-z]/.test(element) ? findNewerAttribute(element, node.name.getText().toLowerCase()) : undefined;
}

function getFeature(checker, node) {
  if (ts.isPropertyAccessExpression(node)) {
    return getMemberFeature(checker, node.expression, node.name.text);
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return getMemberFeature(checker, node.expression, node.argumentExpression.text);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? getMemberFeature(checker, node.parent, name.text) : undefined;
  }
  if (ts.isJsxAttribute(node)) return getAttributeFeature(node);
  return ts.isIdentifier(node) ? getGlobalFeature(checker, node) : undefined;
}

/** Finds uses by types where possible, else by name. @returns `{ feature, file, line, text }[]` */
export function findCodeUses(program, files) {
  const checker = program.getTypeChecker();
  const uses = [];
  for (const file of files) {
    const visit = (node) => {
      const feature = getFeature(checker, node);
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

/** The last version that Safari 16.4 parses completely. */
const ecmaVersion = 2022;

/** Finds the first unsupported syntax, as a list of one use or none. */
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
