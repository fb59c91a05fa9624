import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exampleCode } from '@/components/examples/example-code';
import { exampleGroups } from '@/components/examples/registry';
import { messages } from '@/lib/messages';

const folder = join(process.cwd(), 'components/examples');
const examples = exampleGroups.flatMap((group) => group.examples);
const ids = examples.map(({ id }) => id);
/** A page writes its amounts and its sentences as the examples do; lib/tables generates those of the examples. */
const kitOrItsWords =
  /^(react|@heroicons\/.*|@\/components\/(ui|charts)\/.*|@\/lib\/(calendar|cashflow|messages|money|tables)(\/.*)?|\.\/(chart-frame|month-names)|@\/components\/examples\/charts\/(chart-frame|month-names))$/;
const codeOf = (id: string) => exampleCode(id).code;

test('every file of an example is on the page once, and has its words', () => {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('-example.tsx'))
    .map((name) => basename(name, '-example.tsx'));
  expect([...ids].sort()).toEqual(files.sort());
  expect(Object.keys(messages().examples.entries).sort()).toEqual(files);
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

test.each(examples.flatMap((example) => ('Example' in example ? [example] : [])))(
  'what is drawn for $id is what its file exports',
  ({ id, Example }) => {
    expect(codeOf(id)).toContain(`export function ${Example.name}(`);
  },
);
