import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftDays } from '@/lib/calendar/day-count';
import type { StatementSource } from '@/lib/statements/statement';
import { inventedIsin } from './cas-pages';

/** A trade of a random file; quantities in thousandths and prices in paise, so that amounts are exact enough. */
export type Trade = {
  side: 'buy' | 'sell';
  day: IsoDate;
  /** Of the instruments of a format. */
  of: number;
  thousandths: number;
  pricePaise: number;
};

type Kind = 'day' | 'side' | 'units' | 'price' | 'amount' | 'isin' | 'name' | 'folio' | 'order';

export type FileFormat = {
  source: StatementSource;
  /** The kind of its cells, or a text that each row has. */
  columns: Readonly<Record<string, Kind | { text: string }>>;
  /** Columns without which the file is still read. */
  optional: readonly string[];
  sides: { buy: readonly string[]; sell: readonly string[] };
  assetClass: 'share' | 'fund' | 'coin';
  /** Whether only days with the year first occur. */
  isYearFirst: boolean;
  /** Whether the pair of a coin or the symbol of a share is its name. */
  nameOf: (of: number) => string;
  instrumentOf: (of: number) => string;
};

const symbols = ['EXAMPLE', 'SAMPLE-A', 'M&MX'];
const shareOf = (of: number) => symbols[of] ?? '';
const funds = ['Example Gilt Fund - Growth', 'Sample, Liquid “Fund”', 'Model Index Fund'];
const fundOf = (of: number) => funds[of] ?? '';
const fundIsins = ['INF000X0101', 'INF000X0102', 'INF000X0103'].map(inventedIsin);
const coins = ['BTC', 'ETH', 'SOL'];
const coinOf = (of: number) => coins[of] ?? '';
const buySell = { buy: ['buy', 'BUY', 'Buy', 'B'], sell: ['sell', 'SELL', 'Sell', 'S'] };

const shares = {
  sides: buySell,
  assetClass: 'share',
  isYearFirst: false,
  nameOf: shareOf,
  instrumentOf: shareOf,
} as const;
const fundOrders = {
  sides: { buy: ['buy', 'PURCHASE', 'SIP', 'Switch In'], sell: ['sell', 'REDEEM', 'Switch Out'] },
  assetClass: 'fund',
  isYearFirst: false,
  nameOf: fundOf,
  instrumentOf: fundOf,
} as const;
const registrar = {
  ...fundOrders,
  sides: { buy: ['Purchase', 'SIP Purchase', 'Switch In'], sell: ['Redemption', 'Switch Out'] },
} as const;

