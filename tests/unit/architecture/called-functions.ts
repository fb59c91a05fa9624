import ts from 'typescript';
import { filesBelow, importsOf, isDirected, parse, resolve } from './module-graph';

/** A function that a request from outside can start: a method of a route handler, or a server action. */
export type Entry = { path: string; name: string };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every entry there is. `OPTIONS` is left out: where it is written, it answers 405 and reads nothing. */
export function allEntries(): Entry[] {
  const routes = filesBelow('app', ['/route.ts', '/route.tsx']).flatMap((path) =>
    exportedNames(parse(path))
      .filter((name) => methods.includes(name))
      .map((name) => ({ path, name })),
  );
  const actions = ['app', 'components', 'lib']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => isDirected(path, 'use server'))
    .flatMap((path) => exportedNames(parse(path)).map((name) => ({ path, name })));
  return [...routes, ...actions];
}

/** The text of a function and of all functions of this repository that it calls by name, directly or through others. */
export function textsBehind({ path, name }: Entry, read = parse): string {
  const seen = new Set<string>();
  const texts: string[] = [];
  const visit = (file: ts.SourceFile, wanted: string): void => {
    const node = functionNamed(file, wanted);
    const key = `${file.fileName} ${wanted}`;
    if (!node || seen.has(key)) return;
    seen.add(key);
    texts.push(node.getText());
    for (const called of calledNames(node)) {
      visit(file, called);
      const source = importsOf(file).find(({ names }) => names.includes(called));
      const target = source ? resolve(source.from, file.fileName) : null;
      if (target && /\.tsx?$/.test(target)) visit(read(target), called);
    }
  };
  visit(read(path), name);
  return texts.join('\n');
}

function exportedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement): string[] => {
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) {
      return [statement.name?.text ?? 'default'];
    }
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}

export function isExported(statement: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
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

function calledNames(body: ts.Node): Set<string> {
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
