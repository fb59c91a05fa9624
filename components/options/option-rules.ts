import type { IsoDate } from '@/lib/calendar/iso-date';
import { analyse } from '@/lib/options/domain/position/analysis';
import { readStrategy, type Strategy } from '@/lib/options/domain/position/read-strategy';
import { strategyPath, typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';

/** From the fields to the analysis and the address, for `useCalculator`. */
export function optionRules({
  initialGood,
  today,
}: {
  /** What the server analysed. */
  initialGood: Strategy | null;
  today: IsoDate;
}) {
  return {
    firstInputs: initialGood,
    read: (typed: TypedStrategy) => {
      const read = readStrategy(typed);
      return { ...read, inputs: read.strategy };
    },
    answer: analyse,
    address: (strategy: Strategy | null) => strategy && strategyPath(strategy, today),
    typedAt: (query: string) => typedFromQuery(new URLSearchParams(query), today).typed,
  };
}
