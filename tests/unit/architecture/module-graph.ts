import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export const root = join(__dirname, '../../..');

/** One import that has a value at run time: types are gone by then. */
export type Import = {
  from: string;
  /** `*` for a namespace, a side effect or an `import()`. */
  names: readonly string[];
  isLazy: boolean;
};

export type ReadSource = (path: string) => string;

/** A module reached from another: the way to it, itself last. */
export type Reached = { module: string; way: readonly string[] };

export const readFromDisk: ReadSource = (path) => readFileSync(join(root, path), 'utf8');

const options = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** A file's syntax, cached per text: the same modules are on the way from many entries. */
function createParser({ hasParents }: { hasParents: boolean }) {
  const parsed = new Map<string, ts.SourceFile>();
  return (path: string, read: ReadSource = readFromDisk): ts.SourceFile => {
    const text = read(path);
    const known = parsed.get(path);
    if (known?.text === text) return known;
    const file = ts.createSourceFile(path, text, options, hasParents);
    parsed.set(path, file);
    return file;
  };
}

export const parse = createParser({ hasParents: true });
/** Enough for directives and imports, in two thirds of the time: its nodes do not know their parents. */
export const parseModule = createParser({ hasParents: false });

/** Every file below a folder whose name ends as asked, as a path from the root of the repository. */
export function filesBelow(folder: string, endings: readonly string[] = ['.ts', '.tsx']): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => !path.includes('/node_modules/'))
    .filter((path) => endings.some((ending) => path.endsWith(ending)));
}

/** All code of the product that ships, in TypeScript. */
export const shippedFiles: readonly string[] = ['app', 'components', 'lib'].flatMap((folder) =>
  filesBelow(folder),
);

/** As `hasDirective`, for many files: most do not have the words at all, and are not parsed. */
export const isDirected = (path: string, directive: string): boolean =>
  readFromDisk(path).includes(directive) && hasDirective(parseModule(path), directive);

export function hasDirective(file: ts.SourceFile, directive: string): boolean {
  const [first] = file.statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === directive
  );
}

const importsOfFiles = new WeakMap<ts.SourceFile, Import[]>();

/** The imports of values: `import`, `export … from` and `import()`. */
export function importsOf(file: ts.SourceFile): Import[] {
  const known = importsOfFiles.get(file);
  if (known) return known;
  const found: Import[] = file.statements.flatMap((statement) => staticImport(statement) ?? []);
  const visit = (node: ts.Node): void => {
    const lazy = lazyImport(node);
    if (lazy) found.push(lazy);
    ts.forEachChild(node, visit);
  };
  if (/\bimport\s*\(/.test(file.text)) visit(file);
  importsOfFiles.set(file, found);
  return found;
}

function staticImport(node: ts.Node): Import | null {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return null;
  if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return null;
  const names = ts.isImportDeclaration(node) ? importedNames(node) : exportedNames(node);
  return names.length > 0 ? { from: node.moduleSpecifier.text, names, isLazy: false } : null;
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause) return ['*'];
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const byDefault = importClause.name ? ['default'] : [];
  const bindings = importClause.namedBindings;
  if (!bindings) return byDefault;
  return [...byDefault, ...(ts.isNamespaceImport(bindings) ? ['*'] : valueNames(bindings))];
}

function exportedNames({ isTypeOnly, exportClause }: ts.ExportDeclaration): string[] {
  if (isTypeOnly) return [];
  return exportClause && ts.isNamedExports(exportClause) ? valueNames(exportClause) : ['*'];
}

function valueNames({ elements }: ts.NamedImports | ts.NamedExports): string[] {
  const specifiers: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = elements;
  return specifiers
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function lazyImport(node: ts.Node): Import | null {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return null;
  const [target] = node.arguments;
  return target && ts.isStringLiteral(target)
    ? { from: target.text, names: ['*'], isLazy: true }
    : null;
}

/** The file of this repository behind an import, null for a package. @throws when there is none. */
export function resolve(from: string, importer: string): string | null {
  if (!from.startsWith('.') && !from.startsWith('@/')) return null;
  const base = from.startsWith('@/') ? from.slice(2) : join(dirname(importer), from);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  const file = candidates.find(isFile);
  if (!file) throw new Error(`${importer} imports ${from}, which is not there`);
  return file;
}

const isFileAt = new Map<string, boolean>();

function isFile(path: string): boolean {
  const known = isFileAt.get(path);
  if (known !== undefined) return known;
  const found = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  isFileAt.set(path, found);
  return found;
}

/**
 * Everything that loads with an entry: files as paths, packages by the name they are imported by. `stopsAt`
 * names the files whose own imports do not follow.
 */
export function reach(
  entry: string,
  {
    read = readFromDisk,
    stopsAt = () => false,
    follows = () => true,
  }: {
    read?: ReadSource;
    stopsAt?: (file: ts.SourceFile) => boolean;
    follows?: (step: Import) => boolean;
  } = {},
): Reached[] {
  const seen = new Map<string, Reached>();
  const queue: Reached[] = [{ module: entry, way: [entry] }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (seen.has(next.module)) continue;
    seen.set(next.module, next);
    const { module, way } = next;
    if (!/\.tsx?$/.test(module) || (module !== entry && stopsAt(parseModule(module, read))))
      continue;
    for (const step of importsOf(parseModule(module, read)).filter(follows)) {
      const target = resolve(step.from, module) ?? step.from;
      queue.push({ module: target, way: [...way, target] });
    }
  }
  return [...seen.values()];
}

/** The ways that lead where they must not, for the error message. */
export function forbiddenWays(reached: readonly Reached[], forbidden: RegExp): string[] {
  return reached.filter(({ module }) => forbidden.test(module)).map(({ way }) => way.join(' → '));
}