/** The files that are read, each by the columns that its issuer writes. */
export const fileFormats: readonly FileFormat[] = [
  {
    source: 'zerodha',
    columns: {
      symbol: 'name',
      trade_date: 'day',
      trade_type: 'side',
      quantity: 'units',
      price: 'price',
      segment: { text: 'EQ' },
      order_id: 'order',
    },
    optional: ['segment', 'order_id'],
    ...shares,
  },
  {
    source: 'groww-stocks',
    columns: {
      'Stock name': { text: 'Example Ltd' },
      Symbol: 'name',
      Type: 'side',
      Quantity: 'units',
      Value: 'amount',
      'Execution date and time': 'day',
      'Order status': { text: 'Executed' },
    },
    optional: [],
    ...shares,
  },
  {
    source: 'upstox',
    columns: {
      Date: 'day',
      Company: { text: 'Example Ltd' },
      'Scrip Code': 'name',
      Side: 'side',
      Quantity: 'units',
      Price: 'price',
    },
    optional: [],
    ...shares,
  },
  {
    source: 'icici-direct',
    columns: {
      'Stock Symbol': 'name',
      'ISIN Code': { text: inventedIsin('INE000X0101') },
      Action: 'side',
      Quantity: 'units',
      'Transaction Price': 'price',
      'Transaction Date': 'day',
      Brokerage: { text: '0' },
    },
    optional: ['Brokerage'],
    ...shares,
  },
  {
    source: 'coin',
    columns: {
      isin: 'isin',
      scheme_name: 'name',
      transaction_mode: 'side',
      trade_date: 'day',
      folio_number: 'folio',
      amount: 'amount',
      units: 'units',
      nav: 'price',
      status: { text: 'Allotted' },
    },
    optional: ['isin', 'folio_number', 'nav'],
    ...fundOrders,
    instrumentOf: (of) => fundIsins[of] ?? '',
  },
  {
    source: 'kuvera',
    columns: {
      Date: 'day',
      'Folio Number': 'folio',
      'Name of the Fund': 'name',
      Order: 'side',
      Units: 'units',
      NAV: 'price',
      'Amount (INR)': 'amount',
    },
    optional: ['NAV'],
    ...fundOrders,
  },
  {
    source: 'groww-funds',
    columns: {
      'Scheme Name': 'name',
      'Transaction Type': 'side',
      Units: 'units',
      NAV: 'price',
      Amount: 'amount',
      Date: 'day',
      'Folio No.': 'folio',
    },
    optional: ['Folio No.'],
    ...fundOrders,
  },
  {
    source: 'cams',
    columns: {
      MF_NAME: { text: 'Example MF' },
      FOLIO_NUMBER: 'folio',
      PRODUCT_CODE: { text: 'EX1' },
      SCHEME_NAME: 'name',
      TRADE_DATE: 'day',
      TRANSACTION_TYPE: 'side',
      AMOUNT: 'amount',
      UNITS: 'units',
      PRICE: 'price',
    },
    // Either of both tells the file.
    optional: ['MF_NAME', 'PRODUCT_CODE'],
    ...registrar,
  },
  {
    source: 'kfintech',
    columns: {
      FundName: { text: 'Example MF' },
      'Account Number': 'folio',
      'Product Code': { text: 'EX1' },
      'Scheme Description': 'name',
      SchemeISIN: 'isin',
      'Transaction Date': 'day',
      'Transaction Description': 'side',
      Amount: 'amount',
      Units: 'units',
      NAV: 'price',
    },
    optional: ['FundName', 'Product Code', 'SchemeISIN'],
    ...registrar,
    instrumentOf: (of) => fundIsins[of] ?? '',
  },
  {
    source: 'wazirx',
    columns: {
      Date: 'day',
      Market: 'name',
      Price: 'price',
      Volume: 'units',
      Total: 'amount',
      Trade: 'side',
    },
    optional: ['Price'],
    sides: buySell,
    assetClass: 'coin',
    isYearFirst: true,
    nameOf: (of) => `${coinOf(of)}INR`,
    instrumentOf: coinOf,
  },
  {
    source: 'coindcx',
    columns: {
      Crypto: 'name',
      'Trade Completion time': 'day',
      Side: 'side',
      'Avg Buying/Selling Price(in INR)': 'price',
      Quantity: 'units',
      'Gross Amount Paid/Received(in INR)': 'amount',
    },
    optional: ['Avg Buying/Selling Price(in INR)'],
    sides: buySell,
    assetClass: 'coin',
    isYearFirst: false,
    nameOf: coinOf,
    instrumentOf: coinOf,
  },
];

const firstDay: IsoDate = '2019-04-01';
export const trade: fc.Arbitrary<Trade> = fc.record({
  side: fc.constantFrom('buy', 'sell'),
  day: fc.integer({ min: 0, max: 2_000 }).map((days) => shiftDays(firstDay, days)),
  of: fc.nat({ max: 2 }),
  // Their product has whole paise, so that no half is rounded.
  thousandths: fc.integer({ min: 10, max: 9_00_000 }).map((tenths) => tenths * 100),
  pricePaise: fc.integer({ min: 100, max: 50_000 }).map((tens) => tens * 10),
});

