import type { CompanyTable } from '@/lib/market-files/company-table';
import type { RowProblems } from '@/lib/market-files/file-problem';
import type { MarketFile } from '@/lib/market-files/read-market-file';
import type { CompanyFile } from '@/lib/picks/domain/own-file/own-market';

/** What the reader wants opened: a file, or what was saved before. */
export type Wanted = { kind: 'file'; file: File } | { kind: 'saved' };

/** A file as companies, with what is needed to read its columns once more. */
export type OpenFile = CompanyFile & {
  id: number;
  problems: RowProblems;
  belowZero: number;
  /** Null for a file without columns to choose, and for what was saved. */
  table: CompanyTable | null;
  source: MarketFile | null;
};
