/**
 * Lint holds that no pattern written as a literal takes more than linear time. It does not see through imports: patterns
 * that are put together are asked of a second checker here.
 */
import { checkSync } from 'recheck';
import ts from 'typescript';
import {
  filesBelow,
  importsOf,
  parse,
  readFromDisk,
  resolve,
  type ReadSource,
} from './module-graph';

const endings = ['.ts', '.tsx', '.mjs', '.js'];
const folders = ['app', 'components', 'content', 'lib', 'scripts', 'tests/upstream'];
/** The checker counts by the clock: a machine that is busy with other work may need many times its usual time. */
const timeoutMs = 30_000;

/** Patterns that are made at run time, as they are written, and why no input can make them slow. */
const madeAtRunTime: Readonly<Record<string, string>> = {
  "new RegExp(`${letter}{2,}`, 'g')": 'A class of single letters, repeated once.',
  "new RegExp(`\\\\b(?:${english})\\\\b${hindi ? `|${hindi}` : ''}`, 'iu')":
    'Lists of words without any repetition.',
  "new RegExp( `^\\\\s*(${Object.keys(unitSizes).join('|')}|lpa)(?![\\\\p{L}\\\\p{M}\\\\p{N}])`, 'u', )":
    'One run of spaces at the beginning, then a list of words.',
  "new RegExp(`<${name}((?:\\\\s(?:${quoted}|[^'\">])*)?)>([\\\\s\\\\S]*?)</${name}\\\\s*>`, 'gi')":
    'Reads only pages of this site, from the build or as guests get them: React escapes each < of a text.',
  'new RegExp(dynamicRoutes[family].routeRegex)': 'Next wrote it for an address of this site.',
  'new RegExp(regexp)': 'Next wrote it for an address of this site.',
};

type Verdict = 'linear' | 'vulnerable' | 'unknown' | 'made at run time';

function verdictOn(pattern: { source: string; flags: string } | null): Verdict {
  if (pattern === null) return 'made at run time';
  if (!hasLongRepetition(pattern.source)) return 'linear';
  const statusOf = (checker: 'auto' | 'automaton') =>
    checkSync(pattern.source, pattern.flags, { checker, timeout: timeoutMs }).status;
  const first = statusOf('auto');
  // It may try attacks by the clock, so that on a busy machine a linear pattern can fail; the automaton proves its verdict.
  const status = first === 'safe' ? first : statusOf('automaton');
  return status === 'safe' ? 'linear' : status;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const patterns = [...folders.flatMap((folder) => filesBelow(folder, endings)), 'middleware.ts']
  .flatMap((path) => patternsOf(path))
  .map((found) => ({ ...found, written: oneLine(found.written) }));

test('no pattern that is put together takes more than linear time', () => {
  const verdicts = new Map<string, Verdict>();
  const slow = patterns.flatMap(({ place, written, pattern }) => {
    if (Object.hasOwn(madeAtRunTime, written)) return [];
    const key = pattern ? `/${pattern.source}/${pattern.flags}` : written;
    const verdict = verdicts.get(key) ?? verdictOn(pattern);
    verdicts.set(key, verdict);
    if (verdict === 'linear') return [];
    const why = verdict === 'unknown' ? 'not decided in time, run this test alone' : verdict;
    return [`${place} ${why}: ${written}`];
  });
  expect(slow).toEqual([]);
  expect(verdicts.size).toBeGreaterThan(30);
}, 240_000);

test('every exception is still in the source', () => {
  const written = new Set(patterns.map((each) => each.written));
  expect(Object.keys(madeAtRunTime).filter((each) => !written.has(each))).toEqual([]);
});

test.each([
  ['one that is put together', "const b = '(a+)+'; const a = new RegExp(`${b}$`);"],
  ['one that is put together from another', 'const b = /(a+)+/; const a = RegExp(b.source + "$");'],
])('%s is found', (_name, text) => {
  const found = patternsOf('lib/fixture.ts', () => text);
  expect(found.map(({ pattern }) => verdictOn(pattern))).toContain('vulnerable');
});

test('a pattern that only the run time knows is found', () => {
  const [found] = patternsOf('lib/fixture.ts', () => 'export const f = (a) => new RegExp(a);');
  expect(verdictOn(found?.pattern ?? null)).toBe('made at run time');
});

/** A pattern as the source has it. `pattern` is null where it is made of what only the run time knows. */
type FoundPattern = {
  place: string;
  /** As it is written: the name of a pattern that is made at run time. */
  written: string;
  pattern: { source: string; flags: string } | null;
};

/** What a file gives to `RegExp`. */
function patternsOf(path: string, read: ReadSource = readFromDisk): FoundPattern[] {
  if (!read(path).includes('RegExp')) return [];
  const file = parse(path, read);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = constructed(node, file, read);
    if (pattern !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ place: `${path}:${String(line + 1)}`, written: node.getText(file), pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `new RegExp(…)` and `RegExp(…)`; undefined for what is neither. */
function constructed(
  node: ts.Node,
  file: ts.SourceFile,
  read?: ReadSource,
): FoundPattern['pattern'] | undefined {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') {
    return undefined;
  }
  const [written, flagsWritten] = node.arguments ?? [];
  const source = written ? textOf(written, file, read) : '';
  const flags = flagsWritten ? textOf(flagsWritten, file) : '';
  return source === null || flags === null ? null : { source, flags };
}

/** What a text in the source always says; null where only the run time knows. */
function textOf(node: ts.Expression, file: ts.SourceFile, read?: ReadSource): string | null {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return textOf(node.expression, file, read);
  }
  if (ts.isTemplateExpression(node)) {
    return joined([
      node.head.text,
      ...node.templateSpans.flatMap((span) => [
        textOf(span.expression, file, read),
        span.literal.text,
      ]),
    ]);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([textOf(node.left, file, read), textOf(node.right, file, read)]);
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    return textOf(node.expression, file, read);
  }
  if (ts.isCallExpression(node) && node.expression.getText(file) === 'String') {
    const [value] = node.arguments;
    return value ? textOf(value, file, read) : null;
  }
  return ts.isIdentifier(node) ? constantText(node.text, file, read) : null;
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.includes(null) ? null : parts.join('');
}

/** The text of a constant that has this name at the top level of the file, or where the file imports it from. */
function constantText(name: string, file: ts.SourceFile, read?: ReadSource): string | null {
  const own = constantNamed(name, file);
  if (own) return textOf(own, file, read);
  const source = importsOf(file).find(({ names }) => names.includes(name));
  const path = source ? resolve(source.from, file.fileName) : null;
  return path && /\.tsx?$/.test(path) ? constantText(name, parse(path, read), read) : null;
}

function constantNamed(name: string, file: ts.SourceFile): ts.Expression | null {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const { declarations, flags } = statement.declarationList;
    if (!(flags & ts.NodeFlags.Const)) continue;
    const known = declarations.find((each) => each.name.getText(file) === name);
    if (known?.initializer) return known.initializer;
  }
  return null;
}

/** Whether a pattern repeats anything without a bound, or so often that it might as well have none: a hundred times. */
function hasLongRepetition(source: string): boolean {
  const plain = source.replace(/\\./g, 'x');
  return /[*+]|\{\d+,\}|\{(?:\d+,)?\d{3,}\}/.test(plain);
}
