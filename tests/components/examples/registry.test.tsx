import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleCode, nameOfExample, statementsOf } from '@/components/examples/example-code';
import { exampleGroups } from '@/components/examples/registry';
import { messages } from '@/lib/messages';

const folder = join(process.cwd(), 'components/examples');
const examples = exampleGroups.flatMap((group) => group.examples);
const ids = examples.map(({ id }) => id);
/** A page writes its amounts and its sentences as the examples do; lib/examples generates those of the examples. */
const kitOrItsWords =
  /^(?:react|@heroicons\/.*|@\/components\/(?:ui|charts)\/.*|@\/lib\/(?:calendar|cashflow|messages|money|text|examples)(?:\/.*)?|\.\/chart-frame)$/;
const exampleName = /^export function (\w+Example)\(/m;
const codeOf = (id: string) => exampleCode(id).code;
const importsOf = (id: string) => codeOf(id).match(/^import [^}]*\}/gm) ?? [];

const filesWithExamples = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => statementsOf(readFileSync(join(folder, name), 'utf8')))
  .filter((statements) => statements.some((one) => exampleName.test(one)));

test('every example is on the page once, and has its words', () => {
  const names = filesWithExamples.flat().flatMap((one) => exampleName.exec(one)?.[1] ?? []);
  expect(ids.map(nameOfExample).sort()).toEqual(names.sort());
  expect(Object.keys(messages().examples.entries).sort()).toEqual([...ids].sort());
});

test('an example uses nothing of its file but the imports, so that the code shown for it is whole', () => {
  for (const statement of filesWithExamples.flat()) {
    expect(statement).toMatch(
      /^(?:'use client';|import |(?:\/\*\* .* \*\/\n)?export function \w+Example\()/,
    );
  }
});

test('the code shown for an example is its function, with the imports that it uses', () => {
  expect(codeOf('pagination')).toBe(`'use client';

import { useState } from 'react';
import { Pagination } from '@/components/ui/pagination';

export function PaginationExample() {
  const labels = {
    name: 'Pages of plans',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    status: 'Page {page} of {pageCount}',
  };
  const [page, setPage] = useState(6);
  return <Pagination page={page} pageCount={12} labels={labels} onPage={setPage} />;
}`);
  expect(importsOf('data-table')).toEqual([
    'import {\n  numberColumn,\n  textColumn,\n  type DataTableLabels,\n}',
    'import { DataTable }',
  ]);
  // The file also imports `median`, which is a key of the rows here.
  expect(importsOf('box-rows')).toEqual([
    'import { BoxRows }',
    'import { messages }',
    'import { formatFixed }',
  ]);
  expect(importsOf('segmented-bar')[0]).toBe('import { type AssetKind, assetTones, SegmentedBar }');
});

test.each(ids)(
  'the code shown for %s uses the kit only, by the names that a page would use',
  (id) => {
    const sources = [...codeOf(id).matchAll(/from '([^']+)'/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source).toMatch(kitOrItsWords);
    }
  },
);
