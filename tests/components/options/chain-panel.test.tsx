import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChainPanel } from '@/components/options/chain/chain-panel';
import type { ChainSetting } from '@/components/options/chain/chain-table';
import { cashCsv, derivativesCsv, vixCsv } from '@/lib/market-files/samples/exchange-files';
import { messages } from '@/lib/messages';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import type { Underlying } from '@/lib/options/domain/position/typed-strategy';
import { chooseFiles } from './market-files';
import { enterText } from '@/tests/components/enter-text';

const { optionChain } = messages();

jest.mock('@/lib/market-files/read-in-worker', () => jest.requireActual('./market-files'));

const setting: ChainSetting = {
  spot: 24_512,
  strikeStep: 50,
  unitsPerLot: 65,
  today: '2026-11-21',
  expiries: ['2026-12-01', '2026-12-29'],
  rate: 0.065,
  dividendYield: 0.012,
  dayCount: 'calendar-365',
  volatility: 0.14,
};

function show(underlying: Underlying = 'NIFTY') {
  const onLegAdded = jest.fn<boolean, [OptionLeg]>(() => true);
  const on = { onLegAdded, onSpotRead: jest.fn(), onVolatilityRead: jest.fn() };
  const panel = (hasLegs: boolean) => <ChainPanel {...{ setting, underlying, hasLegs, ...on }} />;
  const { rerender } = render(panel(true));
  return { ...on, removeLegs: () => rerender(panel(false)) };
}

const drop = (name: string, content: string) =>
  chooseFiles(optionChain.file.label, { [name]: content });

/** `hidden` spares jsdom the question of what is visible, which of a whole chain takes it a second. */
const isAny = { hidden: true } as const;
const table = () => screen.getByRole('table', { name: /option chain for/i, ...isAny });
const strikes = () => within(table()).getAllByRole('rowheader', isAny);
const rowOf = (strike: string) =>
  within(table()).getByRole('row', { name: new RegExp(strike), ...isAny });

const header =
  ',OI,CHNG IN OI,VOLUME,IV,LTP,CHNG,BID QTY,BID,ASK,ASK QTY,STRIKE,BID QTY,BID,ASK,ASK QTY,CHNG,LTP,IV,VOLUME,CHNG IN OI,OI,';
const csv = [
  'CALLS,,PUTS',
  header,
  ',"1,000",-,50,-,310,-,75,309,311,75,"25,000.00",75,180,182,75,-,181,-,60,-,"1,500",',
  ',500,-,10,-,260,-,75,255,265,75,"25,100.00",75,-,-,75,-,"12,5",-,0,-,0,',
  ',700,-,0,-,210,-,75,180,240,75,"25,200.00",75,-,-,75,-,-,-,-,-,-,',
].join('\r\n');

const choose = (label: string) => userEvent.click(screen.getByLabelText(new RegExp(`^${label}`)));
const paste = async (text: string) => {
  enterText(screen.getByLabelText(optionChain.file.pasteLabel), text);
  await userEvent.click(screen.getByText(optionChain.file.read));
};

it('starts with a sample that says in its caption that it is fictional, of the strikes near the spot', () => {
  show();
  expect(screen.getByText(optionChain.sampleLabel)).toBeVisible();
  expect(table()).toHaveAccessibleName(/^Sample data, fictional/);
  expect(within(rowOf('24,500')).getByText(optionChain.table.atMoney)).toBeVisible();
  for (const note of [
    optionChain.figures.putCallNote,
    optionChain.figures.maxPainNote,
    optionChain.smile.note,
  ]) {
    expect(screen.getByText(note, { exact: false })).toBeVisible();
  }
  expect(strikes()).toHaveLength(17);
  fireEvent.click(screen.getByText('Show all 31 strikes'));
  expect(strikes()).toHaveLength(31);
});

it('adds an option as a leg at the price that its side trades at, and says so', () => {
  const { onLegAdded } = show();
  fireEvent.click(screen.getByLabelText('Sell put 24,400'));
  const bid = within(rowOf('24,400')).getAllByText(/ \/ /)[1]?.textContent?.split(' / ')[0];
  expect(onLegAdded).toHaveBeenCalledWith({
    ...{ side: 'sell', kind: 'put', strike: 24_400, expiry: '2026-12-01' },
    ...{ lots: 1, unitsPerLot: 65, volatility: expect.closeTo(0.132, 2) },
    priceRupees: expect.closeTo(Number(bid), 5),
  });
  expect(screen.getByText(`Added: sell put 24,400 at ${bid}.`)).toBeVisible();
});

it('says that a position has as many legs as it can instead of naming a leg as added', () => {
  const { onLegAdded } = show();
  onLegAdded.mockReturnValue(false);
  fireEvent.click(screen.getByLabelText('Sell put 24,400'));
  expect(screen.getByText(messages().options.form.max)).toBeVisible();
  expect(screen.queryByText(/^Added:/)).not.toBeInTheDocument();
});

