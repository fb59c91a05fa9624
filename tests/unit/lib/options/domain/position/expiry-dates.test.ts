import { comingExpiries, presetExpiries } from '@/lib/options/domain/position/expiry-dates';

test('the Nifty has five weekly Tuesdays and then the last of each month', () => {
  expect(comingExpiries('2026-11-21', 'NIFTY')).toEqual([
    // The 24th is Guru Nanak Jayanti.
    '2026-11-23',
    '2026-12-01',
    '2026-12-08',
    '2026-12-15',
    '2026-12-22',
    '2026-12-29',
    // The 26th is Republic Day.
    '2027-01-25',
    '2027-02-23',
  ]);
});

test('others have the last of the month only; the BSE has Thursdays', () => {
  expect(comingExpiries('2026-11-21', 'BANKNIFTY').slice(0, 2)).toEqual([
    '2026-11-23',
    '2026-12-29',
  ]);
  expect(comingExpiries('2026-11-21', 'SENSEX')[0]).toBe('2026-11-26');
});

test('a stock expires with the monthly contract of the exchange that it is traded on', () => {
  expect(comingExpiries('2026-11-21', 'own', 'nse').slice(0, 2)).toEqual([
    '2026-11-23',
    '2026-12-29',
  ]);
  expect(comingExpiries('2026-11-21', 'own', 'bse').slice(0, 2)).toEqual([
    '2026-11-26',
    '2026-12-31',
  ]);
});

test('on the day of expiry the next one is coming; before the first row none is', () => {
  expect(comingExpiries('2026-11-23', 'NIFTY')[0]).toBe('2026-12-01');
  expect(comingExpiries('2024-01-01', 'NIFTY')).toEqual([]);
});

test('presets leave a week, and four weeks until the later leg', () => {
  const expiries = comingExpiries('2026-11-21', 'NIFTY');
  expect(presetExpiries(expiries, '2026-11-21')).toEqual({
    expiry: '2026-12-01',
    laterExpiry: '2026-12-29',
  });
  expect(presetExpiries([], '2024-01-01')).toEqual({
    expiry: '2024-01-08',
    laterExpiry: '2024-02-05',
  });
});
