import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatedRow } from '@/lib/law/dated-row';

const folder = join(process.cwd(), 'lib', 'law');

function isRow(value: unknown): value is DatedRow<unknown> {
  return typeof value === 'object' && value !== null && 'id' in value && 'verified' in value;
}

/** Tables are lists of rows, alone or by name in a record. */
function tablesIn(value: unknown): (readonly DatedRow<unknown>[])[] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tablesIn) : [];
}

const tables = readdirSync(folder).flatMap((file) => {
  const loaded: unknown = jest.requireActual(join(folder, file));
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

test('every row names its source, says how far it was checked and ends no earlier than it begins', () => {
  for (const { id, from, to, source, verified } of rows) {
    expect({ id, hasSource: source.name.length > 10 }).toEqual({ id, hasSource: true });
    expect(source.url ?? 'https://none').toMatch(/^https?:\/\//);
    expect(['secondary', 'single', 'general']).toContain(verified);
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(to === null || from <= to).toBe(true);
  }
});

test('no row claims to have been read in the Gazette', () => {
  const claims = rows.filter(({ source }) => /gazette/i.test(source.url ?? ''));
  expect(claims).toEqual([]);
  for (const { source } of rows.filter((row) => /gazette/i.test(row.source.name))) {
    expect(source.name).toMatch(/in public code/);
  }
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

test('a row that stands today cites the section of the Act of 2025 wherever one was found', () => {
  const missing = rows
    .filter(({ to, section }) => to === null && section.act1961 && !section.act2025)
    .map(({ id }) => id);
  expect(missing.sort()).toEqual([
    'agricultural-income',
    'capital-losses',
    'equity-cost-2018-04-01',
    'family-pension-new-2024',
    'family-pension-old',
    'interest-base',
    'lottery',
    'specified-fund-2023-04-01',
    'vda-tds-2022-07-01',
  ]);
});
