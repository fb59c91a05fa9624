import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryPanel } from '@/components/options/history/history-panel';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { csvText } from '@/lib/csv/csv';
import {
  cashCsv,
  derivativesCsv,
  priceHistoryCsv,
  vixCsv,
} from '@/lib/market-files/samples/exchange-files';
import { messages } from '@/lib/messages';
import { analysisOf } from '@/tests/unit/lib/options/any-legs';
import { chooseFiles, holdFile } from './market-files';
import { hrefOf } from '@/tests/components/href-of';

const { optionHistory } = messages();

jest.mock('@/lib/market-files/read-in-worker', () => jest.requireActual('./market-files'));

const isAny = { hidden: true } as const;

function show(query: string) {
  const panel = (of: string) => (
    <HistoryPanel
      analysis={analysisOf(of, '2026-11-20')}
      today="2026-11-20"
      indexFund={{ code: 100_001, path: '/features/mutual-funds/100001/nav.csv' }}
    />
  );
  const { rerender } = render(panel(query));
  return (other: string) => rerender(panel(other));
}

async function drop(files: Readonly<Record<string, string | null>>) {
  await chooseFiles(optionHistory.file.label, files);
  await waitFor(() => expect(screen.queryByRole('progressbar', isAny)).not.toBeInTheDocument());
}

/** A day of SENSEX as BSE writes it: volume in units, an underlying’s close, the lot of the contract. */
const bseDay = (date: string, spot: string) =>
  derivativesCsv(date, ['2026-11-26'], 'BSE')
    .replaceAll('SAMPLEX', 'SENSEX')
    .replaceAll('22790.40', spot);

const sensex =
  'v=1&under=SENSEX&l=b_c_1_20_150_2026-11-26_22800_0.12&l=s_c_1_20_60_2026-11-26_23200_0.12&s=22800&date=2026-11-20';

it('follows a SENSEX spread through BSE’s files, with marks, missing days and files left out', async () => {
  show(sensex);
  expect(
    screen.queryByRole('link', { name: optionHistory.file.ownHistoryLink }),
  ).not.toBeInTheDocument();
  await drop({
    '16.csv': bseDay('2026-11-16', '22700.00'),
    '18.csv': bseDay('2026-11-18', '22790.40'),
    'again.csv': bseDay('2026-11-18', '22790.40'),
    'nse.csv': derivativesCsv('2026-11-19', ['2026-11-26']),
    'page.csv': '<!doctype html>',
    'vix.csv': vixCsv(['06-NOV-2026']),
    'gone.csv': null,
  });
  const table = await screen.findByRole('table', { name: optionHistory.premium.caption, ...isAny });
  const rows = within(table).getAllByRole('row', isAny).slice(1);
  expect(rows.map((row) => row.textContent?.slice(0, 11))).toEqual(['18 Nov 2026', '16 Nov 2026']);
  const [sentence] = screen.getAllByText(/since 16 Nov 2026.*closes of BSE on 2 days/);
  expect(sentence).toBeVisible();
  // The far strike did not trade.
  expect(within(rows[0]!).getByText(optionHistory.premium.marks.settlement)).toBeVisible();
  expect(within(rows[1]!).getAllByText('₹0')).not.toHaveLength(0);
  expect(screen.getByText('1 trading day in between has no file: 17 Nov 2026.')).toBeVisible();
  // The lot in the sample is 65, of the position 20.
  expect(screen.getByText(/Lots in the files differ.*Leg 1: 65 units/)).toBeVisible();
  const unused = within(
    screen.getByRole('table', { name: optionHistory.file.unused.caption, ...isAny }),
  );
  for (const [name, reason] of [
    ['again.csv', optionHistory.file.unused.reasons['same-day']],
    ['nse.csv', optionHistory.file.unused.reasons['other-exchange']],
    ['page.csv', /web page/],
    ['vix.csv', optionHistory.file.unused.reasons['other-kind']],
    ['gone.csv', optionHistory.file.unused.reasons['not-loaded']],
  ] as const) {
    const row = unused.getByRole('row', { name: new RegExp(name), ...isAny });
    expect(within(row).getByText(reason)).toBeInTheDocument();
  }
  expect(screen.getByText(/Too few closing prices: a period has 3 trading days/)).toBeVisible();
});

