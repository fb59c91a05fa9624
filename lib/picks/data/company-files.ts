import type { IsoDate } from '@/lib/calendar/iso-date';
import type { CashBhavcopy } from '@/lib/market-files/cash-bhavcopy';
import type { CompanyTable } from '@/lib/market-files/company-table';
import type { ReadOr, RowProblems } from '@/lib/market-files/file-problem';
import type { DataSheet } from '@/lib/market-files/read-market-file';
import type { MatchedColumn } from '@/lib/picks/domain/own-file/match-columns';
import {
  unknownCompany,
  type CompanyFile,
  type FileCompany,
} from '@/lib/picks/domain/own-file/own-market';
import { isHoldings, tableCompanies } from '@/lib/picks/domain/own-file/table-companies';
import { readDataSheet } from './data-sheet';

/** A file of companies with what its rows left unread. */
export type ReadCompanyFile = CompanyFile & { problems: RowProblems; belowZero: number };

/**
 * A file of the market as companies.
 * @param columns of a table; others need none. @param today years that end later are refused.
 */
export function companyFile(
  name: string,
  file: CashBhavcopy | CompanyTable | DataSheet,
  columns: readonly MatchedColumn[],
  today: IsoDate,
): ReadOr<ReadCompanyFile> {
  switch (file.kind) {
    case 'cash':
      return {
        ok: true,
        value: {
          name,
          role: 'prices',
          companies: file.shares.map((share) => pricedCompany(share, file.date)),
          problems: file.problems,
          belowZero: 0,
        },
      };
    case 'companies': {
      const role = isHoldings(file) ? 'holdings' : 'figures';
      return { ok: true, value: { name, role, ...tableCompanies(file, columns) } };
    }
    case 'data-sheet': {
      const read = readDataSheet(file.lines, today);
      if (!read.ok) return read;
      const { company, problems } = read.value;
      return {
        ok: true,
        value: { name, role: 'figures', companies: [company], problems, belowZero: 0 },
      };
    }
  }
}

/** Without `tradedValue`, which is the median turnover of three months: a bhavcopy has that of one day. */
function pricedCompany(
  { isin, symbol, bseCode, name, closeRupees }: CashBhavcopy['shares'][number],
  date: IsoDate,
): FileCompany {
  const values = { price: closeRupees };
  return { ...unknownCompany, isin, symbol, bseCode, name, values, priceAsOf: date };
}
