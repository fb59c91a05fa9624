import { isTradingDay } from '@/lib/calendar/holidays';
import { contractExpiries, nextExpiry } from '@/lib/law/contract-expiries';
import { expiryDays, type ListedContract } from '@/content/law/expiry-days';

const contracts = Object.keys(expiryDays) as ListedContract[];

/** Days that the exchanges' own lists, or reports of the day, give. */
test.each([
  ['NIFTY', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
  ['NIFTY', '2026-11-23', '2026-11-23', 'Guru Nanak Jayanti'],
  ['NIFTY', '2026-11-24', '2026-12-01', null],
  ['BANKNIFTY', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
  ['FINNIFTY', '2026-11-24', '2026-12-29', null],
  ['NIFTY', '2027-01-20', '2027-01-25', 'Republic Day'],
  ['NIFTY', '2026-10-14', '2026-10-19', 'Dussehra'],
  // Monday is the first trading day before Tuesday the 10th: Diwali is a Sunday.
  ['NIFTY', '2026-11-04', '2026-11-09', 'Balipratipada'],
  ['SENSEX', '2026-01-13', '2026-01-14', 'Municipal elections in Maharashtra'],
  ['SENSEX', '2026-03-20', '2026-03-25', 'Ram Navami'],
  ['BANKEX', '2026-05-20', '2026-05-27', 'Bakri Id'],
  ['SENSEX', '2026-11-23', '2026-11-26', null],
  ['BANKEX', '2026-11-27', '2026-12-31', null],
  ['nse-stocks', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
] as const)('the next expiry of %s from %s is %s', (contract, today, date, movedBy) => {
  expect(nextExpiry(contract, today)).toMatchObject({ date, movedBy });
});

test('a contract that expires a day early has not yet passed to the next on that day', () => {
  const dates = contractExpiries('NIFTY', { from: '2026-11-23', to: '2026-12-29' });
  expect(dates.map(({ date, isMonthly }) => `${date} ${isMonthly ? 'monthly' : 'weekly'}`)).toEqual(
    [
      '2026-11-23 monthly',
      '2026-12-01 weekly',
      '2026-12-08 weekly',
      '2026-12-15 weekly',
      '2026-12-22 weekly',
      '2026-12-29 monthly',
    ],
  );
});

test('an expiry that a holiday moves into the span is in it, one that it moves out is not', () => {
  expect(contractExpiries('NIFTY', { from: '2026-11-20', to: '2026-11-23' })).toHaveLength(1);
  expect(contractExpiries('NIFTY', { from: '2026-11-24', to: '2026-11-30' })).toEqual([]);
});

test.each(contracts)(
  '%s expires on trading days alone, twelve times a year or every week',
  (of) => {
    const dates = contractExpiries(of, { from: '2026-09-01', to: '2027-08-31' });
    const weeks = { NIFTY: 53, SENSEX: 52 }[of as string];
    expect(dates).toHaveLength(weeks ?? 12);
    expect(dates.filter(({ isMonthly }) => isMonthly)).toHaveLength(12);
    for (const { date, rule } of dates) expect(isTradingDay(date, rule.exchange)).toBe(true);
  },
);

test('before the first row there is none', () => {
  expect(nextExpiry('NIFTY', '2024-01-01')).toBeNull();
});
