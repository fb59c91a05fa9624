import ts from 'typescript';
import { filesBelow, importsOf, isDirected, parse, resolve, shippedFiles } from './module-graph';

/** A function that a request from outside can start: a method of a route handler, or a server action. */
export type Entry = { path: string; name: string };

/** A function with the file that it is in. */
type FoundFunction = { file: ts.SourceFile; node: ts.Node };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Each method of each route handler. `OPTIONS` is left out: where it is written, it answers 405 and reads nothing. */
export const routeHandlers: readonly Entry[] = filesBelow('app', ['/route.ts', '/route.tsx'])
  .flatMap((path) => exportedNames(parse(path)).map((name) => ({ path, name })))
  .filter(({ name }) => methods.includes(name));

export const serverActions: readonly Entry[] = shippedFiles
  .filter((path) => isDirected(path, 'use server'))
  .flatMap((path) => exportedNames(parse(path)).map((name) => ({ path, name })));

/** The address that a page or a route handler answers: groups in parentheses do not show in it. */
export function addressOf(path: string): string {
  const folder = path.replace(/^app/, '').replace(/\/(?:page|route)\.tsx?$/, '');
  return folder.replace(/\/\([^)]+\)/g, '') || '/';
}

/** The text of a function and of all functions of this repository that it calls by name, directly or through others. */
export function textsBehind({ path, name }: Entry, read = parse): string {
  const texts = new Map<ts.Node, string>();
  const visit = (file: ts.SourceFile, called: string): void => {
    const found = functionCalled(called, file, read);
    if (!found || texts.has(found.node)) return;
    texts.set(found.node, found.node.getText());
    for (const each of calledNames(found.node)) visit(found.file, each);
  };
  visit(read(path), name);
  return [...texts.values()].join('\n');
}

function exportedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement): string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly } = statement;
      return exportClause && ts.isNamedExports(exportClause) && !isTypeOnly
        ? exportClause.elements.map(({ name }) => name.text)
        : [];
    }
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) {
      return [statement.name?.text ?? 'default'];
    }
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}

function isExported(statement: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The function that a file calls by a name: one of its own, or one of this repository that it imports. */
export function functionCalled(
  name: string,
  file: ts.SourceFile,
  read = parse,
): FoundFunction | null {
  const own = functionNamed(file, name);
  if (own) return { file, node: own };
  const source = importsOf(file).find(({ names }) => names.includes(name));
  const path = source ? resolve(source.from, file.fileName) : null;
  if (!path || !/\.tsx?$/.test(path)) return null;
  const other = read(path);
  const node = functionNamed(other, name);
  return node && { file: other, node };
}

export function functionNamed(file: ts.SourceFile, name: string): ts.Node | null {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => declaration.name.getText() === name,
    );
    if (found) return found;
  }
  return null;
}

export function calledNames(body: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      names.add(node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return names;
}
