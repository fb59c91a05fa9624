import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import type { OwnMarket } from '@/lib/picks/domain/own-file/own-market';
import type { OwnFileWords } from './own-file-words';

/** What each view of the reader's companies gets. */
export type OwnViewProps = {
  market: OwnMarket;
  fileNames: readonly string[];
  /** The reader's own ratios. */
  own: readonly OwnRatio[];
  /** Ids of the columns of figures in each list. */
  columns: readonly string[];
  /** Companies with a known red flag are left out. */
  isClean: boolean;
  messages: OwnFileWords;
  /** Opens the page of a company, by the key of its row. */
  onOpen: (key: string) => void;
};
