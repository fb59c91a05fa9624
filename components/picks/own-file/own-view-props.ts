import type { Watched } from '@/lib/holdings/saved-holding';
import type { CompanyListQuery } from '@/lib/picks/domain/company/company-list';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import type { OwnMarket } from '@/lib/picks/domain/own-file/own-market';
import type { OwnFileWords } from './own-file-words';

/** What each view of the reader's companies gets. */
export type OwnViewProps = {
  market: OwnMarket;
  fileNames: readonly string[];
  /** The reader's own ratios. */
  own: readonly OwnRatio[];
  /** Of the reader's watchlist. */
  watched: readonly Watched[];
  /** What the lists show at first: columns, order and filters. */
  list: CompanyListQuery;
  messages: OwnFileWords;
  /** Opens the page of a company, by the key of its row. */
  onOpen: (key: string) => void;
};
