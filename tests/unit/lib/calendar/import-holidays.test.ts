import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { holidaysKnownTo, marketDays } from '@/lib/calendar/holidays';
import { readHolidays } from '@/lib/calendar/import-holidays';
import { mergeMarketDays } from '@/lib/calendar/merge-market-days';

const today = '2026-12-20';
const dates = [
  '26-Jan',
  '08-Mar',
  '14-Apr',
  '01-May',
  '15-Aug',
  '02-Oct',
  '29-Oct',
  '15-Nov',
  '25-Dec',
];
const rows = (year = 2027) =>
  dates.map((date, index) => ({
    tradingDate: `${date}-${year}`,
    weekDay: 'Monday',
    description: date === '29-Oct' ? 'Diwali Laxmi Pujan*' : `Holiday ${index}`,
    morning_session: null,
    Sr_no: index,
  }));
const json = (CM: unknown, FO: unknown = CM) => JSON.stringify({ CBM: [], CM, FO });
const problemIn = (text: string) => {
  const read = readHolidays(text, today);
  return read.ok ? null : read.problem;
};

test('the exchange’s list is read, with the evening of Diwali', () => {
  const read = readHolidays(json(rows()), today);
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && read.days[0]).toEqual({
    date: '2027-01-26',
    name: 'Holiday 0',
    trading: 'closed',
  });
  expect(read.ok && read.days.find(({ trading }) => trading === 'muhurat')).toEqual({
    date: '2027-10-29',
    name: 'Diwali Laxmi Pujan',
    trading: 'muhurat',
  });
});

test('so is a CSV', () => {
  const csv = ['date,name', ...dates.map((date) => `${date}-2027,"Holiday, ${date}"`), ''].join(
    '\r\n',
  );
  const read = readHolidays(csv, today);
  expect(read.ok && read.days.map(({ name }) => name)).toContain('Holiday, 26-Jan');
});

test.each([
  ['half a file', json(rows()).slice(0, 200), 'damaged'],
  ['a page', '<!doctype html><html></html>', 'unknown-kind'],
  ['another answer', '{"data":[]}', 'unknown-kind'],
  ['a piece of the list', json(rows().slice(0, 5)), 'piece'],
  ['the same day twice', json([...rows(), rows()[0]]), 'duplicate'],
  [
    'a day that is none',
    json([...rows(), { tradingDate: '31-Feb-2027', description: 'None' }]),
    'bad-row',
  ],
  ['a year far away', json(rows(2031)), 'far-year'],
  ['other holidays of derivatives', json(rows(), rows().slice(1)), 'segments-differ'],
  ['a megabyte', ' '.repeat(2_000_000), 'too-large'],
])('%s is refused', (_, text, problem) => {
  expect(problemIn(text)).toBe(problem);
});

test('an imported year replaces the bundled one, but for special sessions', () => {
  const bundled = { days: marketDays, knownTo: holidaysKnownTo };
  expect(mergeMarketDays(bundled, null)).toBe(bundled);
  const read = readHolidays(json([...rows(2027), ...rows(2026)]), today);
  const days = read.ok ? read.days : [];
  const merged = mergeMarketDays(bundled, { fileName: 'a.json', importedOn: today, days });
  expect(merged.knownTo).toBe('2027-12-31');
  const of2026 = merged.days.filter(({ date }) => date < '2027');
  expect(of2026).toHaveLength(dates.length + 1);
  expect(of2026.find(({ trading }) => trading === 'open')?.date).toBe('2026-02-01');
  expect(merged.days.map(({ date }) => date)).toEqual(
    merged.days.map(({ date }) => date).toSorted(),
  );
  expect(merged.days.at(-1)?.source).toMatchObject({ readOn: today });
});

test('a year that is missing between two ends what is known', () => {
  const days = [{ date: '2028-01-26', name: 'Republic Day', trading: 'closed' }] as const;
  const bundled = { days: [], knownTo: '2026-12-31' } as const;
  const imported = { fileName: 'a', importedOn: today, days } as const;
  expect(mergeMarketDays(bundled, imported).knownTo).toBe('2026-12-31');
});

test('any text is a list or none', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{"CM":[',
      '{"tradingDate":"26-Jan-2027","description":"Day"}',
      ',',
      ']}',
      'date,name',
      '\n',
      '2027-01-26,Day',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = readHolidays(pieces.join(''), today);
      return read.ok ? read.days.length > 0 : read.problem.length > 0;
    }),
    fuzzRuns(200),
  );
});
