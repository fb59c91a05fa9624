import { isIndianIsin } from '@/lib/text/isin';
import {
  accountOf,
  isFarFromPrice,
  notDoneBy,
  readDayAndFigures,
  rowFormat,
  sideOf,
  type RowOutcome,
  type TableFormat,
  type TableRow,
} from './table-format';

type FundOrder = {
  side: string;
  date: string;
  name: string;
  isin: string;
  folio: string;
  units: string;
  /** NAV; empty where the file has none. */
  price: string;
  amount: string;
  /** Empty where the file has none. */
  status: string;
};

/** An order of a fund. Names are compared with the list of schemes by the site, where there is no ISIN. */
function fundOrder({
  side,
  date,
  name,
  isin,
  folio,
  units,
  price,
  amount,
  status,
}: FundOrder): RowOutcome {
  const notDone = notDoneBy(status, 'not-allotted');
  if (notDone) return { ...notDone, name };
  const type = sideOf(side);
  if (!type) return { leftOut: 'unknown-type', name, found: side };
  const read = readDayAndFigures(type, date, { units, amount });
  if ('leftOut' in read) return { ...read, name };
  const { on, figures } = read;
  if (isFarFromPrice(figures.amount, figures.units, price)) return { leftOut: 'amount', on, name };
  const code = isin.toUpperCase();
  if (!isIndianIsin(code) && name === '') return { leftOut: 'no-instrument', on };
  return {
    assetClass: 'fund',
    instrument: isIndianIsin(code) ? code : name,
    name: name || code,
    account: accountOf(folio),
    type,
    on,
    quantity: figures.units,
    rupees: figures.amount,
    notes: isIndianIsin(code) ? [] : ['by-name'],
  };
}

/** The cells of an order, each empty where the format has no such column. */
const orderIn = ({ cell }: TableRow<string>) =>
  fundOrder({
    side: cell('side'),
    date: cell('date'),
    name: cell('name'),
    isin: cell('isin'),
    folio: cell('folio'),
    units: cell('units'),
    price: cell('price'),
    amount: cell('amount'),
    status: cell('status'),
  });

export const fundOrderFormats: readonly TableFormat[] = [
  rowFormat({
    source: 'coin',
    required: {
      name: ['scheme_name'],
      side: ['transaction_mode'],
      date: ['trade_date'],
      units: ['units'],
      amount: ['amount'],
      status: ['status'],
    },
    optional: { isin: ['isin'], folio: ['folio_number'], price: ['nav'] },
    read: (row) =>
      row.cell('status') === ''
        ? { leftOut: 'unknown-status', name: row.cell('name') }
        : orderIn(row),
  }),
  rowFormat({
    source: 'kuvera',
    required: {
      date: ['Date'],
      folio: ['Folio Number'],
      name: ['Name of the Fund'],
      side: ['Order'],
      units: ['Units'],
      amount: ['Amount (INR)'],
    },
    optional: { price: ['NAV'], status: ['Status', 'Order Status'] },
    read: (row) => orderIn(row),
  }),
  rowFormat({
    source: 'groww-funds',
    required: {
      name: ['Scheme Name'],
      side: ['Transaction Type'],
      units: ['Units'],
      price: ['NAV'],
      amount: ['Amount'],
      date: ['Date'],
    },
    optional: { folio: ['Folio No.', 'Folio Number'], status: ['Status', 'Order Status'] },
    read: (row) => orderIn(row),
  }),
];
