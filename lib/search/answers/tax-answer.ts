import { fill } from '@/lib/messages/fill';
import { inLanguage } from '@/lib/navigation/in-language';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { fragmentOf } from '@/lib/tax/domain/inputs/fragment';
import { defaultYear, emptyInput, maxRupees, type TaxInput } from '@/lib/tax/domain/inputs/input';
import {
  hasAny,
  hasOnly,
  hasOtherNumbers,
  isWordOf,
  neighboursOf,
  onlyAmount,
  vocabulary,
  type AnswerRule,
  type Asked,
} from './answer';
import { taxPath } from '@/lib/navigation/page-paths';

const taxWords = vocabulary('tax kar aaykar aykar incometax taxes');
const kinds = ['salary', 'rent', 'income'] as const;
type Kind = (typeof kinds)[number];
const wordsOf: Readonly<Record<Kind, ReadonlySet<string>>> = {
  salary: vocabulary('salary salaried ctc package vetan tankhwah pension'),
  rent: vocabulary('rent'),
  income: vocabulary('business freelance freelancing profession professional interest'),
};
const perMonth = vocabulary('monthly month mahina mahine');
const perYear = vocabulary('annual annually yearly year saal');
const allowed = new Set([
  ...taxWords,
  ...kinds.flatMap((kind) => [...wordsOf[kind]]),
  ...perMonth,
  ...vocabulary(
    'income kamai aay annual annually yearly year saal per pay payable liability due regime new old naya purana nayi ' +
      'purani senior super citizen slab wise',
  ),
]);

/** "tax on 15 lakh": a salary, unless another kind of income is named; both regimes, unless one is. */
export const taxAnswer: AnswerRule = (asked, { messages }) => {
  const amount = onlyAmount(asked, 10_000);
  if (amount === null || !hasAny(asked, taxWords) || !hasOnly(asked, allowed)) return null;
  if (hasOtherNumbers(asked)) return null;
  const isMonthly = hasAny(asked, perMonth);
  if (isMonthly && !isMonthlyIncome(asked)) return null;
  const yearly = Math.round(amount * (isMonthly ? 12 : 1));
  if (yearly > maxRupees) return null;
  const kind = kindOf(asked);
  if (kind === null) return null;
  const input = inputOf(asked, yearly, kind);
  const results = { new: computeTax(input, 'new'), old: computeTax(input, 'old') };
  const tax = { new: results.new.taxRupees, old: results.old.taxRupees };
  const texts = messages.answers.tax;
  const { act, year } = results.new.year.value;
  const { house } = lawOfYear(defaultYear).regimes.new;
  const regime = regimeOf(asked);
  const amountText = formatRupees(yearly);
  const person = fill(texts[kind], {
    share: formatPercent(house.value.standardDeductionPercent),
    year: fill(texts.yearNames[act], { years: `${year}-${String(year + 1).slice(2)}` }),
    age: texts.ages[results.old.ageBand],
  });
  const monthly = fill(texts.monthly, { monthly: formatRupees(amount), yearly: amountText });
  return {
    id: 'tax',
    title: regime
      ? fill(texts.title, { amount: amountText, tax: formatRupees(tax[regime]) })
      : fill(texts.title2, {
          amount: amountText,
          new: formatRupees(tax.new),
          old: formatRupees(tax.old),
        }),
    text: regime
      ? fill(texts.only, { regime: texts.regimes[regime] })
      : comparison(tax.new, tax.old, texts),
    note: isMonthly ? `${monthly} ${person}` : person,
    link: {
      label: texts.link,
      url: `${inLanguage(taxPath, messages.language)}#${fragmentOf(input)}`,
    },
  };
};

/** Not of "monthly tax on 12 lakh" or "12 lpa": there a month of the tax is meant, or the income is a year's. */
function isMonthlyIncome(asked: Asked): boolean {
  const isYearly = asked.rupees.some(({ unit }) => unit === 'lpa') || hasAny(asked, perYear);
  const isOfTax = neighboursOf(asked, perMonth).some(
    ({ before, after }) =>
      before?.kind !== 'rupees' && (isWordOf(before, taxWords) || isWordOf(after, taxWords)),
  );
  return !isYearly && !isOfTax;
}

/** Null where several are named: each is taxed by its own rules. */
function kindOf(asked: Asked): Kind | null {
  const [kind = 'salary', another] = kinds.filter((each) => hasAny(asked, wordsOf[each]));
  return another ? null : kind;
}

function inputOf(asked: Asked, rupees: number, kind: Kind): TaxInput {
  const empty = emptyInput(defaultYear);
  const isSenior = asked.words.includes('senior');
  const age = isSenior ? (asked.words.includes('super') ? 80 : 60) : empty.age;
  const person = { ...empty, age };
  switch (kind) {
    case 'salary':
      return { ...person, salaryRupees: { ...empty.salaryRupees, gross: rupees } };
    case 'rent':
      return { ...person, houseRupees: { ...empty.houseRupees, rentReceived: rupees } };
    case 'income':
      return { ...person, otherRupees: { ...empty.otherRupees, normal: rupees } };
  }
}

function regimeOf(asked: Asked): 'new' | 'old' | null {
  const isNew = hasAny(asked, vocabulary('new naya nayi'));
  const isOld = hasAny(asked, vocabulary('old purana purani'));
  return isNew === isOld ? null : isNew ? 'new' : 'old';
}

function comparison(
  newRupees: number,
  oldRupees: number,
  texts: { newer: string; older: string; same: string },
): string {
  if (newRupees === oldRupees) return texts.same;
  return fill(newRupees < oldRupees ? texts.newer : texts.older, {
    difference: formatRupees(Math.abs(newRupees - oldRupees)),
  });
}
