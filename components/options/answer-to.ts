import type { IsoDate } from '@/lib/calendar/iso-date';
import { analyse, type Analysis } from '@/lib/options/domain/position/analysis';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { strategyPath } from '@/lib/options/domain/position/strategy-address';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { formTexts, type FormMessages } from './form-texts';

type Shown = {
  /** Null while a field has a problem. */
  analysis: Analysis | null;
  messages: FormMessages;
  /** The address of the analysed strategy. */
  path: string | null;
};

/** What the page shows for what was typed. */
export function answerTo(typed: TypedStrategy, today: IsoDate): Shown {
  const read = readStrategy(typed);
  const { strategy } = read;
  return {
    analysis: strategy && analyse(strategy),
    messages: formTexts(read),
    path: strategy && strategyPath(strategy, today),
  };
}
