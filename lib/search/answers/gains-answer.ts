import { healthAndEducationCess } from '@/content/law/cess';
import { equityLongTermGains, equityShortTermGains } from '@/content/law/capital-gains';
import { rowHolding } from '@/lib/law/dated-row';
import { lotteryWinnings, virtualDigitalAssets } from '@/content/law/flat-rate-income';
import { surcharge } from '@/content/law/surcharge';
import { fill } from '@/lib/messages/fill';
import { inLanguage } from '@/lib/navigation/in-language';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { fragmentOf } from '@/lib/tax/domain/inputs/fragment';
import {
  defaultYear,
  emptyInput,
  largestRupees,
  type TaxInput,
} from '@/lib/tax/domain/inputs/input';
import { taxPath } from '@/lib/search/page-paths';
import type { AnswerContext, AnswerRule, Asked } from './answer';
import { countsOf, hasAny, hasOnly, onlyAmount, vocabulary } from './vocabulary';

type Kind = 'long' | 'short' | 'vda' | 'lottery';

const kinds: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['long', vocabulary('ltcg long')],
  ['short', vocabulary('stcg short')],
  ['vda', vocabulary('crypto vda bitcoin btc ethereum nft cryptocurrency')],
  ['lottery', vocabulary('lottery winnings')],
];
const gainWords = vocabulary('gain gains profit profits ltcg stcg tax kar munafa lottery winnings');
const allowed = new Set([
  ...kinds.flatMap(([, words]) => [...words]),
  ...gainWords,
  ...vocabulary(
    'capital term equity share shares stock stocks mutual fund funds listed selling sale',
  ),
]);

/** "ltcg on 3 lakh": the tax of these gains alone, at their own rate. */
export const gainsAnswer: AnswerRule = (asked, context) => {
  const amount = onlyAmount(asked, 1000);
  const counts = countsOf(asked);
  if (amount === null || !hasAny(asked, gainWords) || !hasOnly(asked, allowed)) return null;
  if (counts.percents + counts.years + counts.months + counts.sections > 0) return null;
  const found = kindsIn(asked);
  const [kind] = found;
  if (!kind || found.length > 1) return null;
  const rupees = Math.round(amount);
  if (rupees > largestRupees) return null;
  const { ratePercent, freeRupees } = ruleOf(kind, context);
  const cess = rowHolding(healthAndEducationCess, context.today).value.ratePercent;
  const taxed = Math.max(0, rupees - freeRupees);
  const tax = Math.round((taxed * ratePercent * (100 + cess)) / 10_000);
  // How much surcharge depends on all other income: the answer says that it is not in the figure.
  const [firstBand] = rowHolding(surcharge.new, context.today).value.bands;
  const hasSurcharge = firstBand !== undefined && rupees > firstBand.aboveRupees;
  const { language } = context.messages;
  const texts = context.messages.answers.gains;
  const values = {
    amount: formatRupees(rupees),
    free: formatRupees(freeRupees),
    rate: formatPercent(ratePercent),
    cess: formatPercent(cess),
  };
  return {
    id: 'gains',
    title: fill(hasSurcharge ? texts.titleBeforeSurcharge : texts.title, {
      ...values,
      what: texts.what[kind],
      tax: formatRupees(tax),
    }),
    text: fill(
      freeRupees === 0 ? texts.textNoFree : taxed > 0 ? texts.text : texts.allFree,
      values,
    ),
    note: [
      kind === 'long' || kind === 'short' ? texts.equity : texts.flat,
      ...(hasSurcharge
        ? [
            fill(texts.surcharge, {
              rate: formatPercent(firstBand.ratePercent),
              above: formatLakhCrore(firstBand.aboveRupees, language),
            }),
          ]
        : []),
    ].join(' '),
    link: {
      label: texts.link,
      url: `${inLanguage(taxPath, language)}#${fragmentOf(inputOf(kind, rupees))}`,
    },
  };
};

function kindsIn(asked: Asked): Kind[] {
  return kinds.flatMap(([kind, words]) => (hasAny(asked, words) ? [kind] : []));
}

function ruleOf(kind: Kind, { today }: AnswerContext): { ratePercent: number; freeRupees: number } {
  switch (kind) {
    case 'long': {
      const { value } = rowHolding(equityLongTermGains, today);
      return { ratePercent: value.ratePercent, freeRupees: value.yearlyExemptionRupees };
    }
    case 'short':
      return { ...rowHolding(equityShortTermGains, today).value, freeRupees: 0 };
    case 'vda':
      return { ...rowHolding(virtualDigitalAssets, today).value, freeRupees: 0 };
    case 'lottery':
      return { ...rowHolding(lotteryWinnings, today).value, freeRupees: 0 };
  }
}

function inputOf(kind: Kind, rupees: number): TaxInput {
  const empty = emptyInput(defaultYear);
  const { gainsRupees, otherRupees } = empty;
  switch (kind) {
    case 'long':
      return { ...empty, gainsRupees: { ...gainsRupees, longTermEquity: rupees } };
    case 'short':
      return { ...empty, gainsRupees: { ...gainsRupees, shortTermEquity: rupees } };
    case 'vda':
      return { ...empty, otherRupees: { ...otherRupees, vda: rupees } };
    case 'lottery':
      return { ...empty, otherRupees: { ...otherRupees, lottery: rupees } };
  }
}
