import ts from 'typescript';
import { memberPaths } from '@/lib/navigation/routes';
import { functionNamed, isExported } from './called-functions';
import { filesBelow, isDirected, parse, resolve } from './module-graph';

/**
 * The middleware redirects; it does not authorize (tests/security/README.md, A-06): each members' page and each server action
 * awaits, before anything else that it waits for, an authorization check of lib/auth/server/session.ts, directly or through a store.
 */
const lockFile = 'lib/auth/server/session.ts';
const pageLocks = ['requireUser', 'requireLiveSession'];
/** These also check the origin of the request. */
const actionLocks = ['requireUserForAction', 'requireSessionForAction', 'verifySameOrigin'];
/** Calls that may come before the authorization: they decide nothing and open nothing. */
const harmless = ['connection'];

type Body = { file: ts.SourceFile; node: ts.Node };

/** Whether the first call that this function awaits is an authorization check. */
function isLocked({ file, node }: Body, locks: readonly string[], depth = 0): boolean {
  const first = awaitedCalls(node).find((name) => !harmless.includes(name));
  return first !== undefined && depth < 5 && isLock(first, { file, locks, depth: depth + 1 });
}

function isLock(
  name: string,
  { file, locks, depth }: { file: ts.SourceFile; locks: readonly string[]; depth: number },
) {
  const own = functionNamed(file, name);
  if (own) return isLocked({ file, node: own }, locks, depth);
  const source = sourceOf(name, file);
  if (source === lockFile) return locks.includes(name);
  if (!source) return false;
  const other = parse(source);
  const target = functionNamed(other, name);
  return target !== null && isLocked({ file: other, node: target }, locks, depth);
}

/** The names of the functions called under an `await`, in the order of the text; a called name's arguments count. */
function awaitedCalls(body: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAwaitExpression(node)) names.push(...calledNames(node.expression));
    else ts.forEachChild(node, visit);
  };
  visit(body);
  return names;
}

/** Innermost first, as they run: `onSavedItemsOf(await findUser(), …)` calls findUser before onSavedItemsOf. */
function calledNames(node: ts.Node): string[] {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) {
    return calledNames(node.expression);
  }
  if (!ts.isCallExpression(node)) return [node.getText()];
  const inner = node.arguments.flatMap((argument) => {
    if (ts.isFunctionLike(argument)) return awaitedCalls(argument);
    return ts.isIdentifier(argument) ? [] : awaitedCalls(argument);
  });
  return [...inner, node.expression.getText()];
}

function sourceOf(name: string, file: ts.SourceFile): string | null {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const bindings = statement.importClause?.namedBindings;
    const isHere =
      bindings &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some((element) => element.name.text === name);
    if (isHere) return resolve(statement.moduleSpecifier.text, file.fileName);
  }
  return null;
}

function exportedFunctions(file: ts.SourceFile): { name: string; node: ts.Node }[] {
  return file.statements.flatMap((statement) =>
    ts.isFunctionDeclaration(statement) && isExported(statement)
      ? [{ name: statement.name?.text ?? 'default', node: statement }]
      : [],
  );
}

function pageFunction(file: ts.SourceFile): ts.Node | null {
  return (
    file.statements.find(
      (statement) =>
        ts.isFunctionDeclaration(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
    ) ?? null
  );
}

/** The path that a page file answers: groups in parentheses do not show in it. */
function pathOf(page: string): string {
  return (
    page
      .replace(/^app/, '')
      .replace(/\/\([^)]+\)/g, '')
      .replace(/\/page\.tsx$/, '') || '/'
  );
}

function isMembers(path: string): boolean {
  return memberPaths.some((known) =>
    known.endsWith('/') ? path.startsWith(known) : path === known,
  );
}

const memberPages = filesBelow('app', ['/page.tsx']).filter((page) => isMembers(pathOf(page)));
const actions = ['app', 'lib']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => isDirected(path, 'use server'))
  .flatMap((path) => exportedFunctions(parse(path)).map(({ name }) => ({ path, name })));

test('/account is among the members’ pages, and its actions among the actions', () => {
  expect(memberPages).toContain('app/(shell)/account/page.tsx');
  expect(actions).toContainEqual({ path: 'app/(shell)/account/actions.ts', name: 'signOutDevice' });
});

test.each(memberPages)('%s awaits the lock before anything else', (page) => {
  const file = parse(page);
  const node = pageFunction(file);
  expect(node && isLocked({ file, node }, pageLocks)).toBe(true);
});

test.each(memberPages)('nothing above %s turns its redirect into a page', (page) => {
  const loadings = filesBelow('app', ['/loading.tsx']);
  const above = loadings.filter((file) => page.startsWith(file.replace('loading.tsx', '')));
  expect(above).toEqual([]);
});

test.each(actions)('$name in $path asks who calls, and from where, first', ({ path, name }) => {
  const file = parse(path);
  const node = functionNamed(file, name);
  expect(node && isLocked({ file, node }, actionLocks)).toBe(true);
});

test.each([
  ['no lock at all', 'export default async function Page() { return (await load()).name; }'],
  ['no await', 'export default function Page() { requireUser(); return null; }'],
  ['data first', 'export default async function Page() { await read(); await requireUser(); }'],
  [
    'a lock of its own making',
    'export default async function Page() { await requireUser(); }',
    '@/lib/auth/domain/route-access',
  ],
])('a page with %s is found', (_fault, source, from = '@/lib/auth/server/session') => {
  const fixtures = `import { requireUser } from '${from}';\n${source}`;
  const file = parse('app/fixture.tsx', () => fixtures);
  const node = pageFunction(file);
  expect(node && isLocked({ file, node }, pageLocks)).toBe(false);
});
