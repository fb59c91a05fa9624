import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import {
  isFarFromPrice,
  readDayAndFigures,
  rowFormat,
  sideOf,
  readCharges,
  type RowOutcome,
  type TableFormat,
  type TableRow,
} from './table-format';

/** The day in India of a moment in UTC, as 2024-03-31 20:15:00; without seconds, or a day alone, too. */
export function dayOfUtc(text: string): IsoDate | null {
  const [, day, time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)|$)/.exec(text.trim()) ?? [];
  if (!isIsoDate(day)) return null;
  const moment = new Date(`${day}T${time}Z`);
  return Number.isNaN(moment.getTime()) ? null : dateInIndia(moment);
}

type CoinTrade = {
  /** BTCINR, BTC/INR, BTC-INR */
  pair: string;
  side: string;
  date: string;
  readDay?: (text: string) => IsoDate | null;
  quantity: string;
  /** Of one coin; empty where the file has none. */
  price: string;
  /** Rupees of the whole trade. */
  total: string;
  fee: string;
  /** INR, or the coin in which the fee was taken. */
  feeCoin: string;
};

/** A trade against rupees; of two coins, each would have to be valued in rupees, which the file does not do. */
const coinTrade = (trade: CoinTrade): RowOutcome => ({
  ...readTrade(trade),
  feeCoin: otherFeeCoin(trade),
});

const plainPair = (pair: string) => pair.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** BTC of BTCINR; empty for a pair of two coins. */
const coinOf = (plain: string) => (plain.endsWith('INR') ? plain.slice(0, -3) : '');

function otherFeeCoin({ pair, fee, feeCoin }: CoinTrade): string | null {
  const coin = feeCoin.toUpperCase();
  const paid = readCharges([fee]);
  const isPaid = 'leftOut' in paid || paid.charges > 0;
  return isPaid && !['', 'INR', coinOf(plainPair(pair))].includes(coin) ? coin : null;
}

function readTrade({
  pair,
  side,
  date,
  readDay,
  quantity,
  price,
  total,
  fee,
  feeCoin,
}: CoinTrade): RowOutcome {
  const plain = plainPair(pair);
  const coin = coinOf(plain);
  if (coin === '') return { leftOut: plain === '' ? 'no-instrument' : 'coin-pair', name: pair };
  const type = sideOf(side);
  if (!type) return { leftOut: 'unknown-type', name: coin, found: side };
  const read = readDayAndFigures(type, date, { quantity, total }, readDay);
  if ('leftOut' in read) return { ...read, name: coin };
  const { on, figures } = read;
  const sign = type === 'buy' ? 1 : -1;
  const paid = readCharges([fee]);
  if ('leftOut' in paid) return { ...paid, on, name: coin };
  const { charges } = paid;
  if (isFarFromPrice(figures.total, figures.quantity, price)) {
    return { leftOut: 'amount', on, name: coin };
  }
  const isInRupees = feeCoin.toUpperCase() === 'INR';
  // A fee in the coin itself makes a purchase smaller and a sale larger.
  const ownCoins = feeCoin.toUpperCase() === coin ? charges : 0;
  return {
    assetClass: 'coin',
    instrument: coin,
    name: coin,
    account: null,
    type,
    on,
    quantity: figures.quantity - sign * ownCoins,
    rupees: figures.total + sign * (isInRupees ? charges : 0),
  };
}

/**
 * A figure with its unit behind it: 0.5BTC, 1,200.50INR. A unit is one of those that are known for the row, which may begin
 * with a digit, or of letters only; otherwise the whole text is the figure, which is then not read: 1O.01BNB.
 */
function withUnit(text: string, known: readonly string[]): { figure: string; unit: string } {
  const plain = text.trim().toUpperCase();
  const unit =
    known.find((one) => one !== '' && plain.endsWith(one)) ??
    /(?<=^[-+]?[\d,]{0,20}(?:\.\d{1,20})?\s?)[A-Z]{2,10}$/.exec(plain)?.[0] ??
    '';
  return { figure: plain.slice(0, plain.length - unit.length).trim(), unit };
}

/** A figure in a unit that is known, or alone. Any other text stays as it is, and is not read as a figure. */
const figureIn = (text: string, unit: string) => {
  const plain = text.trim().toUpperCase();
  return unit !== '' && plain.endsWith(unit) ? plain.slice(0, -unit.length).trim() : text;
};

/** The cells of a trade, each empty where the format has no such column. */
const cellsOfTrade = ({ cell }: TableRow<string>) => ({
  pair: cell('pair'),
  side: cell('side'),
  date: cell('date'),
  quantity: cell('quantity'),
  price: cell('price'),
  total: cell('total'),
  fee: cell('fee'),
  feeCoin: cell('feeCoin'),
});

const tradeInUtc = (row: TableRow<string>) =>
  coinTrade({ ...cellsOfTrade(row), readDay: dayOfUtc });

export const coinFormats: readonly TableFormat[] = [
  rowFormat({
    source: 'wazirx',
    required: {
      date: ['Date'],
      pair: ['Market'],
      quantity: ['Volume'],
      total: ['Total'],
      side: ['Trade'],
    },
    optional: { price: ['Price'], fee: ['Fee'], feeCoin: ['Fee Currency'] },
    read: (row) => tradeInUtc(row),
  }),
  rowFormat({
    source: 'binance',
    required: {
      date: ['Date(UTC)'],
      pair: ['Pair'],
      side: ['Side'],
      quantity: ['Executed'],
      total: ['Amount'],
    },
    optional: { price: ['Price'], fee: ['Fee'] },
    read(row) {
      const cells = cellsOfTrade(row);
      const coin = coinOf(plainPair(cells.pair));
      const fee = withUnit(cells.fee, [coin, 'INR']);
      return coinTrade({
        ...cells,
        readDay: dayOfUtc,
        quantity: figureIn(cells.quantity, coin),
        price: figureIn(cells.price, 'INR'),
        total: figureIn(cells.total, 'INR'),
        fee: fee.figure,
        feeCoin: fee.unit,
      });
    },
  }),
  rowFormat({
    source: 'binance',
    required: {
      date: ['Date(UTC)'],
      pair: ['Market'],
      side: ['Type'],
      quantity: ['Amount'],
      total: ['Total'],
    },
    optional: { price: ['Price'], fee: ['Fee'], feeCoin: ['Fee Coin'] },
    read: (row) => tradeInUtc(row),
  }),
  // CoinDCX, instant orders: always against rupees.
  rowFormat({
    source: 'coindcx',
    required: {
      coin: ['Crypto'],
      date: ['Trade Completion time'],
      side: ['Side'],
      quantity: ['Quantity'],
      total: ['Gross Amount*'],
    },
    optional: { price: ['Avg Buying/Selling Price*'], fee: ['Fees*'] },
    read: (row) =>
      coinTrade({ ...cellsOfTrade(row), pair: `${row.cell('coin')}INR`, feeCoin: 'INR' }),
  }),
  // CoinDCX, spot orders.
  rowFormat({
    source: 'coindcx',
    required: {
      pair: ['Crypto Pair'],
      date: ['Trade Completion time'],
      side: ['Side'],
      quantity: ['Quantity'],
      total: ['Gross Amount*'],
    },
    optional: { price: ['Avg Buying/Selling Price*'], fee: ['Fees*'] },
    read: (row) => coinTrade({ ...cellsOfTrade(row), feeCoin: 'INR' }),
  }),
];
