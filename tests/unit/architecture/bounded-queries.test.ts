/**
 * No query of Firestore without a limit: what asks for documents is a document by its name, or has `.limit(…)`, or goes
 * through `lib/firebase/pages.ts`, which reads a page at a time. One that grows with the site is right on the day it is written,
 * and takes a function's whole memory and time a year later: no test of a small database can see it.
 */
import ts from 'typescript';
import { filesBelow, parse, readFromDisk } from './module-graph';

type Kind = 'document' | 'query' | 'limited' | 'unknown';

/** The queries without a limit of some files, each as `file: expression`. */
function unboundedQueries(files: readonly ts.SourceFile[]): string[] {
  const shared = new Map(files.flatMap((file) => [...meaningsIn(file)]));
  const found: string[] = [];
  for (const file of files) {
    const own = meaningsIn(file);
    const kindOf = (node: ts.Node, depth = 0): Kind => {
      if (depth > 12) return 'unknown';
      if (ts.isIdentifier(node)) {
        const meaning = own.get(node.text) ?? shared.get(node.text);
        return meaning ? kindOf(meaning, depth + 1) : 'unknown';
      }
      if (ts.isTypeReferenceNode(node)) return kindOfType(node.getText());
      if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
        return kindOf(node.expression, depth + 1);
      }
      if (!ts.isCallExpression(node)) return 'unknown';
      const { expression } = node;
      if (ts.isIdentifier(expression)) return kindOf(expression, depth + 1);
      if (!ts.isPropertyAccessExpression(expression)) return 'unknown';
      switch (expression.name.text) {
        case 'doc':
          return 'document';
        case 'limit':
        case 'count':
          return 'limited';
        case 'collection':
        case 'collectionGroup':
          return 'query';
        case 'where':
        case 'orderBy':
        case 'select':
        case 'startAfter': {
          const inner = kindOf(expression.expression, depth + 1);
          return inner === 'limited' ? 'limited' : 'query';
        }
        default:
          return 'unknown';
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { name: method, expression } = node.expression;
        const [asked] = node.arguments;
        const isRead = method.text === 'get' && node.arguments.length === 0;
        const isInTransaction =
          method.text === 'get' && expression.getText() === 'transaction' && asked !== undefined;
        const isStream = ['stream', 'onSnapshot'].includes(method.text);
        const target = isInTransaction ? asked : isRead || isStream ? expression : null;
        if (target && kindOf(target) === 'query') {
          found.push(`${file.fileName}: ${target.getText().replace(/\s+/g, '')}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** What a name in a file means: a value, what a function returns, or the type of a parameter. */
function meaningsIn(file: ts.SourceFile): Map<string, ts.Node> {
  const meanings = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = node.initializer;
      meanings.set(node.name.text, ts.isArrowFunction(value) ? returned(value) : value);
    }
    if (ts.isFunctionDeclaration(node) && node.name) meanings.set(node.name.text, returned(node));
    if (ts.isParameter(node) && ts.isIdentifier(node.name) && node.type) {
      meanings.set(node.name.text, node.type);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return meanings;
}

function returned(node: ts.ArrowFunction | ts.FunctionDeclaration): ts.Node {
  if (!node.body || !ts.isBlock(node.body)) return node.body ?? node;
  const statement = node.body.statements.find(ts.isReturnStatement);
  return statement?.expression ?? node;
}

function kindOfType(type: string): Kind {
  if (/DocumentReference/.test(type)) return 'document';
  return /\b(?:Query|CollectionReference)\b/.test(type) ? 'query' : 'unknown';
}

test('every query has a limit or is read a page at a time', () => {
  const paths = ['lib', 'app', 'scripts']
    .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.mjs']))
    .filter((path) => !path.includes('local-firebase') && /firestore/i.test(readFromDisk(path)));
  expect(paths.length).toBeGreaterThan(40);
  expect(unboundedQueries(paths.map((path) => parse(path)))).toEqual([]);
});

test.each([
  ['a whole collection', "const all = await db.collection('users').get();"],
  ['a filter', "await db.collection('mail').where('uid', '==', uid).get();"],
  ['a collection group', "await db.collectionGroup('enquiries').get();"],
  ['a query of another function', 'const of = (uid) => db.collection(uid); await of(uid).get();'],
  ['a query within a transaction', "await transaction.get(db.collection('a').select());"],
  ['a parameter', 'function read(found: Query) { return found.get(); }'],
])('%s is found', (_, text) => {
  expect(unboundedQueries([parse('made-up.ts', () => text)])).toHaveLength(1);
});
