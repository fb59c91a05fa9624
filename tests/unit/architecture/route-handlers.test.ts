import ts from 'typescript';
import { isExported } from './called-functions';
import { filesBelow, importsOf, parse, resolve } from './module-graph';

/**
 * Addresses that change something look where a request comes from before they do anything, whatever the
 * middleware did: our own pages, or a machine that carries a secret (tests/security/README.md, C-01 and C-02).
 */
const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
const guards = ['isSameOrigin', 'hasBearer'];

type Handler = { path: string; name: string; body: ts.Node };

function handlersOf(path: string, file: ts.SourceFile): Handler[] {
  return file.statements.flatMap((statement): Handler[] => {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body) {
      return isExported(statement)
        ? [{ path, name: statement.name.text, body: statement.body }]
        : [];
    }
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations.map((declaration) => ({
      path,
      name: declaration.name.getText(),
      body: declaration,
    }));
  });
}

/** Whether a guard is called, by the handler or by the first function that it calls, before anything is waited for. */
function isGuarded(body: ts.Node, file: ts.SourceFile): boolean {
  const text = body.getText();
  const helpers = [...ownFunctions(file), ...importedFunctions(file)]
    .filter(({ node }) => callsFirst(node.getText(), guards))
    .map(({ name }) => name);
  return callsFirst(text, [...guards, ...helpers]);
}

function callsFirst(text: string, names: readonly string[]): boolean {
  const call = new RegExp(`\\b(?:${names.join('|')})\\(`).exec(text)?.index;
  const wait = /\bawait\s/.exec(text);
  if (call === undefined) return false;
  return wait === null || call <= wait.index + wait[0].length;
}

function ownFunctions(file: ts.SourceFile): { name: string; node: ts.Node }[] {
  return file.statements.flatMap((statement) =>
    ts.isFunctionDeclaration(statement) && statement.name && statement.body
      ? [{ name: statement.name.text, node: statement.body }]
      : [],
  );
}

function importedFunctions(file: ts.SourceFile): { name: string; node: ts.Node }[] {
  return importsOf(file).flatMap(({ from, names }) => {
    const source = resolve(from, file.fileName);
    return source ? ownFunctions(parse(source)).filter(({ name }) => names.includes(name)) : [];
  });
}

const handlers = filesBelow('app', ['/route.ts', '/route.tsx'])
  .flatMap((path) => handlersOf(path, parse(path)))
  .filter(({ name }) => changing.includes(name));

test('there are such addresses', () => {
  expect(handlers.map(({ path }) => path)).toContain('app/api/login/route.ts');
});

test.each(handlers)('$name of $path looks where it is called from', ({ path, body }) => {
  expect(isGuarded(body, parse(path))).toBe(true);
});

test.each(handlers)('$name of $path reads no body of any length', ({ body }) => {
  // lib/security/read-body.ts leaves it where it is too long; a form is read after its length was.
  const text = body.getText();
  expect(text).not.toMatch(/\.(?:json|text|arrayBuffer|blob)\(\)/);
  const isMeasured = text.includes("get('content-length')");
  expect(isMeasured || !text.includes('.formData()')).toBe(true);
});

test.each([
  'export async function POST() { return save(); }',
  'export async function POST() { await save(); isSameOrigin(); }',
])('%s is found', (source) => {
  const path = 'app/api/fixture/route.ts';
  const file = parse(path, () => source);
  expect(handlersOf(path, file).map((handler) => isGuarded(handler.body, file))).toEqual([false]);
});
