import { formatNumber } from '@/lib/money/rupees';
import { isOption } from '@/lib/options/domain/position/leg';
import type { ReadStrategy } from '@/lib/options/domain/position/read-strategy';
import type { FieldKey } from '@/lib/options/domain/position/typed-strategy';
import type { Messages } from '@/lib/messages';

type Words = Messages['options'];

/** The sentences that the editor and its results print; the rest of the page's are printed by the server alone. */
export type OptionWords = Omit<Words, 'page' | 'losses' | 'law' | 'notes'> & {
  law: Pick<Words['law'], 'since' | 'sources'>;
  notes: Pick<Words['notes'], 'stockNow'>;
};

type LegHints = { price: string; volatility: string };

/** What stands in and around the fields beside what was typed. */
export type FormWords = {
  problems: Readonly<Partial<Record<FieldKey, string>>>;
  /** What a blank premium or volatility is taken as. */
  legs: readonly LegHints[];
  /** The lot that holds, also where a row of law gives it. */
  units: string;
};

/** What is wrong, what blank fields are taken as, and the lot. */
export function formWords(read: ReadStrategy, messages: OptionWords): FormWords {
  const problems: Partial<Record<FieldKey, string>> = {};
  for (const [key, problem] of Object.entries(read.problems)) {
    if (problem) problems[key as FieldKey] = messages.problems[problem];
  }
  return {
    problems,
    legs: read.legs.map((leg) => ({
      price: leg ? formatNumber(leg.priceRupees, 2) : '',
      volatility: leg && isOption(leg) ? formatNumber(leg.volatility * 100, 2) : '',
    })),
    units: read.market ? String(read.market.unitsPerLot) : '',
  };
}
