import fc from 'fast-check';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readHolidays } from '@/lib/calendar/import-holidays';
import { mergeMarketDays } from '@/lib/calendar/market-day';
import {
  holidayOn,
  holidaysKnownTo,
  isTradingDay,
  marketDays,
  tradingDayOnOrAfter,
  tradingDayOnOrBefore,
} from '@/lib/calendar/trading-days';
import { failure } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';
import { isIsoDate } from '@/lib/calendar/read-iso-date';

/** NSE's list of 2026 as recorded, weekends included, with the day that was added in January. */
const recorded2026 = [
  ...['01-15', '01-26', '02-15', '03-03', '03-21', '03-26', '03-31', '04-03', '04-14', '05-01'],
  ...['05-28', '06-26', '08-15', '09-14', '10-02', '10-20', '11-08', '11-10', '11-24', '12-25'],
];

test('the holidays of 2026 in lib/calendar/trading-days.ts are those recorded here', () => {
  const days = marketDays.filter(({ date }) => holidayOn(date) && date < '2027');
  expect(days.map(({ date }) => date.slice(5))).toEqual(recorded2026);
});

test('every row is a day, in order, with a name, a source and the day on which it was read', () => {
  const dates = marketDays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
  for (const { date, name, source } of marketDays) {
    expect([date, isIsoDate(date), name.length > 3]).toEqual([date, true, true]);
    expect([source.name.length > 10, source.readIn.length > 5]).toEqual([true, true]);
    expect(source.readOn >= '2026-11-21').toBe(true);
  }
});

test('after the last published year only days whose date never moves are known', () => {
  expect(holidaysKnownTo).toBe('2026-12-31');
  const later = marketDays.filter(({ date }) => date > holidaysKnownTo);
  const fixed = ['01-26', '04-14', '05-01', '08-15', '10-02', '12-25'];
  expect(later.map(({ date }) => date.slice(5))).toEqual(fixed);
  for (const { source } of later) expect(source.name).toContain('not published');
});

test.each([
  ['2026-11-23', true, 'a Monday'],
  ['2026-11-24', false, 'Guru Nanak Jayanti'],
  ['2026-01-15', false, 'a day that was added three days before'],
  ['2026-02-01', true, 'the Sunday of the budget'],
  ['2026-11-08', false, 'a Sunday with the hour of Diwali'],
  ['2026-11-22', false, 'a Sunday'],
  ['2027-01-26', false, 'Republic Day'],
] as const)('%s: full session %p, %s', (...[date, isOpen]) => {
  expect(isTradingDay(date)).toBe(isOpen);
});

test('the budget Sunday is no holiday, Diwali is one', () => {
  expect(holidayOn('2026-02-01')).toBeNull();
  expect(holidayOn('2026-11-08')).toMatchObject({ name: 'Diwali', trading: 'muhurat' });
});

test('the trading day before and after a day, over holidays and weekends', () => {
  expect(tradingDayOnOrBefore('2026-11-24')).toBe('2026-11-23');
  expect(tradingDayOnOrAfter('2026-11-24')).toBe('2026-11-25');
  // Christmas is a Friday.
  expect(tradingDayOnOrAfter('2026-12-25')).toBe('2026-12-28');
  expect(tradingDayOnOrBefore('2026-12-27')).toBe('2026-12-24');
  expect(tradingDayOnOrBefore('2026-11-23')).toBe('2026-11-23');
});

const today = '2026-12-20';
const dates = '26-Jan 08-Mar 14-Apr 01-May 15-Aug 02-Oct 29-Oct 15-Nov 25-Dec'.split(' ');
const rows = (year = 2027) =>
  dates.map((date, index) => ({
    tradingDate: `${date}-${year}`,
    weekDay: 'Monday',
    description: date === '29-Oct' ? 'Diwali Laxmi Pujan*' : `Holiday ${index}`,
    morning_session: null,
    Sr_no: index,
  }));
const json = (CM: unknown, FO: unknown = CM) => JSON.stringify({ CBM: [], CM, FO });

test('the exchange’s list is read, with the evening of Diwali', () => {
  const days = valueOf(readHolidays(json(rows()), today));
  expect(days).toHaveLength(9);
  expect(days[0]).toEqual({ date: '2027-01-26', name: 'Holiday 0', trading: 'closed' });
  expect(days.filter(({ trading }) => trading === 'muhurat')).toEqual([
    { date: '2027-10-29', name: 'Diwali Laxmi Pujan', trading: 'muhurat' },
  ]);
});

test('a list of holidays as CSV is read, commas in its names included', () => {
  const lines = dates.map((date) => `${date}-2027,"Holiday, ${date}"`);
  const days = valueOf(readHolidays(['date,name', ...lines, ''].join('\r\n'), today));
  expect(days.map(({ name }) => name)).toContain('Holiday, 26-Jan');
});

test.each([
  ['half a file', json(rows()).slice(0, 200), 'damaged'],
  ['a page', '<!doctype html><html></html>', 'unknown-kind'],
  ['another answer', '{"data":[]}', 'unknown-kind'],
  ['a piece of the list', json(rows().slice(0, 5)), 'piece'],
  ['the same day twice', json([...rows(), rows()[0]]), 'duplicate'],
  ['a day that is none', json([{ tradingDate: '31-Feb-2027', description: 'None' }]), 'bad-row'],
  ['a year far away', json(rows(2031)), 'far-year'],
  ['other holidays of derivatives', json(rows(), rows().slice(1)), 'segments-differ'],
  ['a megabyte', ' '.repeat(2_000_000), 'too-large'],
])('%s is refused', (_, text, problem) => {
  expect(readHolidays(text, today)).toMatchObject(failure({ code: problem }));
});

test('an imported year replaces the bundled one, but for special sessions', () => {
  const bundled = { days: marketDays, knownTo: holidaysKnownTo };
  expect(mergeMarketDays(bundled, null)).toBe(bundled);
  const days = valueOf(readHolidays(json([...rows(2027), ...rows(2026)]), today));
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

test('a missing year between two known ones ends the known range', () => {
  const days = [{ date: '2028-01-26', name: 'Republic Day', trading: 'closed' }] as const;
  const bundled = { days: [], knownTo: '2026-12-31' } as const;
  const imported = { fileName: 'a', importedOn: today, days } as const;
  expect(mergeMarketDays(bundled, imported).knownTo).toBe('2026-12-31');
});

test('any text is read as a list or refused with a problem', () => {
  const piece = fc.oneof(
    fc.constantFrom('{"CM":[', '{"tradingDate":"26-Jan-2027","description":"Day"}', ',', ']}'),
    fc.constantFrom('date,name', '\n', '2027-01-26,Day'),
    anyText({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = readHolidays(pieces.join(''), today);
      return read.ok ? read.value.length > 0 : read.problem.code.length > 0;
    }),
    fuzzRuns(200),
  );
});
