import ts from 'typescript';
import { filesBelow, isDirected, parse, readFromDisk } from '../unit/architecture/module-graph';

/**
 * Every place at which text from outside comes in, found in the code: pages that read their query or a part of their
 * path, route handlers by method, server actions by name, and components that read a chosen file.
 */
export function findEntries(): string[] {
  return [...findPages(), ...findRouteHandlers(), ...findServerActions()].sort();
}

function findPages(): string[] {
  return filesBelow('app', ['/page.tsx']).filter(
    (path) => path.includes('[') || /\breadQuery\(|\bsearchParams\b/.test(readFromDisk(path)),
  );
}

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

function findRouteHandlers(): string[] {
  return filesBelow('app', ['/route.ts', '/route.tsx']).flatMap((path) =>
    exportedNames(parse(path))
      .filter((name) => methods.has(name))
      .map((name) => `${path}#${name}`),
  );
}

function findServerActions(): string[] {
  return ['app', 'lib', 'components']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => isDirected(path, 'use server'))
    .flatMap((path) => exportedNames(parse(path)).map((name) => `${path}#${name}`));
}

function exportedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement): string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return exportClause && ts.isNamedExports(exportClause) && !statement.isTypeOnly
        ? exportClause.elements.map(({ name }) => name.text)
        : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(file));
  });
}

/** Files that read a chosen file as text or bytes, on the server or in the browser. */
export function findFileReaders(): string[] {
  return ['app', 'lib', 'components']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) =>
      /\b(?:file|File|picked|chosen)\b[^;\n]*\.(?:text|arrayBuffer|stream)\(\)/.test(
        readFromDisk(path),
      ),
    )
    .sort();
}
