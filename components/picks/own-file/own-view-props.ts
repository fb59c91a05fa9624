import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Watched } from '@/lib/holdings/saved-holding';
import type { SavedView } from '@/lib/picks/data/saved-screens';
import type { CompanyListQuery } from '@/lib/picks/domain/company/company-list';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import type { OwnMarket, CompanyFile } from '@/lib/picks/domain/own-file/own-market';
import type { Messages } from '@/lib/messages';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import type { CompanyTable } from '@/lib/market-files/company-table';
import type { RowProblems } from '@/lib/market-files/file-problem';
import type { MarketFile } from '@/lib/market-files/read-market-file';

/** The sentences of the page, without the long texts about each screen. */
export type OwnFileMessages = Pick<Messages, 'ownFile' | 'marketFile' | 'picksRules'> & {
  picks: Pick<Messages['picks'], 'company' | 'units' | 'flags' | 'reasons' | 'screen'>;
  screenNames: Readonly<Record<ScreenId, string>>;
};

/** What the page knows of the reader and of the day. */
export type OwnFileProps = {
  today: IsoDate;
  /** The reader's own ratios. */
  own: readonly OwnRatio[];
  views: readonly SavedView[];
  /** The entries of the reader's watchlist. */
  watched: readonly Watched[];
  messages: OwnFileMessages;
};

/** What each view of the reader's companies gets. */
export type OwnViewProps = Pick<OwnFileProps, 'own' | 'watched' | 'messages'> & {
  market: OwnMarket;
  fileNames: readonly string[];
  /** What the lists show at first: columns, order and filters. */
  list: CompanyListQuery;
  /** Opens the page of a company, by the key of its row. */
  onOpen: (key: string) => void;
};

/** What to open: a file, or the saved companies. */
export type Wanted = { kind: 'file'; file: File } | { kind: 'saved' };

/** A file as companies, with what is needed to read its columns once more. */
export type OpenFile = CompanyFile & {
  id: number;
  problems: RowProblems;
  belowZero: number;
  /** Null for a file without columns to choose, and for saved companies. */
  table: CompanyTable | null;
  source: MarketFile | null;
};
