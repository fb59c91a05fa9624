import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { analyse, type Analysis } from '@/lib/options/domain/position/analysis';
import {
  readStrategy,
  type Market,
  type Strategy,
} from '@/lib/options/domain/position/read-strategy';
import { strategyPath } from '@/lib/options/domain/position/strategy-address';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { formWords, type FormWords } from './form-words';

export type Shown = {
  /** What the fields mean without a problem; else the last that had none. Null where there never was one. */
  analysis: Analysis | null;
  isGood: boolean;
  words: FormWords;
  /** The address of the analysed strategy. */
  path: string | null;
  /** What presets are built in, while the legs may be wrong. */
  market: Market | null;
};

/** What the page shows for what was typed. */
export function answerTo(
  typed: TypedStrategy,
  lastGood: Strategy | null,
  today: IsoDate,
  messages: Messages['options'],
): Shown {
  const read = readStrategy(typed);
  const strategy = read.strategy ?? lastGood;
  return {
    analysis: strategy && analyse(strategy),
    isGood: read.strategy !== null,
    words: formWords(read, messages),
    path: strategy && strategyPath(strategy, today),
    market: read.market,
  };
}
