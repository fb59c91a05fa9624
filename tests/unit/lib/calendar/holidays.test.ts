import { holidayOn, holidaysKnownTo, isTradingDay, marketDays } from '@/lib/calendar/holidays';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { tradingDayOnOrAfter, tradingDayOnOrBefore } from '@/lib/calendar/trading-days';

/** NSE's list of 2026 as recorded, weekends included, with the day that was added in January. */
const recorded2026 = [
  ...['01-15', '01-26', '02-15', '03-03', '03-21', '03-26', '03-31', '04-03', '04-14', '05-01'],
  ...['05-28', '06-26', '08-15', '09-14', '10-02', '10-20', '11-08', '11-10', '11-24', '12-25'],
];

test.each(['nse', 'bse'] as const)('the holidays of 2026 at the %s are those recorded', (at) => {
  const days = marketDays.filter(({ date }) => holidayOn(date, at) && date < '2027');
  expect(days.map(({ date }) => date.slice(5))).toEqual(recorded2026);
});

test('every row is a day, in order, with a name, a source and the day on which it was read', () => {
  const dates = marketDays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
  for (const { date, name, exchanges, source } of marketDays) {
    expect([date, isIsoDate(date), name.length > 3, exchanges.length]).toEqual([
      date,
      true,
      true,
      2,
    ]);
    expect(source.name.length > 10 && source.readIn.length > 5).toBe(true);
    expect(source.readOn >= '2026-11-21').toBe(true);
  }
});

test('after the last published year only days whose date never moves are known', () => {
  expect(holidaysKnownTo).toBe('2026-12-31');
  const later = marketDays.filter(({ date }) => date > holidaysKnownTo);
  expect(later.map(({ date }) => date.slice(5))).toEqual([
    '01-26',
    '04-14',
    '05-01',
    '08-15',
    '10-02',
    '12-25',
  ]);
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
