import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Line } from '@/lib/market-files/lines';
import { isIndianIsin } from '@/lib/text/isin';
import { carryMergers, type SchemeWithMergers } from '@/lib/statements/cas/carry-mergers';
import { readSchemeLedger, type CasRow } from '@/lib/statements/cas/scheme-ledger';
import { createLeftOutList } from '@/lib/statements/left-out';
import { plainHolding, type StatementHolding } from '@/lib/statements/statement';
import { statementLimits } from '@/lib/statements/statement-limits';
import { withLeftOutRows, type LeftOutTrade } from './left-out-rows';
import {
  accountOf,
  columnsOf,
  gapsOf,
  rowsOf,
  tableStatement,
  type ColumnNames,
  type ReadSheet,
  type TableFormat,
} from './table-format';
import { compareTexts } from '@/lib/text/compare-texts';

type Column = 'folio' | 'scheme' | 'isin' | 'date' | 'description' | 'amount' | 'units' | 'price';

/**
 * The transactions that CAMS and KFintech mail as CSV or Excel. They have no balances, so that nothing of them can be
 * checked; the words of a row are those of the account statement. Columns with the holder's name and PAN are not read.
 */
function registrarFormat(
  source: 'cams' | 'kfintech',
  names: ColumnNames<Column>,
  proof: readonly string[],
): TableFormat {
  const { isin: _, ...required } = names;
  return {
    names,
    isHeader: (cells) => columnsOf(cells, { ...required, proof }).missing.length === 0,
    read: (header, lines) => readRegistrarTable(source, header, lines, names),
  };
}

export const registrarFormats: readonly TableFormat[] = [
  registrarFormat(
    'cams',
    {
      folio: ['FOLIO_NUMBER'],
      scheme: ['SCHEME_NAME'],
      isin: ['ISIN'],
      date: ['TRADE_DATE'],
      description: ['TRANSACTION_TYPE'],
      amount: ['AMOUNT'],
      units: ['UNITS'],
      price: ['PRICE'],
    },
    ['PRODUCT_CODE', 'MF_NAME'],
  ),
  registrarFormat(
    'kfintech',
    {
      folio: ['Account Number', 'Folio Number'],
      scheme: ['Scheme Description'],
      isin: ['SchemeISIN', 'ISIN'],
      date: ['Transaction Date'],
      description: ['Transaction Description'],
      amount: ['Amount'],
      units: ['Units'],
      price: ['NAV', 'Price'],
    },
    ['Product Code', 'FundName'],
  ),
];

type Scheme = {
  name: string;
  isin: string | null;
  account: string | null;
  rows: CasRow[];
  /** Whether the day of a row cannot be read. */
  hasUnread: boolean;
};

function readRegistrarTable(
  source: 'cams' | 'kfintech',
  header: Line,
  lines: readonly Line[],
  names: ColumnNames<Column>,
): ReadSheet {
  const leftOut = createLeftOutList();
  const schemes = new Map<string, Scheme>();
  const doubtful: LeftOutTrade[] = [];
  for (const row of rowsOf(header, inTime(header, lines, names), names)) {
    const { line, cell, cells } = row;
    const on = readWrittenDay(cell('date'));
    const name = cell('scheme').slice(0, statementLimits.name);
    if (row.isBroken || name === '') {
      const reason = row.isBroken ? 'cells' : 'no-instrument';
      leftOut.add({ place: line, on: row.isBroken ? null : on, name: null, reason, found: '' });
      doubtful.push({ place: line, reason, cells, isOfUnknown: true });
      continue;
    }
    const code = cell('isin').toUpperCase();
    const isin = isIndianIsin(code) ? code : null;
    const account = accountOf(cell('folio'));
    const key = JSON.stringify([account, isin ?? name]);
    const scheme = schemes.get(key) ?? { name, isin, account, rows: [], hasUnread: false };
    schemes.set(key, scheme);
    if (!on) {
      leftOut.add({ place: line, on, name, reason: 'no-day', found: cell('date') });
      scheme.hasUnread = true;
      continue;
    }
    scheme.rows.push({
      page: line,
      on,
      description: cell('description'),
      figures: {
        amount: cell('amount'),
        units: cell('units'),
        price: cell('price'),
        balance: '',
      },
    });
  }
  const read = [...schemes.values()].flatMap(
    ({ name, isin, account, rows, hasUnread }): SchemeWithMergers[] => {
      const { mergers, ...ledger } = readSchemeLedger(name, rows, null, leftOut);
      const { transactions, gaps, reversedOn } = ledger;
      if (transactions.length + gaps.length + reversedOn.length === 0) return [];
      const holding: StatementHolding = {
        ...plainHolding,
        assetClass: 'fund',
        instrument: isin ?? name,
        name,
        account,
        ...ledger,
        failedChecks: [
          ...new Set([...ledger.failedChecks, ...(hasUnread ? (['unread-row'] as const) : [])]),
        ],
        notes: isin ? [] : ['by-name'],
      };
      return [{ holding, mergers }];
    },
  );
  // A merger is carried only where all rows of both schemes are known.
  const doubted = withLeftOutRows(
    read.map(({ holding }) => holding),
    doubtful,
  );
  const holdings = carryMergers(
    read.map(({ holding, mergers }, at) => ({ holding: doubted[at] ?? holding, mergers })),
    leftOut,
  ).map((holding) => ({
    ...holding,
    gaps: [...holding.gaps, ...gapsOf(holding.transactions)],
  }));
  return { statement: tableStatement(source, holdings, leftOut), doubtful };
}

/** The rows with the oldest first: a levy stands below its purchase, so that rows of one day keep their order. */
function inTime(header: Line, lines: readonly Line[], names: ColumnNames<Column>): readonly Line[] {
  const { at } = columnsOf(header.cells, { date: names.date });
  const dayOf = ({ cells }: Line): IsoDate | null => readWrittenDay(cells[at.date] ?? '');
  return lines
    .map((line) => ({ line, on: dayOf(line) ?? '' }))
    .sort((one, other) => compareTexts(one.on, other.on))
    .map(({ line }) => line);
}