/** How a file is written, apart from what it says. */
export type Style = {
  isWorkbook: boolean;
  order: number;
  delimiter: ',' | ';' | '\t';
  newline: '\n' | '\r\n' | '\r';
  hasBom: boolean;
  isQuoted: boolean;
  day: keyof typeof dayForms;
  grouping: 'none' | 'indian' | 'western';
  /** How a sale is printed. */
  minus: 'none' | 'minus' | 'brackets' | 'apostrophe';
  titles: number;
  blanks: number;
  totals: number;
  extras: number;
  hasDuplicate: boolean;
  hasEndComma: boolean;
  spelling: number;
};

export const style: fc.Arbitrary<Style> = fc.record({
  isWorkbook: fc.boolean(),
  order: fc.nat(),
  delimiter: fc.constantFrom(',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  hasBom: fc.boolean(),
  isQuoted: fc.boolean(),
  day: fc.constantFrom('iso', 'isoTime', 'dashes', 'slashes', 'dots', 'name', 'longName', 'cell'),
  grouping: fc.constantFrom('none', 'indian', 'western'),
  minus: fc.constantFrom('none', 'minus', 'brackets', 'apostrophe'),
  titles: fc.nat({ max: 12 }),
  blanks: fc.nat({ max: 3 }),
  totals: fc.nat({ max: 2 }),
  extras: fc.nat({ max: 4 }),
  hasDuplicate: fc.boolean(),
  hasEndComma: fc.boolean(),
  spelling: fc.nat(),
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
].concat('September', 'October', 'November', 'December');
const parts = (day: IsoDate) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date, at: Number(month) - 1 };
};
const dayForms = {
  iso: (day: IsoDate) => day,
  isoTime: (day: IsoDate) => `${day} 10:15:00`,
  dashes: (day: IsoDate) => day.split('-').reverse().join('-'),
  slashes: (day: IsoDate) => `${day.split('-').reverse().join('/')} 10:15`,
  dots: (day: IsoDate) => day.split('-').reverse().join('.'),
  name: (day: IsoDate) => `${parts(day).date}-${months[parts(day).at]}-${parts(day).year}`,
  longName: (day: IsoDate) =>
    `${Number(parts(day).date)} ${longMonths[parts(day).at]} ${parts(day).year}`,
  /** In a workbook a cell of a date; in a CSV as `iso`. */
  cell: (day: IsoDate) => day,
} as const;
/** As Excel with American settings writes it. */
export const monthFirst = (day: IsoDate) =>
  `${parts(day).month}/${parts(day).date}/${parts(day).year}`;

type Cell = string | number | Date;

const locales = { indian: 'en-IN', western: 'en-US', none: 'en-IN' } as const;

function figure(value: number, decimals: number, { grouping }: Style): string {
  return value.toLocaleString(locales[grouping], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouping !== 'none',
  });
}

const signed = (text: string, { minus }: Style): string =>
  ({ none: text, minus: `-${text}`, brackets: `(${text})`, apostrophe: `'-${text}` })[minus];

/** What is read of a trade. */
export function expectedOf(format: FileFormat, trades: readonly Trade[]) {
  return trades.map(({ side, day, of, thousandths, pricePaise }) => {
    const [quantity, price] = [thousandths / 1000, pricePaise / 100];
    return [format.instrumentOf(of), side, day, quantity, (quantity * price).toFixed(2)].join(' ');
  });
}

