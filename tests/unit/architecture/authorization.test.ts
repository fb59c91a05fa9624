import ts from 'typescript';
import { memberPaths } from '@/lib/navigation/routes';
import { addressOf, functionCalled, serverActions } from './called-functions';
import { filesBelow, parse } from './module-graph';

/**
 * The middleware redirects; it does not authorize (tests/security/README.md, A-06): each members' page and each server action
 * awaits, before anything else that it waits for, an authorization check of lib/auth/server/session.ts, directly or through a store.
 */
const sessionFile = 'lib/auth/server/session.ts';
const pageChecks = ['requireUser', 'requireLiveSession'];
/** These also check the origin of the request. */
const actionChecks = ['requireUserForAction', 'requireSessionForAction', 'verifySameOrigin'];
/** Calls that may come before the authorization: they decide nothing and open nothing. */
const harmless = ['connection'];

type Found = { file: ts.SourceFile; node: ts.Node };

/** Whether the first call that this function awaits is one of the authorization checks. */
function isAuthorizedFirst({ file, node }: Found, checks: readonly string[], depth = 0): boolean {
  const first = awaitedCalls(node).find((name) => !harmless.includes(name));
  const called = first !== undefined && depth < 5 ? functionCalled(first, file) : null;
  if (!first || !called) return false;
  if (called.file.fileName === sessionFile) return checks.includes(first);
  return isAuthorizedFirst(called, checks, depth + 1);
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

function pageFunction(file: ts.SourceFile): ts.Node | null {
  return (
    file.statements.find(
      (statement) =>
        ts.isFunctionDeclaration(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
    ) ?? null
  );
}

function isMembers(path: string): boolean {
  return memberPaths.some((known) =>
    known.endsWith('/') ? path.startsWith(known) : path === known,
  );
}

const memberPages = filesBelow('app', ['/page.tsx']).filter((page) => isMembers(addressOf(page)));

test('/account is among the members’ pages, and its actions among the actions', () => {
  expect(memberPages).toContain('app/(shell)/account/page.tsx');
  expect(serverActions).toContainEqual({
    path: 'app/(shell)/account/actions.ts',
    name: 'signOutDevice',
  });
});

const isPageAuthorizedFirst = (file: ts.SourceFile) => {
  const node = pageFunction(file);
  return node !== null && isAuthorizedFirst({ file, node }, pageChecks);
};

test.each(memberPages)('%s awaits the authorization before anything else', (page) => {
  expect(isPageAuthorizedFirst(parse(page))).toBe(true);
});

test.each(memberPages)('nothing above %s turns its redirect into a page', (page) => {
  const loadings = filesBelow('app', ['/loading.tsx']);
  const above = loadings.filter((file) => page.startsWith(file.replace('loading.tsx', '')));
  expect(above).toEqual([]);
});

test.each(serverActions)(
  '$name in $path first checks the session and the origin',
  ({ path, name }) => {
    const action = functionCalled(name, parse(path));
    expect(action && isAuthorizedFirst(action, actionChecks)).toBe(true);
  },
);

test.each([
  ['no check at all', 'export default async function Page() { return (await load()).name; }'],
  ['no await', 'export default function Page() { requireUser(); return null; }'],
  ['data first', 'export default async function Page() { await read(); await requireUser(); }'],
  [
    'a check of its own making',
    'export default async function Page() { await requireUser(); }',
    '@/lib/auth/domain/route-access',
  ],
])('a page with %s is found', (_fault, source, from = '@/lib/auth/server/session') => {
  const fixture = `import { requireUser } from '${from}';\n${source}`;
  expect(isPageAuthorizedFirst(parse('app/fixture.tsx', () => fixture))).toBe(false);
});
