/**
 * Lint holds that no pattern written as a literal takes more than linear time. It does not see through imports: patterns
 * that are put together are asked of a second checker here.
 */
import { checkSync } from 'recheck';
import { filesBelow } from './module-graph';
import { hasLongRepetition, patternsOf } from './regular-expressions';

const endings = ['.ts', '.tsx', '.mjs', '.js'];
const folders = ['app', 'components', 'content', 'lib', 'scripts', 'tests/upstream'];
const timeoutMs = 10_000;

/** Patterns that are made at run time, as they are written, and why no input can make them slow. */
const madeAtRunTime: Readonly<Record<string, string>> = {
  "new RegExp(`${letter}{2,}`, 'g')": 'A class of single letters, repeated once.',
  "new RegExp(`\\\\b(?:${english})\\\\b${hindi ? `|${hindi}` : ''}`, 'iu')":
    'Lists of words without any repetition.',
  "new RegExp( `^\\\\s*(${Object.keys(unitSizes).join('|')}|lpa)(?![\\\\p{L}\\\\p{M}\\\\p{N}])`, 'u', )":
    'One run of spaces at the beginning, then a list of words.',
  "new RegExp(`<${name}((?:\\\\s(?:${quoted}|[^'\">])*)?)>([\\\\s\\\\S]*?)</${name}\\\\s*>`, 'gi')":
    'Reads only pages that this repository’s own build has written.',
  'new RegExp(dynamicRoutes[family].routeRegex)': 'Next wrote it for an address of this site.',
  'new RegExp(regexp)': 'Next wrote it for an address of this site.',
};

type Verdict = 'linear' | 'vulnerable' | 'unknown' | 'made at run time';

function verdictOn(pattern: { source: string; flags: string } | null): Verdict {
  if (pattern === null) return 'made at run time';
  if (!hasLongRepetition(pattern.source)) return 'linear';
  const statusOf = () => checkSync(pattern.source, pattern.flags, { timeout: timeoutMs }).status;
  const first = statusOf();
  // The checker tries its attacks by the clock, so that on a busy machine a linear pattern may fail once.
  const status = first === 'vulnerable' ? statusOf() : first;
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
    return verdict === 'linear' ? [] : [`${place} ${verdict}: ${written}`];
  });
  expect(slow).toEqual([]);
  expect(verdicts.size).toBeGreaterThan(30);
}, 120_000);

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