it('reads a pasted download, lists unreadable lines, warns of illiquid strikes and offers the spot price', async () => {
  const { onSpotRead } = show();
  await choose(optionChain.source.file.label);
  await paste(csv);
  expect(await screen.findByText('2 strikes were read. 1 line was not.')).toBeVisible();
  const bad = within(screen.getByRole('table', { name: optionChain.file.bad.caption, ...isAny }));
  expect(bad.getByText('4')).toBeVisible();
  expect(bad.getByText('LTP is not a number')).toBeVisible();
  expect(
    screen.getByText(/does not name an underlying. It is read as a chain of NIFTY/),
  ).toBeVisible();
  expect(bad.getByText(/25,100\.00/)).toBeVisible();
  expect(screen.getByText(/^Open interest is known for 3 of 4 options\./)).toBeVisible();
  expect(screen.queryByText(optionChain.sampleLabel)).not.toBeInTheDocument();
  const row = within(rowOf('25,200'));
  // Below the last price on phones, below bid and ask on wider screens.
  expect(row.getAllByText('wide spread, 29%, no trades that day')).toHaveLength(2);
  expect(row.queryByLabelText(/put/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(optionChain.file.pasteLabel)).toHaveValue(
    csv.replaceAll('\r\n', '\n'),
  );
  fireEvent.click(screen.getByText(/^Use .* as the spot/));
  // 310 - 181 + 25,000 less a little interest.
  expect(onSpotRead.mock.calls).toEqual([[expect.closeTo(129 + 25_000 - 36.3, -1)]]);
});

it('takes a file, and the expiry from its name', async () => {
  show();
  await choose(optionChain.source.file.label);
  await drop('option-chain-ED-NIFTY-31-Dec-2026.csv', csv);
  expect(await screen.findByText(/2 strikes were read/)).toBeVisible();
  expect(screen.getByLabelText(optionChain.expiry)).toHaveValue('2026-12-31');
  expect(table()).toHaveAccessibleName('Option chain for 31 Dec 2026');
});

it('computes volatility from typed premiums, and goes to the field that is wrong', async () => {
  const { onLegAdded } = show();
  await choose(optionChain.source.typed.label);
  const call = screen.getByLabelText('Call premium of row 3');
  await userEvent.type(call, 'abc');
  await userEvent.click(screen.getByText(optionChain.typed.show));
  expect(screen.getByText('Enter an amount above zero: Call premium of row 3.')).toBeVisible();
  expect(call).toHaveFocus();
  await userEvent.clear(call);
  await userEvent.type(call, '180{Enter}');
  expect(within(rowOf('24,500')).getAllByText('9.6%')).toHaveLength(2);
  expect(screen.getByText(optionChain.smile.none)).toBeVisible();
  fireEvent.click(screen.getByLabelText('Buy call 24,500'));
  expect(onLegAdded).toHaveBeenCalledWith(expect.objectContaining({ priceRupees: 180 }));
});

it('puts the chains of two expiries side by side, each read for the expiry that was chosen', async () => {
  show();
  await choose(optionChain.source.file.label);
  await paste(csv);
  expect(screen.getByText(optionChain.surface.oneExpiry)).toBeVisible();
  enterText(screen.getByLabelText(optionChain.expiry), '2026-12-29');
  expect(screen.getByText(/No chain was read for 29 Dec/)).toBeVisible();
  await paste('strike,call,put\n25000,250,700\n25100,210,760');
  const surface = screen.getByRole('table', { name: optionChain.surface.caption, ...isAny });
  expect(within(surface).getAllByRole('columnheader', isAny)).toHaveLength(3);
  expect(within(surface).getAllByText(/^\d+\.\d%$/)).toHaveLength(4);
});

it('says how many rows of an answer it did not read, and a file that is removed takes its chain along', async () => {
  show();
  await choose(optionChain.source.file.label);
  const item = { expiryDates: '31-Dec-2026', CE: { lastPrice: 300 } };
  const data = [24_400, 24_500, 'x', null].map((strikePrice) => ({ ...item, strikePrice }));
  await drop('chain.json', JSON.stringify({ records: { data } }));
  expect(
    await screen.findByText(/2 strikes of 1 expiry .*2 rows of the file were not/),
  ).toBeVisible();
  await userEvent.click(screen.getByLabelText(optionChain.file.labels.remove));
  expect(screen.queryByRole('table', { name: /Option chain/, ...isAny })).not.toBeInTheDocument();
  await drop('option-chain-ED-NIFTY-29-Dec-2026.csv', csv);
  expect(await screen.findByText(/from the file name/)).toBeVisible();
  enterText(screen.getByLabelText(optionChain.expiry), '2026-12-01');
  await paste('strike,call,put\n25000,250,700');
  enterText(screen.getByLabelText(optionChain.expiry), '2026-12-29');
  await drop('option-chain-ED-NIFTY-29-Dec-2026.csv', csv);
  await userEvent.click(screen.getByLabelText(optionChain.file.labels.remove));
  expect(screen.getByText(/No chain was read for 29 Dec/)).toBeVisible();
  enterText(screen.getByLabelText(optionChain.expiry), '2026-12-01');
  expect(rowOf('25,000')).toBeVisible();
});

it('keeps what an opened file gave while a text beside it cannot be read', async () => {
  show();
  await choose(optionChain.source.file.label);
  await drop('option-chain-ED-NIFTY-31-Dec-2026.csv', csv);
  expect(await screen.findByText(/2 strikes were read/)).toBeVisible();
  await userEvent.click(screen.getByText(optionChain.file.read));
  expect(await screen.findByText(optionChain.file.problems.empty)).toBeVisible();
  expect(rowOf('25,000')).toBeVisible();
  await paste('a,b\n1,2');
  expect(await screen.findByText(optionChain.file.problems['no-header'])).toBeVisible();
  expect(rowOf('25,000')).toBeVisible();
  await drop('chain.json', '{"records":{"data":[]}}');
  expect(await screen.findByText(optionChain.file.problems['no-rows'])).toBeVisible();
  expect(rowOf('25,000')).toBeVisible();
  await userEvent.click(screen.getByLabelText(optionChain.file.labels.remove));
  expect(screen.queryByRole('table', { name: /Option chain/, ...isAny })).not.toBeInTheDocument();
});

it('tells an expiry that has passed from one without time left, of which neither gives a volatility', async () => {
  show();
  await choose(optionChain.source.file.label);
  await drop('option-chain-ED-NIFTY-20-Nov-2026.csv', csv);
  expect(await screen.findByText(/^This expiry has passed/)).toBeVisible();
  // The day of the prices.
  await drop('option-chain-ED-NIFTY-21-Nov-2026.csv', csv);
  expect(await screen.findByText(/^No time is left until this expiry/)).toBeVisible();
  expect(screen.queryByText(/^This expiry has passed/)).not.toBeInTheDocument();
});

it('shows NSE’s answer, and the volatility index of a file', async () => {
  const { onVolatilityRead } = show();
  await choose(optionChain.source.file.label);
  const item = { strikePrice: 24_500, expiryDates: '31-Dec-2026', CE: { lastPrice: 300 } };
  await drop('chain.json', JSON.stringify({ records: { timestamp: '20-Nov-2026', data: [item] } }));
  expect(await screen.findByText(/One strike of 1 expiry .*20 Nov 2026/)).toBeVisible();
  expect(screen.getByLabelText(optionChain.expiry)).toHaveValue('2026-12-31');
  await drop('vix.csv', vixCsv(['06-NOV-2026', '05-NOV-2026']));
  await userEvent.click(await screen.findByText('Use 13.2% as the volatility'));
  expect(onVolatilityRead).toHaveBeenCalledWith(13.2);
});

/** A day of BSE with both of its indices, under the names and lots of its contracts; the expiry was moved to a Wednesday. */
function bseDay(): string {
  const [header = '', ...rows] = derivativesCsv('2026-11-19', ['2026-11-25', '2026-12-31'], 'BSE')
    .trimEnd()
    .split('\r\n');
  const named = (symbol: string, lot: number, spot: string) =>
    rows.map((row) =>
      row
        .replaceAll('SAMPLEX', symbol)
        .replace('22790.40', spot)
        .replace(/,65,,,,,$/, `,${lot},,,,,`),
    );
  // A blank line between the rows, as some copies have.
  return [header, ...named('SENSEX', 20, '22810.10'), '', ...named('BANKEX', 30, '22650.00')].join(
    '\r\n',
  );
}

it('shows SENSEX and BANKEX of a day of BSE with their lots, expiries as written, volatility and settlement prices', async () => {
  const { onLegAdded, onSpotRead } = show('SENSEX');
  await choose(optionChain.source.file.label);
  await drop('BhavCopy_BSE_FO_0_0_0_20261119_F_0000.CSV', bseDay());
  const underlying = await screen.findByLabelText(optionChain.file.underlying);
  expect(underlying).toHaveValue('SENSEX');
  expect(underlying).toHaveAccessibleDescription(/BSE F&O bhavcopy of 19 Nov 2026/);
  const expiry = screen.getByLabelText(optionChain.expiry);
  expect(expiry).toHaveValue('2026-11-25');
  expect(expiry).toHaveAccessibleDescription('Lot of this expiry in the file: 20 units.');
  expect(within(rowOf('22,800')).getByText(optionChain.table.atMoney)).toBeVisible();
  // Beside the strike on phones, in a column of its own on wider screens.
  expect(within(rowOf('22,800')).getAllByText(/^\d+\.\d%$/)).toHaveLength(2);
  expect(within(rowOf('23,200')).getAllByText(optionChain.table.settlement)).toHaveLength(2);
  expect(screen.getByText(optionChain.table.settlementNote, { exact: false })).toBeVisible();
  fireEvent.click(screen.getByText('Use 22,810.1 as the spot'));
  expect(onSpotRead).toHaveBeenCalledWith(22_810.1);
  fireEvent.click(screen.getByLabelText('Sell put 22,650'));
  expect(onLegAdded).toHaveBeenCalledWith(
    expect.objectContaining({ expiry: '2026-11-25', unitsPerLot: 20 }),
  );
  await userEvent.selectOptions(underlying, 'BANKEX');
  expect(within(rowOf('22,650')).getByText(optionChain.table.atMoney)).toBeVisible();
  // One payoff has one underlying.
  expect(screen.getByText(/^This chain is on BANKEX, your position is on SENSEX\./)).toBeVisible();
  expect(screen.queryByLabelText('Sell put 22,650')).not.toBeInTheDocument();
  expect(screen.queryByText(/as the spot$/)).not.toBeInTheDocument();
});

it('takes legs of one stock only, and of a chain whose name or content says another underlying none', async () => {
  const { onLegAdded, removeLegs } = show('own');
  await choose(optionChain.source.file.label);
  const sell = 'Sell put 25,000';
  await drop('option-chain-ED-ABC-31-Dec-2026.csv', csv);
  fireEvent.click(await screen.findByLabelText(sell));
  expect(onLegAdded).toHaveBeenCalledTimes(1);
  await drop('option-chain-ED-M&M-31-Dec-2026.csv', csv);
  const otherStock =
    /^This chain is on M&M, and your position has legs of ABC\..*first remove all legs/;
  expect(await screen.findByText(otherStock)).toBeVisible();
  expect(screen.queryByLabelText(sell)).not.toBeInTheDocument();
  const side = { underlying: 'NIFTY', lastPrice: 300 };
  const item = { strikePrice: 25_000, expiryDates: '31-Dec-2026', CE: side, PE: side };
  await drop('chain.json', JSON.stringify({ records: { data: [item] } }));
  expect(
    await screen.findByText(/^This chain is on NIFTY, your position is on ABC\./),
  ).toBeVisible();
  expect(screen.queryByLabelText(sell)).not.toBeInTheDocument();
  await drop('option-chain-ED-ABC-31-Dec-2026.csv', csv);
  expect(await screen.findByLabelText(sell)).toBeInTheDocument();
  // Without legs the position may be on another stock.
  removeLegs();
  await drop('option-chain-ED-M&M-31-Dec-2026.csv', csv);
  expect(await screen.findByLabelText(sell)).toBeInTheDocument();
});

it('reads the volatility index from a day’s indices, and rejects a file without a chain', async () => {
  const { onVolatilityRead } = show();
  await choose(optionChain.source.file.label);
  const header = 'Index Name,Index Date,Open Index Value,Closing Index Value';
  await drop(
    'ind_close_all_06112026.csv',
    `${header}\nNifty 50,06-11-2026,1,22790\nIndia VIX,06-11-2026,-,14.1\n`,
  );
  expect(await screen.findByText(/India VIX 14\.1% on 6 Nov 2026/)).toBeVisible();
  await userEvent.click(screen.getByText('Use 14.1% as the volatility'));
  expect(onVolatilityRead).toHaveBeenCalledWith(14.1);
  await drop('ind_close.csv', `${header}\nNifty 50,06-11-2026,1,22790\n`);
  expect(await screen.findByText(optionChain.file.otherKind)).toBeVisible();
  await drop('cash.csv', cashCsv('2026-11-20'));
  expect(await screen.findByText(optionChain.file.otherKind)).toBeVisible();
  await drop('page.csv', '<!doctype html>');
  expect(await screen.findByText(/This is a web page, not a data file/)).toBeVisible();
  await paste('a,b\n1,2');
  expect(await screen.findByText(optionChain.file.problems['no-header'])).toBeVisible();
});

it('leaves quotes and volume out on phones until they are asked for', () => {
  show();
  const bids = () => within(rowOf('24,500')).getAllByText(/ \/ /);
  for (const bid of bids()) expect(bid).toHaveClass('max-md:hidden');
  fireEvent.click(screen.getByText(optionChain.table.allColumns));
  for (const bid of bids()) expect(bid).not.toHaveClass('max-md:hidden');
  fireEvent.click(screen.getByText(optionChain.table.fewerColumns));
  for (const bid of bids()) expect(bid).toHaveClass('max-md:hidden');
});
