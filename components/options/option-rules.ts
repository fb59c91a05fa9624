import type { IsoDate } from '@/lib/calendar/iso-date';
import { analyse } from '@/lib/options/domain/position/analysis';
import { readStrategy, type Strategy } from '@/lib/options/domain/position/read-strategy';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';
import {
  loaded,
  strategyPath,
  typedFromQuery,
} from '@/lib/options/domain/position/strategy-address';
import { typedNewLeg } from '@/lib/options/domain/position/typed-legs';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { parseRupees } from '@/lib/money/parse';

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

/** Adds a leg, where the market fields are valid. */
export function withNewLeg(typed: TypedStrategy): TypedStrategy {
  const { market } = readStrategy(typed);
  return market ? { ...typed, legs: [...typed.legs, typedNewLeg(market)] } : typed;
}

/**
 * Replaces the legs with those of a preset, where its strikes are above 0.
 * @param expiry to which its first legs move, where the market has it
 */
export function withPreset(typed: TypedStrategy, preset: PresetId, expiry = ''): TypedStrategy {
  const { market } = readStrategy(typed);
  const legs = market && loaded(preset, market, expiry);
  return legs ? { ...typed, legs } : typed;
}

/** An empty field is valid. */
export function readSavings(text: string): { rupees: number | null; isWrong: boolean } {
  const read = parseRupees(text);
  return {
    rupees: read.ok && read.value > 0 ? read.value : null,
    isWrong: !read.ok && text.trim() !== '',
  };
}
