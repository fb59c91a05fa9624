import { isIndianIsin } from '@/lib/text/isin';
import {
  accountOf,
  readDayAndFigures,
  rowFormat,
  sideOf,
  type RowOutcome,
  type TableFormat,
} from './table-format';

type FundOrder = {
  side: string;
  date: string;
  name: string;
  isin: string;
  folio: string;
  units: string;
  amount: string;
};

/** An order of a fund. Names are compared with the list of schemes by the site, where there is no ISIN. */
function fundOrder({ side, date, name, isin, folio, units, amount }: FundOrder): RowOutcome {
  const type = sideOf(side);
  if (!type) return { leftOut: 'unknown-type', name, found: side };
  const read = readDayAndFigures(date, { units, amount });
  if ('leftOut' in read) return { ...read, name };
  const { on, figures } = read;
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
    optional: { isin: ['isin'], folio: ['folio_number'] },
    read({ cell }) {
      if (cell('status').toLowerCase() !== 'allotted') {
        return { leftOut: 'not-allotted', name: cell('name') };
      }
      return fundOrder({
        side: cell('side'),
        date: cell('date'),
        name: cell('name'),
        isin: cell('isin'),
        folio: cell('folio'),
        units: cell('units'),
        amount: cell('amount'),
      });
    },
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
    optional: {},
    read: ({ cell }) =>
      fundOrder({
        side: cell('side'),
        date: cell('date'),
        name: cell('name'),
        isin: '',
        folio: cell('folio'),
        units: cell('units'),
        amount: cell('amount'),
      }),
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
    optional: { folio: ['Folio No.', 'Folio Number'] },
    read: ({ cell }) =>
      fundOrder({
        side: cell('side'),
        date: cell('date'),
        name: cell('name'),
        isin: '',
        folio: cell('folio'),
        units: cell('units'),
        amount: cell('amount'),
      }),
  }),
];
