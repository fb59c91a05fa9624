import { healthAndEducationCess } from '@/content/law/cess';
import { equityLongTermGains, equityShortTermGains } from '@/content/law/capital-gains';
import { rowHolding, type DatedRow } from '@/lib/law/dated-row';
import { lotteryWinnings, virtualDigitalAssets } from '@/content/law/flat-rate-income';
import { surcharge } from '@/content/law/surcharge';
import { fill } from '@/lib/messages/fill';
import { inLanguage } from '@/lib/navigation/in-language';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { fragmentOf } from '@/lib/tax/domain/inputs/fragment';
import { defaultYear, emptyInput, maxRupees } from '@/lib/tax/domain/inputs/input';
import {
  hasAny,
  hasOnly,
  hasOtherNumbers,
  onlyAmount,
  vocabulary,
  type AnswerRule,
} from './answer';
import { taxPath } from '@/lib/navigation/page-paths';

type Kind = 'long' | 'short' | 'vda' | 'lottery';

/** The words for a kind of gain, its rate in the law, and its field in the tax calculator. */
type KindOfGain = {
  words: ReadonlySet<string>;
  rows: readonly DatedRow<{ ratePercent: number; yearlyExemptionRupees?: number }>[];
  group: 'gainsRupees' | 'otherRupees';
  name: string;
};

const kinds: Readonly<Record<Kind, KindOfGain>> = {
  long: {
    words: vocabulary('ltcg long'),
    rows: equityLongTermGains,
    group: 'gainsRupees',
    name: 'longTermEquity',
  },
  short: {
    words: vocabulary('stcg short'),
    rows: equityShortTermGains,
    group: 'gainsRupees',
    name: 'shortTermEquity',
  },
  vda: {
    words: vocabulary('crypto vda bitcoin btc ethereum nft cryptocurrency'),
    rows: virtualDigitalAssets,
    group: 'otherRupees',
    name: 'vda',
  },
  lottery: {
    words: vocabulary('lottery winnings'),
    rows: lotteryWinnings,
    group: 'otherRupees',
    name: 'lottery',
  },
};
const kindIds = Object.keys(kinds) as Kind[];
const gainWords = vocabulary('gain gains profit profits ltcg stcg tax kar munafa lottery winnings');
const allowed = new Set([
  ...kindIds.flatMap((kind) => [...kinds[kind].words]),
  ...gainWords,
  ...vocabulary(
    'capital term equity share shares stock stocks mutual fund funds listed selling sale',
  ),
]);

/** "ltcg on 3 lakh": the tax of these gains alone, at their own rate. */
export const gainsAnswer: AnswerRule = (asked, context) => {
  const amount = onlyAmount(asked, 1000);
  if (amount === null || !hasAny(asked, gainWords) || !hasOnly(asked, allowed)) return null;
  if (hasOtherNumbers(asked)) return null;
  const [kind, another] = kindIds.filter((each) => hasAny(asked, kinds[each].words));
  if (!kind || another) return null;
  const rupees = Math.round(amount);
  if (rupees > maxRupees) return null;
  const { rows, group, name } = kinds[kind];
  const row = rowHolding(rows, context.today).value;
  const { ratePercent, yearlyExemptionRupees: freeRupees = 0 } = row;
  const empty = emptyInput(defaultYear);
  const alone = { ...empty, [group]: { ...empty[group], [name]: rupees } };
  const cess = rowHolding(healthAndEducationCess, context.today).value.ratePercent;
  const taxed = Math.max(0, rupees - freeRupees);
  const tax = Math.round((taxed * ratePercent * (100 + cess)) / 10_000);
  // How much surcharge depends on all other income: the answer says that it is not in the figure.
  const [firstBand] = rowHolding(surcharge.new, context.today).value.bands;
  const hasSurcharge = firstBand !== undefined && rupees > firstBand.aboveRupees;
  const { language } = context.messages;
  const texts = context.messages.answers.gains;
  const isEquity = kind === 'long' || kind === 'short';
  const aloneText = formatRupees(computeTax(alone, 'new').taxRupees);
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
      isEquity ? fill(texts.equity, { alone: aloneText }) : texts.flat,
      ...(hasSurcharge
        ? [
            fill(texts.surcharge, {
              rate: formatPercent(firstBand.ratePercent),
              above: formatLakhCrore(firstBand.aboveRupees, language),
            }),
            ...(isEquity ? [] : [fill(texts.flatAlone, { alone: aloneText })]),
          ]
        : []),
    ].join(' '),
    link: {
      label: texts.link,
      url: `${inLanguage(taxPath, language)}#${fragmentOf(alone)}`,
    },
  };
};
