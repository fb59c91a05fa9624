import type ts from 'typescript';
import { calledNames, functionCalled, functionNamed, routeHandlers } from './called-functions';
import { parse } from './module-graph';

/**
 * Addresses that change something look where a request comes from before they do anything, whatever the
 * middleware did: our own pages, or a machine that carries a secret (tests/security/README.md, C-01 and C-02).
 */
const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
const guards = ['isSameOrigin', 'hasBearer'];

/** Whether a guard is called, by the handler or by the first function that it calls, before anything is waited for. */
function isGuarded(name: string, file: ts.SourceFile): boolean {
  const handler = functionNamed(file, name);
  if (!handler) throw new Error(`No ${name} in ${file.fileName}`);
  const helpers = [...calledNames(handler)].filter((called) => {
    const helper = functionCalled(called, file);
    return helper !== null && callsFirst(helper.node.getText(), guards);
  });
  return callsFirst(handler.getText(), [...guards, ...helpers]);
}

function callsFirst(text: string, names: readonly string[]): boolean {
  const call = new RegExp(`\\b(?:${names.join('|')})\\(`).exec(text)?.index;
  const wait = /\bawait\s/.exec(text);
  if (call === undefined) return false;
  return wait === null || call <= wait.index + wait[0].length;
}

const handlers = routeHandlers.filter(({ name }) => changing.includes(name));

test('the handler of sign-in is among those that are checked', () => {
  expect(handlers.map(({ path }) => path)).toContain('app/api/login/route.ts');
});

test.each(handlers)(
  '$name of $path checks the origin or the secret of the request first',
  ({ path, name }) => {
    expect(isGuarded(name, parse(path))).toBe(true);
  },
);

test.each([
  'export async function POST() { return save(); }',
  'export async function POST() { await save(); isSameOrigin(); }',
])('%s is found', (source) => {
  expect(
    isGuarded(
      'POST',
      parse('app/api/fixture/route.ts', () => source),
    ),
  ).toBe(false);
});
