import fc from 'fast-check';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { nearestOfEach, spanFrom, type PublicDateKind } from '@/lib/agenda/agenda-entry';
import {
  holidaysKnownText,
  publicEntries,
  pageDays,
  publicDates,
  shownDates,
} from '@/lib/agenda/public-dates';
import { isMpcUnknown, mpcDays } from '@/lib/agenda/release-dates';
import { shiftDays } from '@/lib/calendar/day-count';
import { isTradingDay } from '@/lib/calendar/trading-days';
import type { IsoDate, DaySpan } from '@/lib/calendar/iso-date';
import { nextExpiry } from '@/lib/law/contract-expiries';
import { messages } from '@/lib/messages';

const year = { from: '2026-11-21', to: '2027-11-21' } as const;
const allMessages = messages();

const datesOf = (kind: PublicDateKind, today: IsoDate = '2026-11-21', days = pageDays) =>
  publicDates(spanFrom(today, days))
    .filter((each) => each.kind === kind)
    .map(({ date }) => date);

const entriesOf = (series: string, span: DaySpan) =>
  publicEntries(span, allMessages).filter((each) => each.series.startsWith(series));

test('instalments of advance tax come from the law', () => {
  const [instalment] = entriesOf('advance-tax', spanFrom('2026-12-01', 20));
  expect(instalment).toMatchObject({
    title: 'Advance tax: 75% due',
    note: 'Share of the year’s tax after TDS; due if that tax is ₹10,000 or more.',
    detail:
      'Share of the year’s tax after TDS; due if that tax is ₹10,000 or more. By Income-tax Act 2025 (30 of 2025), section 403, 404, 408.',
  });
});

test('a year of tax dates: four instalments, and the returns of two years', () => {
  const tax = publicDates(year).filter(({ series }) => /^(advance-tax|return)$/.test(series));
  expect(tax.map(({ date, uid }) => `${date} ${uid}`)).toEqual([
    '2026-12-15 advance-tax-2026-12-15',
    '2026-12-31 return-2025-belated',
    '2027-03-15 advance-tax-2027-03-15',
    '2027-03-31 return-2025-revised',
    '2027-06-15 advance-tax-2027-06-15',
    '2027-07-31 return-2026-withoutbusiness',
    '2027-08-31 return-2026-businesswithoutaudit',
    '2027-09-15 advance-tax-2027-09-15',
    '2027-10-31 return-2026-audited',
  ]);
});

test('the last day of a late return names the law that it rests on', () => {
  const late = entriesOf('return', year).find(({ uid }) => uid === 'return-2025-belated');
  expect(late).toMatchObject({
    date: '2026-12-31',
    title: 'Belated ITR 2025-26: last day',
    detail: expect.stringContaining(
      'Income-tax Act 1961 (43 of 1961), section 139(1), 139(4)',
    ) as string,
  });
});

test('an extension that the law’s rows know moves a return, under the uid that it had', () => {
  const returns = (span: DaySpan) => publicDates(span).filter(({ series }) => series === 'return');
  // The rows of other dates begin a year later.
  expect(returns({ from: '2025-07-01', to: '2025-09-30' })).toEqual([]);
  const inTime = returns({ from: '2026-07-01', to: '2026-08-31' });
  expect(inTime.map(({ date, uid, basis }) => [date, uid, basis])).toEqual([
    ['2026-07-31', 'return-2025-withoutbusiness', lawOf('return-due-2025')],
    ['2026-08-31', 'return-2025-businesswithoutaudit', lawOf('return-due-2025')],
  ]);
});

function lawOf(id: string): unknown {
  return { by: 'law', law: expect.objectContaining({ id }) as unknown };
}

test('a revised return of the year that begins in 2026 is due in March 2028', () => {
  const dates = publicDates({ from: '2028-03-01', to: '2028-03-31' });
  expect(dates.find(({ kind }) => kind === 'return-revised')?.date).toBe('2028-03-31');
});

test.each([
  ['2025-revised', '31 Dec 2026', 'Income-tax Act 1961 (43 of 1961), section 234-I'],
  ['2026-revised', '31 Dec 2027', 'Income-tax Act 2025 (30 of 2025), section 428(b)'],
])('the last day of a revised return, %s, names the fee and its law', (name, after, citation) => {
  const span = { from: '2026-11-21', to: '2028-04-30' } as const;
  const entry = entriesOf('return', span).find(({ uid }) => uid === `return-${name}`);
  const fee = `After ${after} with a fee: ₹1,000 up to a total income of ₹5,00,000, ₹5,000 above it (${citation}`;
  expect(entry).toMatchObject({
    note: expect.stringContaining(fee),
    detail: expect.stringContaining(fee),
  });
});

