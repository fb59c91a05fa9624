import {
  findCategory,
  taxClasses,
  type TaxClass,
  type TaxDoubt,
} from '@/lib/funds/domain/list/fund-categories';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { readPercent, type FundTyped, type FundProblem } from '@/lib/funds/domain/fund-query';

/** The ways in which the gain of a fund's units is worked out. `other`: gold, silver and foreign funds. */
export const taxKinds = ['equity', 'debt', 'hybrid', 'other'] as const;
export type TaxKind = (typeof taxKinds)[number];

const kindOfClass: Readonly<Record<TaxClass, TaxKind | null>> = {
  equity: 'equity',
  specified: 'debt',
  hybrid: 'hybrid',
  'gold-silver': 'other',
  foreign: 'other',
  // An equity ETF below it makes it an equity fund, debt funds below it a specified one.
  'fund-of-funds': null,
};

/** The tax class that a category implies, or why it implies none. A fund's own documents decide. */
export type ExpectedTax = { taxClass: TaxClass; doubt: null } | { taxClass: null; doubt: TaxDoubt };

/** Thematic and index funds of foreign shares stand in the same categories as those of Indian ones. */
const foreignWords =
  /\b(nasdaq|s&p 500|nyse|fang|msci(?! india\b)|hang seng|u\.?s\.?|usa|america|asian?|asean|china|chinese|japan|taiwan|brazil|europe|european|world|international|overseas|global|emerging markets)\b/i;

/** By SEBI's category, of which content/law/fund-rules.ts has the rule; a foreign word in an equity fund's name leaves it open. */
export function expectedTax({ category, name }: Pick<Scheme, 'category' | 'name'>): ExpectedTax {
  const tax = findCategory(category)?.tax ?? 'unknown-category';
  if (tax === 'equity' && foreignWords.test(name)) {
    return { taxClass: null, doubt: 'foreign-name' };
  }
  return isClass(tax) ? { taxClass: tax, doubt: null } : { taxClass: null, doubt: tax };
}

function isClass(tax: TaxClass | TaxDoubt): tax is TaxClass {
  return taxClasses.some((each) => each === tax);
}

/** The rule by which the gain is computed, from the category; null where the visitor must choose. */
export function taxKindOf(scheme: Pick<Scheme, 'category' | 'name'>): TaxKind | null {
  const { taxClass } = expectedTax(scheme);
  return taxClass && kindOfClass[taxClass];
}

export const slabBounds = { min: 0, max: 50 };
/** The highest slab rate of both regimes, so that the tax is never shown too low. */
const startSlab = '30';

export type ReadTaxChoice = {
  /** Null while neither the category nor the visitor says how the fund is taxed. */
  kind: TaxKind | null;
  /** Whether the category decides it. */
  isFromCategory: boolean;
  slabText: string;
  slabProblem?: FundProblem;
  slabRatePercent: number | null;
};

/** How the gain is taxed: by the choice of the visitor, else by the category. */
export function readTaxChoice(
  typed: FundTyped,
  scheme: Pick<Scheme, 'category' | 'name'>,
): ReadTaxChoice {
  const expected = taxKindOf(scheme);
  const slabText = typed.slab || startSlab;
  const slab = readPercent(slabText, slabBounds);
  return {
    kind: taxKinds.find((kind) => kind === typed.kind) ?? expected,
    isFromCategory: expected !== null,
    slabText,
    ...(slab.ok ? {} : { slabProblem: slab.problem }),
    slabRatePercent: slab.ok ? slab.value : null,
  };
}
