import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lastRows from '../security/rows.json';

/** tests/security/README.md says for every threat where it is tested; here, that it speaks of all and of what exists. */
const root = join(__dirname, '../..');
const table = readFileSync(join(root, 'tests/security/README.md'), 'utf8');

/** rows.json has the number of the last row of each section. */
const wanted = Object.entries(lastRows).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}-${String(index + 1).padStart(2, '0')}`),
);

const cells = [...table.matchAll(/^\| *([A-Z]-\d\d(?:, [A-Z]-\d\d)*) *\|(.*)\|$/gm)].map(
  ([, rows = '', where = '']) => ({ rows: rows.split(', '), where: where.trim() }),
);

/** Files as the table calls them: `unit/auth/route-access`, `e2e/tls`, `lib/auth/server/session.ts`. */
const named = new Set(
  [
    ...table.matchAll(/(?<![\w/.])((?:unit|e2e|deep|contract|components|lib|app)\/[\w./-]*\w)/g),
  ].map(([, name = '']) => name),
);

const endings = ['', '.test.ts', '.test.tsx', '.spec.ts', '.mjs', '.ts'];

function isThere(name: string): boolean {
  const paths = [name, `tests/${name}`, name.replace(/^unit\//, 'tests/unit/lib/')];
  return paths.some((path) => endings.some((ending) => existsSync(join(root, `${path}${ending}`))));
}

test('every threat is in the table once', () => {
  expect(cells.flatMap(({ rows }) => rows).sort()).toEqual([...wanted].sort());
});

test.each(cells)('$rows is tested somewhere, or says why not', ({ where }) => {
  expect(where.length).toBeGreaterThan(5);
  expect(where).not.toMatch(/\blater\b/i);
});

test.each([...named])('%s exists', (name) => {
  expect(isThere(name)).toBe(true);
});

test('a file that does not exist is found', () => {
  expect(named.size).toBeGreaterThan(40);
  expect(isThere('unit/auth/no-such-test')).toBe(false);
});