test('a revised return of the year before names the law that gave it until March', () => {
  const entry = entriesOf('return', year).find(({ uid }) => uid === 'return-2025-revised');
  expect(entry).toMatchObject({
    date: '2027-03-31',
    title: 'Revised ITR 2025-26: last day',
    detail: expect.stringContaining(
      'Income-tax Act 1961 (43 of 1961), section 139(1), 139(4), 139(5)',
    ) as string,
  });
});

test('the November contracts of the NSE expire on Monday the 23rd, and the entry says why', () => {
  const dates = entriesOf('expiry', { from: '2026-11-21', to: '2026-12-01' });
  expect(dates.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-11-23 NSE monthly expiry: NIFTY, BANKNIFTY, FINNIFTY, MIDCPNIFTY, NIFTYNXT50, NIFTYFPI',
    '2026-11-26 BSE monthly expiry: SENSEX, BANKEX',
    '2026-12-01 NSE weekly expiry: NIFTY',
  ]);
  expect(dates[0]?.detail).toContain(
    'Not on 24 Nov 2026, which is a holiday (Guru Nanak Jayanti).',
  );
  expect(dates[1]?.detail).not.toContain('holiday');
});

test('a corrected expiry has the uid of the wrong one, so that a calendar moves its entry', () => {
  const uids = publicDates(year).map(({ uid, date }) => `${uid} ${date}`);
  expect(uids).toContain('expiry-nifty-2026-11-24 2026-11-23');
  expect(uids).toContain('expiry-nifty-2027-01-26 2027-01-25');
});

test('the repo rate is announced on the days that the Reserve Bank named', () => {
  expect(datesOf('mpc')).toEqual(['2026-12-04', '2027-02-05']);
  const [next] = entriesOf('mpc', spanFrom('2026-11-21', 30));
  expect(next).toMatchObject({
    uid: 'mpc-2026-12',
    note: '',
    detail: expect.stringContaining('Reserve Bank of India, Meeting Schedule') as string,
  });
  expect(isMpcUnknown('2027-02-05')).toBe(false);
  expect(isMpcUnknown('2027-02-06')).toBe(true);
  for (const day of mpcDays) expect(isTradingDay(day)).toBe(true);
});

test('weekdays without trading and weekends with a session are listed with their source', () => {
  const listed = entriesOf('market-day', { from: '2026-01-01', to: '2027-12-31' });
  const titles = listed.map(({ date, title }) => `${date} ${title}`);
  expect(titles).toEqual(
    expect.arrayContaining([
      '2026-01-15 NSE, BSE closed: Municipal elections in Maharashtra',
      '2026-02-01 NSE, BSE open on a weekend: Union Budget',
      '2026-11-08 Muhurat trading for one hour, NSE, BSE: Diwali',
      '2026-11-24 NSE, BSE closed: Guru Nanak Jayanti',
      '2027-01-26 NSE, BSE closed: Republic Day',
    ]),
  );
  // 15 August 2026 is a Saturday.
  expect(titles.join()).not.toContain('Independence Day');
  const detail = (day: string) => listed.find(({ date }) => date === day)?.detail;
  expect(detail('2026-11-24')).toContain('NSE circular CMTR71775');
  expect(detail('2027-01-26')).toContain('the list of 2027 is not published yet');
});

test('usual days name who decides; tax deducted in March is due on 30 April', () => {
  const usual = 'Usual day; check with mospi.gov.in.';
  const releases = entriesOf('release', spanFrom('2026-11-21', 30));
  expect(releases.find(({ uid }) => uid === 'cpi-2026-12')).toMatchObject({
    // 12 December 2026 is a Saturday.
    ...{ date: '2026-12-14', note: usual, detail: usual },
  });
  expect(datesOf('iip', '2026-11-28', 40)).toEqual(['2026-11-30', '2026-12-28']);
  // 28 February 2027 is a Sunday: a span of March has it.
  expect(datesOf('iip', '2027-03-01', 10)).toEqual(['2027-03-01']);
  expect(datesOf('budget')).toEqual(['2027-02-01']);
  expect(datesOf('tds-deposit', '2027-03-01', 75)).toEqual([
    '2027-03-07',
    '2027-04-30',
    '2027-05-07',
  ]);
});