/** The rows of a file, its header among them; `at` is the place of the header. */
export function rowsOfFile(
  format: FileFormat,
  trades: readonly Trade[],
  own: Style,
): { rows: Cell[][]; at: number } {
  const names = Object.entries(format.columns);
  const extras = Array.from({ length: own.extras }, (_, at) => [`Extra ${at}`, 'extra'] as const);
  const columns = shuffled([...names, ...extras], own.order);
  const duplicate = own.hasDuplicate ? names[own.order % names.length]?.[0] : undefined;
  const header = columns.map(([name]) => name);
  const end = (cells: Cell[], duplicateCell: Cell) => [
    ...cells,
    ...(duplicate === undefined ? [] : [duplicateCell]),
    ...(own.hasEndComma ? [''] : []),
  ];
  const rows: Cell[][] = Array.from({ length: own.titles }, (_, at) =>
    at === 0 ? ['Trades of one year'] : ['Client ID', `AB${at}`],
  );
  const at = rows.length;
  rows.push(end(header, duplicate ?? ''));
  for (const [index, each] of trades.entries()) {
    if (own.blanks > 0 && index % 3 === 1) rows.push(...blankRows(own.blanks, header.length));
    rows.push(
      end(
        columns.map(([, kind]) => cellOf(kind, each, index, format, own)),
        'another 7',
      ),
    );
  }
  for (let total = 0; total < own.totals; total += 1) {
    rows.push(
      end(
        columns.map(([, kind], place) =>
          place === 0 ? 'Total' : kind === 'amount' ? '1,234.50' : '',
        ),
        '',
      ),
    );
  }
  return { rows, at };
}

const blankRows = (count: number, cells: number): Cell[][] =>
  Array.from({ length: count }, (_, at) => Array.from({ length: at === 0 ? 1 : cells }, () => ''));

function cellOf(
  kind: Kind | 'extra' | { text: string },
  { side, day, of, thousandths, pricePaise }: Trade,
  index: number,
  format: FileFormat,
  own: Style,
): Cell {
  const [units, price] = [thousandths / 1000, pricePaise / 100];
  const isBare = own.isWorkbook && own.minus === 'none';
  const sale = (text: string) => (side === 'sell' ? signed(text, own) : text);
  switch (kind) {
    case 'day': {
      if (own.day === 'cell' && own.isWorkbook) return new Date(`${day}T00:00:00Z`);
      return dayForms[format.isYearFirst && own.day !== 'iso' ? 'isoTime' : own.day](day);
    }
    case 'side': {
      const words = format.sides[side];
      return words[own.spelling % words.length] ?? '';
    }
    case 'units':
      return isBare ? units : sale(figure(units, 3, own));
    case 'price':
      return isBare ? price : figure(price, 2, own);
    case 'amount':
      return isBare ? Number((units * price).toFixed(2)) : sale(figure(units * price, 2, own));
    case 'name':
      return format.nameOf(of);
    case 'isin':
      return fundIsins[of] ?? '';
    case 'folio':
      return '12345678 / 90';
    case 'order':
      return `1${index}`;
    case 'extra':
      return ['a "word", another', 'two\nlines', '7', ''][index % 4] ?? '';
    default:
      return kind.text;
  }
}

/** The same list in an order that the number says. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const rest = [...items];
  let number = seed;
  return items.map(() => {
    const at = number % rest.length;
    number = Math.floor(number / 3) + at * 7 + 1;
    return rest.splice(at, 1)[0]!;
  });
}

export function csvOf(rows: readonly (readonly Cell[])[], own: Style): string {
  const lines = rows.map((row) =>
    row
      .map((cell) => {
        const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
        const needsQuotes = own.isQuoted || /["\r\n,;\t]/.test(text);
        return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
      })
      .join(own.delimiter),
  );
  return (own.hasBom ? '\uFEFF' : '') + lines.join(own.newline) + own.newline;
}

/** The bytes of a file; columns of a workbook that the reader does not need are hidden. */
export async function bytesOfFile(
  rows: readonly (readonly Cell[])[],
  own: Style,
): Promise<Uint8Array> {
  if (!own.isWorkbook) return new TextEncoder().encode(csvOf(rows, own));
  const columns = (rows.at(-1) ?? []).map((_, at) => ({ hidden: at % 3 === 2 }));
  return writeXlsx({ sheets: [{ name: 'Trades', columns, rows: rows.map((row) => [...row]) }] });
}
