import { dayFileOf, joinDayFiles, type NamedDayFile } from '@/lib/options/domain/history/day-file';
import { readMarketText } from '@/lib/market-files/read-market-file';
import { cashCsv, derivativesCsv, vixCsv } from '@/lib/market-files/samples/exchange-files';

const day = '2026-11-19';
const header = 'Index Name,Index Date,Open Index Value,Closing Index Value\n';
const indices = (...names: string[]) =>
  `${header}${names.map((name, index) => `${name},19-11-2026,1,${index + 1}`).join('\n')}\n`;

function read(text: string, symbol: string) {
  const file = readMarketText('file.csv', text);
  if (!file.ok) throw new Error(file.problem.code);
  return dayFileOf(file.value, symbol);
}

test.each([
  ['NIFTY', 'Nifty 50', 1],
  ['BANKNIFTY', 'Nifty Bank', 2],
  ['FINNIFTY', 'Nifty Financial Services', 3],
  ['MIDCPNIFTY', 'NIFTY Midcap Select', 4],
  ['NIFTYNXT50', 'Nifty Next 50', 5],
])('%s is %s in the list of indices', (symbol, _name, close) => {
  const file = indices(
    ...['Nifty 50', 'Nifty Bank', 'Nifty Financial Services', 'NIFTY Midcap Select'],
    ...['Nifty Next 50', 'India VIX'],
  );
  expect(read(file, symbol)).toMatchObject({ closes: [{ date: day, close }], isUnnamed: false });
});

test('shares are found by the symbol of NSE or the code of BSE', () => {
  const closes = [{ date: day, close: 412.5 }];
  expect(read(cashCsv(day), 'SAMPUMP')).toMatchObject({ kind: 'closes', closes });
  expect(read(cashCsv(day, 'BSE'), '990001')).toMatchObject({ kind: 'closes', closes });
  expect(read(cashCsv(day), 'NIFTY')).toMatchObject({ closes: [] });
  expect(read(vixCsv(['06-NOV-2026']), 'NIFTY')).toEqual({ kind: 'other' });
});

test('several files say one thing a day, and what says nothing is named', () => {
  const files: NamedDayFile[] = [
    { ...read(derivativesCsv(day, ['2026-12-29']), 'SAMPLEX'), name: 'a' },
    { ...read(derivativesCsv(day, ['2026-12-29']), 'SAMPLEX'), name: 'b' },
    { ...read(derivativesCsv('2026-11-18', ['2026-12-29'], 'BSE'), 'SAMPLEX'), name: 'c' },
    { ...read(derivativesCsv('2026-11-17', ['2026-12-29']), 'NIFTY'), name: 'd' },
    { ...read(indices('Samplex'), 'SAMPLEX'), name: 'e' },
    { ...read('Date,Open,High,Low,Close\n16-Nov-2026,1,1,1,22000\n', 'SAMPLEX'), name: 'f' },
  ];
  const { days, closes, unused, unnamed } = joinDayFiles(files, 'nse');
  expect(days.map(({ date, underlying }) => [date, underlying?.symbol])).toEqual([
    [day, 'SAMPLEX'],
    ['2026-11-17', undefined],
  ]);
  // Of two closes of a day the first counts.
  expect(closes).toEqual([
    { date: day, close: 22_790.4 },
    { date: '2026-11-16', close: 22_000 },
  ]);
  expect(unused).toEqual([
    { name: 'b', reason: 'same-day' },
    { name: 'c', reason: 'other-exchange' },
    { name: 'd', reason: 'not-in-file' },
  ]);
  expect(unnamed).toEqual(['f']);
});
