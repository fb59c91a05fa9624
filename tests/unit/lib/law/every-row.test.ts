import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lawCitationText } from '@/lib/law/citation-text';
import type { DatedRow } from '@/lib/law/dated-row';
import { messages } from '@/lib/messages';

const { lawSources } = messages();

const folders = ['content/law', 'lib/law'].map((name) => join(process.cwd(), name));

function isRow(value: unknown): value is DatedRow<unknown> {
  return typeof value === 'object' && value !== null && 'id' in value && 'source' in value;
}

/** Tables are lists of rows, alone or by name in a record. */
function tablesIn(value: unknown): (readonly DatedRow<unknown>[])[] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tablesIn) : [];
}

const tables = folders
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .flatMap((path) => {
    const loaded: unknown = jest.requireActual(path);
    return tablesIn(loaded);
  });
const rows = tables.flat();

test('the tables are found', () => {
  expect(tables.length).toBeGreaterThan(55);
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['new-slabs-2025', 'vda-2022-04-01', 'stt-options-2026-04-01', '80d']),
  );
});

test('every row has a name of its own', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Price lists, studies and circulars without a number that we know. */
const unnumbered = ['bse-charges', 'stockbroker-fees', 'sebi-derivative-study', 'npci-circular'];
/** Papers of which no day is known. */
const undated = ['bse-charges', 'stockbroker-fees', 'mutual-fund-regulations-2026'];

test('every row names the paper that it rests on, its number, its day and when it was read', () => {
  for (const { id, from, to, section, source } of rows) {
    const { kind, paper, number, dated, readOn, isPrimary, readIn } = source;
    expect([id, lawSources.papers[paper].length > 5]).toEqual([id, true]);
    expect([id, number !== null || unnumbered.includes(paper)]).toEqual([id, true]);
    const isDated = dated !== null || undated.includes(paper) || number === 'FAOP75239';
    expect([id, isDated]).toEqual([id, true]);
    expect([id, readOn >= '2026-11-21', readIn.length > 5]).toEqual([id, true, true]);
    expect([id, isPrimary]).toEqual([id, false]);
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(to === null || from <= to).toBe(true);
    const isIncomeTax = kind === 'act' && paper.startsWith('income-tax');
    const own = isIncomeTax ? (section.act2025 ?? section.act1961) : number;
    expect([id, number]).toEqual([id, own]);
  }
});

test('an address is that of the paper itself: the Gazette, the department, an exchange or a regulator', () => {
  const hosts =
    /^https:\/\/(egazette\.gov\.in|(www\.)?incometaxindia\.gov\.in|nsearchives\.nseindia\.com|www\.sebi\.gov\.in)\//;
  const linked = rows.filter(({ source: { url } }) => url !== null);
  expect(linked.filter(({ source: { url } }) => !hosts.test(url ?? ''))).toEqual([]);
  expect(linked.length).toBeGreaterThan(70);
});

test.each(['en', 'hi'] as const)('no page prints an id of our notes, in %s', (language) => {
  const sourcesMessages = messages(language).tax.law.sources;
  for (const { source } of rows) {
    const text = `${lawCitationText(source, sourcesMessages)} ${source.readIn}`;
    expect(text).not.toMatch(
      /public code|index(es)? \d|idx|general knowledge|github|\{|undefined/i,
    );
  }
  expect(JSON.stringify(messages(language))).not.toMatch(
    /No section known|general knowledge|public code/i,
  );
  expect(sourcesMessages.secondary).toMatch(
    language === 'en'
      ? 'Read in secondary sources; not checked against the official text.'
      : 'द्वितीयक स्रोत',
  );
});

test.each([
  ['new-slabs-2025', 'Income-tax Act 2025 (30 of 2025), section 202'],
  ['agricultural-income', 'Income-tax Act 2025 (30 of 2025), Schedule II (Table: Sl. No. 1)'],
  ['hra-rule-279', 'Income-tax Rules 2026 (G.S.R. 198(E)), rule 279(1)(c) of 20 Mar 2026'],
  ['stt-options-2026-04-01', 'NSE circular FATAX73524 of 31 Mar 2026'],
  ['derivative-losses-2025-26', 'SEBI study of individuals in equity derivatives of 20 Aug 2026'],
])('%s is cited as %s', (id, text) => {
  const row = rows.find((each) => each.id === id);
  expect(row && lawCitationText(row.source, lawSources)).toBe(text);
});

test('the rows of a table follow one another without a gap and without an overlap', () => {
  for (const table of tables) {
    const sorted = [...table].sort((a, b) => (a.from < b.from ? -1 : 1));
    sorted.slice(1).forEach(({ id, from }, index) => {
      const endOfLast = sorted[index]?.to ?? 'open';
      const dayAfter = new Date(`${endOfLast}T00:00:00Z`);
      dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
      expect({ id, from }).toEqual({ id, from: dayAfter.toISOString().slice(0, 10) });
    });
  }
});

test('a row in force today cites the section of the Act of 2025 wherever one was found', () => {
  const missing = rows
    .filter(({ to, section }) => to === null && section.act1961 && !section.act2025)
    .map(({ id }) => id);
  expect(missing).toEqual([]);
});
