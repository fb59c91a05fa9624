import { formatNumber } from '@/lib/money/rupees';
import { isOption } from '@/lib/options/domain/position/leg';
import type { ReadStrategy } from '@/lib/options/domain/position/read-strategy';
import type { FieldKey } from '@/lib/options/domain/position/typed-strategy';
import type { Messages } from '@/lib/messages';

type Words = Messages['options'];

/** The messages of the editor and its results, which are sent to the browser; the others of the page are not. */
export type OptionWords = Omit<Words, 'page' | 'losses' | 'law' | 'notes'> & {
  law: Pick<Words['law'], 'since' | 'sources'>;
  notes: Pick<Words['notes'], 'stockNow'>;
};

type LegHints = { price: string; volatility: string };

/** Texts in and around the fields. */
export type FormWords = {
  problems: Readonly<Partial<Record<FieldKey, string>>>;
  /** The values used for a blank premium or volatility. */
  legs: readonly LegHints[];
  /** The lot size in use, typed or from a row of law. */
  units: string;
};

/** Problems of fields, the values used for blank fields, and the lot size. */
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