const nifty = 'v=1&l=s_p_1_65_100_2026-12-01_24000_0.12&s=24000&date=2026-11-20';
const historyOf = (days: readonly string[]) =>
  csvText([
    ['Date ', 'Open ', 'High ', 'Low ', 'Close ', 'Shares Traded ', 'Turnover (₹ Cr)'],
    ...days.map((day, index) => [day, 1, 1, 1, 24_000 * (index % 2 ? 1.01 : 1), 1, 1]),
  ]);

it('sets the payoff over past moves beside the lognormal, says the windows and offers the history of the Nifty', async () => {
  show(nifty);
  expect(hrefOf(optionHistory.file.ownHistoryLink)).toBe('/features/mutual-funds/100001/nav.csv');
  const days = tradingDaysAfter('2026-01-01', '2026-11-19');
  await drop({ 'NIFTY 50.csv': historyOf(days) });
  const table = within(
    await screen.findByRole('table', { name: optionHistory.moves.compare.caption, ...isAny }),
  );
  // Six trading days: even, so that every window ends where it began, and the put expires worthless.
  const count = days.length - 6;
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`), ...isAny });
  expect(row(optionHistory.moves.compare.probability)).toHaveTextContent(
    `100% (${count} of ${count})`,
  );
  expect(row(optionHistory.moves.compare.mean)).toHaveTextContent('+₹6,500');
  const windows = `in ${count} periods of 6 trading days \\(2 Jan 2026 to 19 Nov 2026\\)`;
  expect(screen.getAllByText(new RegExp(windows))[0]).toBeVisible();
  expect(screen.getByText(/Read as prices of NIFTY.*NIFTY 50\.csv/)).toBeVisible();
  await userEvent.click(
    screen.getByLabelText(new RegExp(`^${optionHistory.moves.separate.label}`)),
  );
  const separate = Math.floor((days.length - 1) / 6);
  expect(row(optionHistory.moves.compare.probability)).toHaveTextContent(
    `(${separate} of ${separate})`,
  );
  expect(screen.getByText(optionHistory.moves.noOverlap, { exact: false })).toBeVisible();
});

const bankNifty =
  'v=1&under=BANKNIFTY&l=s_p_1_30_100_2026-12-29_54000_0.12&s=54000&date=2026-11-20';

it('shows nothing of another underlying than that of the files, also while they are read, and reads them again', async () => {
  const change = show(nifty);
  const days = tradingDaysAfter('2026-01-01', '2026-11-19');
  const endReading = holdFile('second.csv');
  const history = { 'NIFTY 50.csv': historyOf(days), 'second.csv': historyOf(days) };
  await chooseFiles(optionHistory.file.label, history);
  const compared = { name: optionHistory.moves.compare.caption, ...isAny };
  expect(await screen.findByRole('table', compared)).toBeInTheDocument();
  change(bankNifty);
  expect(screen.queryByRole('table', compared)).not.toBeInTheDocument();
  endReading();
  expect(await screen.findByText(/Read as prices of NIFTY, .*second\.csv/)).toBeVisible();
  expect(screen.queryByRole('table', compared)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Read the files again for BANKNIFTY'));
  expect(await screen.findByText(/Read as prices of BANKNIFTY, /)).toBeVisible();
  expect(await screen.findByRole('table', compared)).toBeInTheDocument();
});

it('asks which share of the files is meant', async () => {
  show('v=1&under=own&lot=100&l=b_c_1_100_10_2026-12-29_420_0.3&s=412&date=2026-11-20');
  await drop({ 'cash.csv': cashCsv('2026-11-19') });
  await userEvent.selectOptions(screen.getByLabelText(optionHistory.file.symbol), 'SAMPUMP');
  expect(await screen.findByText(/Too few closing prices:.*1 were read/)).toBeVisible();
});

it('draws the payoff over the sample, with bars and the lognormal, and a row for each price', async () => {
  show(nifty);
  await drop({ 'sample.csv': priceHistoryCsv(tradingDaysAfter('2025-11-20', '2026-11-19')) });
  const card = await screen.findByRole('region', { name: optionHistory.moves.title });
  const figures = within(
    within(card).getByRole('table', { name: optionHistory.moves.caption, ...isAny }),
  ).getAllByRole('row', isAny);
  // All windows and all of the lognormal end below the highest price.
  expect(figures.at(-1)).toHaveTextContent(/100%.*(?:99\.\d|100)%$/);
  expect(within(card).getByText(/Closes of a share or a price index/)).toBeVisible();
});
