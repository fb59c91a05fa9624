import { securityKindOf, type SecurityKind } from '@/lib/text/isin';
import { readCell } from '@/lib/statements/read-amount';
import type { InstrumentNote, LeftOutReason } from '@/lib/statements/statement';
import {
  notDoneBy,
  readDayAndFigures,
  rowFormat,
  sideOf,
  readCharges,
  type RowOutcome,
  type TableFormat,
  type TableRow,
} from './table-format';

type Trade = {
  symbol: string;
  isin: string;
  name: string;
  side: string;
  date: string;
  quantity: string;
  /** Of one share. */
  price: string;
  order: string;
};

/** NSE's symbols: letters and digits, & and -. */
const symbolForm = /^(?=.*[A-Z])[A-Z0-9&-]{1,20}$/;

const isFundIsin = (isin: string) => isin.startsWith('INF');

/** A trade of a share; of units of a fund that trade like one, by their ISIN. Bonds have ISINs of their own. */
function trade({ symbol, isin, name, side, date, quantity, price, order }: Trade): RowOutcome {
  const code = isin.toUpperCase();
  const ticker = symbol.toUpperCase();
  const shown = name || ticker;
  const type = sideOf(side);
  if (!type) return { leftOut: 'unknown-type', name: shown, found: side };
  const read = readDayAndFigures(type, date, { quantity, price });
  if ('leftOut' in read) return { ...read, name: shown };
  const { on, figures } = read;
  const kind = securityKindOf(code);
  const other = kind === null ? undefined : otherSecurities[kind];
  if (other) {
    const named = kind === 'rights' ? ticker.replace(/-RE\d?$/, '') : ticker;
    return { leftOut: other, on, name: isPartOfShares(other) ? named : shown };
  }
  const isFund = isFundIsin(code);
  if (!isFund && !symbolForm.test(ticker)) return { leftOut: 'no-instrument', on, name: shown };
  return {
    assetClass: isFund ? 'fund' : 'share',
    instrument: isFund ? code : ticker,
    name: shown,
    account: null,
    type,
    on,
    quantity: figures.quantity,
    rupees: figures.quantity * figures.price,
    ...(kind === 'share-of-other-rights' && { notes: ['other-rights'] as const }),
    ...(order === '' ? {} : { order }),
  };
}

/** Securities that are no shares, also where they bear the symbol of the share. */
const otherSecurities: Readonly<Partial<Record<SecurityKind, LeftOutReason>>> = {
  debt: 'bond',
  preference: 'preference',
  rights: 'rights',
  warrant: 'warrant',
  other: 'other-security',
};

/** What was paid for it is a part of the cost of the shares that it brings. */
const isPartOfShares = (reason: LeftOutReason) => reason === 'rights' || reason === 'warrant';

const isEquity = (segment: string) => /^(?:|eq|equity|cash|nse|bse|capital|e)$/i.test(segment);
/** Futures and options of shares, currencies and commodities: NSE_FO, CDS, COM, MCX. */
const isContracts = (segment: string) =>
  /^(?:[nb]se[-_ ])?(?:[nb]?fo|f&o|fno|fut\w*|opt\w*|cds|bcd|cur\w*|com\w*|mcx\w*|ncdex)$/i.test(
    segment,
  );

/** Why a row of another segment than that of shares is left out. */
const otherSegment = (segment: string, name: string): RowOutcome =>
  isContracts(segment)
    ? { leftOut: 'derivative', name }
    : { leftOut: 'unknown-type', name, found: segment };

/** The cells of a trade, each empty where the format has no such column. */
const cellsOfTrade = ({ cell }: TableRow<string>): Trade => ({
  symbol: cell('symbol'),
  isin: cell('isin'),
  name: cell('name'),
  side: cell('side'),
  date: cell('date'),
  quantity: cell('quantity'),
  price: cell('price'),
  order: cell('order'),
});

export const shareFormats: readonly TableFormat[] = [
  rowFormat({
    source: 'zerodha',
    required: {
      symbol: ['symbol', 'tradingsymbol'],
      date: ['trade_date'],
      side: ['trade_type'],
      quantity: ['quantity'],
      price: ['price'],
    },
    optional: { isin: ['isin'], segment: ['segment'], order: ['order_id'] },
    read(row) {
      const { cell } = row;
      const segment = cell('segment');
      // Funds have a tradebook of their own with the same columns; their symbols are their names.
      const isFund = /^mf$/i.test(segment) && isFundIsin(cell('isin').toUpperCase());
      if (!isEquity(segment) && !isFund) return otherSegment(segment, cell('symbol'));
      return trade(cellsOfTrade(row));
    },
  }),
  rowFormat({
    source: 'groww-stocks',
    required: {
      name: ['Stock name'],
      symbol: ['Symbol'],
      side: ['Type'],
      quantity: ['Quantity'],
      value: ['Value'],
      date: ['Execution date and time'],
      status: ['Order status'],
    },
    optional: { isin: ['ISIN'], order: ['Exchange Order Id'] },
    read(row) {
      const { cell } = row;
      const name = cell('name');
      const notDone = notDoneBy(cell('status'), 'not-executed');
      if (notDone) return { ...notDone, name };
      const value = cell('value');
      // The value is that of the whole order.
      const outcome = trade({ ...cellsOfTrade(row), price: value });
      return 'leftOut' in outcome
        ? outcome
        : { ...outcome, rupees: Math.abs(readCell(value) ?? 0) };
    },
  }),
  rowFormat({
    source: 'upstox',
    required: {
      date: ['Date'],
      name: ['Company'],
      symbol: ['Scrip Code'],
      side: ['Side'],
      quantity: ['Quantity'],
      price: ['Price'],
    },
    optional: { segment: ['Segment'], strike: ['Strike Price'], expiry: ['Expiry'] },
    read(row) {
      const { cell } = row;
      const isContract = /[1-9]/.test(cell('strike')) || /\d/.test(cell('expiry'));
      if (isContract) return { leftOut: 'derivative', name: cell('name') };
      if (!isEquity(cell('segment'))) return otherSegment(cell('segment'), cell('name'));
      return trade(cellsOfTrade(row));
    },
  }),
  rowFormat({
    source: 'icici-direct',
    required: {
      symbol: ['Stock Symbol'],
      isin: ['ISIN Code'],
      side: ['Action'],
      quantity: ['Quantity'],
      price: ['Transaction Price'],
      date: ['Transaction Date'],
    },
    optional: {
      name: ['Company Name'],
      brokerage: ['Brokerage'],
      charges: ['Transaction Charges'],
      stampDuty: ['StampDuty'],
      remarks: ['Remarks'],
    },
    read(row): RowOutcome {
      const { cell } = row;
      const outcome = trade(cellsOfTrade(row));
      if ('leftOut' in outcome) return outcome;
      const { type, on, name } = outcome;
      const notes: readonly InstrumentNote[] =
        outcome.assetClass === 'share' ? [...(outcome.notes ?? []), 'broker-symbol'] : [];
      if (outcome.rupees === 0) {
        // A bonus, a split and shares from another account have no price; only the first can be told.
        return type === 'buy' && /\bbonus\b/i.test(cell('remarks'))
          ? { ...outcome, type: 'bonus' as const, notes }
          : { leftOut: 'no-amount', on, name };
      }
      const paid = readCharges([cell('brokerage'), cell('charges'), cell('stampDuty')]);
      if ('leftOut' in paid) return { ...paid, on, name };
      const { charges } = paid;
      const rupees = outcome.rupees + (type === 'buy' ? charges : -charges);
      return { ...outcome, rupees, notes };
    },
  }),
];