test('the next expiry is the same for the page of options and for the list', () => {
  for (let day = 1; day <= 28; day += 1) {
    const today = `2026-11-${String(day).padStart(2, '0')}` as IsoDate;
    const listed = publicDates(spanFrom(today, 40)).find(({ series }) => series === 'expiry-NIFTY');
    expect([today, listed?.date]).toEqual([today, nextExpiry('NIFTY', today)?.date]);
  }
});

test('is in order, without duplicates, from today to its end, on any day', () => {
  const days = fc.integer({ min: 0, max: 700 });
  fc.assert(
    fc.property(days, (day) => {
      const today = shiftDays('2026-04-01', day);
      const span = spanFrom(today, pageDays);
      const dates = publicDates(span);
      const known = dates.map(({ date }) => date);
      expect([...known].sort()).toEqual(known);
      expect(known.every((date) => today <= date && date <= span.to)).toBe(true);
      expect(new Set(dates.map(({ uid }) => uid)).size).toBe(dates.length);
    }),
    { numRuns: 40 },
  );
});

test('the calendar file: whole days, an hour where one is given, and uids that stay', () => {
  const entries = [
    {
      ...({ uid: 'advance-tax-2026-12-15', series: 'advance-tax', date: '2026-12-15' } as const),
      ...{
        moment: null,
        title: 'Advance tax; 75%, paid',
        note: '',
        detail: 'Section 403\nof the Act',
      },
      ...{ dependsOnHolidays: false, path: '/features/income-tax-calculator' },
    },
    {
      ...({ uid: 'booking-1', series: 'booking', date: '2026-12-16' } as const),
      moment: { startsAt: new Date('2026-12-16T10:00:00Z'), minutes: 45 },
      ...{
        title: 'Call',
        note: '',
        detail: '',
        dependsOnHolidays: false,
        path: '/features/consultation',
      },
    },
  ];
  const file = (now: Date) =>
    agendaCalendar(entries, { name: 'Dates', siteUrl: 'https://example.in', now }).replaceAll(
      '\r\n ',
      '',
    );
  const text = file(new Date('2026-11-21T00:00:00Z'));
  for (const line of [
    'UID:advance-tax-2026-12-15@example.in',
    'DTSTART;VALUE=DATE:20261215',
    'DTEND;VALUE=DATE:20261216',
    'SUMMARY:Advance tax\\; 75%\\, paid',
    'DESCRIPTION:Section 403\\nof the Act',
    'DTSTART:20261216T100000Z',
    'DTEND:20261216T104500Z',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  const uids = (of: string) => of.match(/^UID:.*$/gm);
  expect(uids(file(new Date('2027-01-01T00:00:00Z')))).toEqual(uids(text));
});

test('of each series the nearest comes first, in the order of days: rate, instalment and return too', () => {
  const entries = publicEntries({ from: '2026-11-21', to: '2027-03-21' }, allMessages);
  expect(nearestOfEach(entries, shownDates).map(({ date, uid }) => `${date} ${uid}`)).toEqual([
    '2026-11-23 expiry-nifty-2026-11-24',
    '2026-11-24 market-day-2026-11-24',
    '2026-11-26 expiry-sensex-2026-11-26',
    '2026-11-30 iip-2026-11',
    '2026-12-04 mpc-2026-12',
    '2026-12-07 tds-deposit-2026-12',
    '2026-12-15 advance-tax-2026-12-15',
    '2026-12-31 return-2025-belated',
  ]);
});

test('a list that reaches past the published holidays says so, one within them does not', () => {
  const upTo = (to: '2026-12-31' | '2027-01-06') =>
    holidaysKnownText(publicEntries({ from: '2026-11-21', to }, allMessages), allMessages);
  expect(upTo('2026-12-31')).toBeNull();
  expect(upTo('2027-01-06')).toBe(
    'Trading holidays are known up to 31 Dec 2026. Later dates may move.',
  );
  const taxAlone = publicEntries({ from: '2027-03-15', to: '2027-03-15' }, allMessages);
  expect(holidaysKnownText(taxAlone, allMessages)).toBeNull();
});
