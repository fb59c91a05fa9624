import { monthsPerYear } from '@/lib/calendar/date-parts';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { solveForGoal } from '@/lib/sip/domain/goal';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { planBounds } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import {
  hasAny,
  hasOnly,
  isWordOf,
  neighboursOf,
  onlyAmount,
  vocabulary,
  type AnswerRule,
  type Asked,
} from './answer';

const assumedReturnPercent = startInputs.annualReturnPercent;
const minGoalRupees = 1_000_000;

const sipWords = vocabulary('sip sips');
const perMonth = vocabulary('monthly month mahina mahine pm');
const once = vocabulary('lumpsum lump onetime');
const rising = vocabulary('stepup topup step top');
const perYear = vocabulary('yearly year annual annually annum saal');
const returnWords = vocabulary('return returns rate interest expected');
const atWords = vocabulary('at');
/** What a yearly figure may be of besides the instalment. */
const ratesAndSteps = new Set([...rising, ...returnWords]);
const wantWords = vocabulary('want chahiye');
const fromWords = vocabulary('from se');
const goalWords = vocabulary('goal target reach corpus need become crorepati');
const common =
  'per every each har invest investing invested investment mutual fund funds return returns rate interest ' +
  'expected annual annually yearly year years saal';
const sipAllowed = new Set([...sipWords, ...perMonth, ...rising, ...vocabulary(`${common} up`)]);
const onceAllowed = new Set([...once, ...vocabulary(`${common} sum one time`)]);
const goalAllowed = new Set([
  ...goalWords,
  ...sipWords,
  ...vocabulary(`${common} monthly save saving amount required`),
]);

/** "sip 10000 12% 15y", "50k monthly 20 years 10%", "lumpsum 5 lakh 10 years". Without a return, the page's own. */
export const sipAnswer: AnswerRule = (asked, { messages }) => {
  const isOnce = hasAny(asked, once);
  const isMonthly = hasAny(asked, sipWords) || hasAny(asked, perMonth);
  if (isOnce === isMonthly || !hasOnly(asked, isOnce ? onceAllowed : sipAllowed)) return null;
  if (isMonthly && isPaidYearly(asked)) return null;
  // "Want 50000 monthly", "from a SIP" or as a lump sum: the amount is to be paid out, so it is no instalment.
  if (hasAny(asked, wantWords) && (isOnce || isAmountMonthly(asked) || hasAny(asked, fromWords))) {
    return null;
  }
  const amount = onlyAmount(asked, 100);
  const years = yearsOf(asked);
  const rates = ratesOf(asked);
  if (amount === null || years === null || !rates) return null;
  const { min, max } = planBounds[isOnce ? 'lumpSumRupees' : 'monthlyRupees'];
  if (amount < min || amount > max) return null;
  // An amount as large as this may also be the goal of the SIP.
  if (isMonthly && amount >= minGoalRupees && !hasAny(asked, perMonth)) return null;
  const rupees = Math.round(amount);
  const inputs: SipInputs = {
    ...startInputs,
    monthlyRupees: isOnce ? 0 : rupees,
    lumpSumRupees: isOnce ? rupees : 0,
    annualReturnPercent: rates.returnPercent,
    stepUp: rates.stepUpPercent,
    years,
  };
  const outcome = projectSip(planOf(inputs));
  const texts = messages.answers.sip;
  const sentence = isOnce ? texts.lumpSum : rates.stepUpPercent > 0 ? texts.stepUp : texts.monthly;
  const rate = formatPercent(rates.returnPercent);
  return {
    id: 'sip',
    title: fillCount(years, texts.title, {
      value: formatLakhCrore(outcome.valueRupees, messages.language),
    }),
    text: fill(sentence, {
      amount: formatRupees(rupees),
      rate,
      stepUp: formatPercent(rates.stepUpPercent),
      invested: formatLakhCrore(outcome.investedRupees, messages.language),
      gain: formatLakhCrore(outcome.gainRupees, messages.language),
    }),
    note: rates.isAssumed ? fill(texts.assumed, { rate }) : texts.given,
    link: { label: texts.link, url: inputsPath(inputs, messages.language) },
  };
};

/** "sip 12000 per year", "yearly sip", but not "12% per year", "yearly step-up". */
function isPaidYearly(asked: Asked): boolean {
  return neighboursOf(asked, perYear).some(
    ({ before, after }) =>
      !isWordOf(after, ratesAndSteps) &&
      before?.kind !== 'percent' &&
      (before?.kind === 'rupees' || after?.kind === 'rupees' || isWordOf(after, sipWords)),
  );
}

/** "50000 monthly", "har mahine 50000". */
function isAmountMonthly(asked: Asked): boolean {
  return neighboursOf(asked, perMonth).some(
    ({ before, after }) => before?.kind === 'rupees' || after?.kind === 'rupees',
  );
}

/** "goal 1 crore in 15 years", "sip for 1 crore in 15 years": what is to be saved a month. */
export const goalAnswer: AnswerRule = (asked, { messages }) => {
  const amount = onlyAmount(asked, minGoalRupees);
  const years = yearsOf(asked);
  const rates = ratesOf(asked);
  if (amount === null || years === null || !rates || rates.stepUpPercent > 0) return null;
  // "1 lakh monthly" is an instalment or an income, and no sum to reach.
  if (isAmountMonthly(asked)) return null;
  const isSipFor =
    hasAny(asked, sipWords) &&
    neighboursOf(asked, vocabulary('for')).some(({ after }) => after?.kind === 'rupees');
  // A smaller amount may be the instalment: "want a SIP of 5k".
  const isWanted =
    hasAny(asked, wantWords) &&
    (!hasAny(asked, sipWords) || hasAny(asked, fromWords) || amount >= minGoalRupees);
  const isGoal = isWanted || hasAny(asked, goalWords) || (isSipFor && amount >= minGoalRupees);
  if (!isGoal || !hasOnly(asked, goalAllowed)) return null;
  const inputs: SipInputs = {
    ...startInputs,
    annualReturnPercent: rates.returnPercent,
    years,
    goalRupees: Math.round(amount),
    // The goal is in the rupees of its day, as the answer says it.
    inflationPercent: 0,
  };
  const solved = solveForGoal(planOf(inputs), 'monthlyRupees', {
    rupees: inputs.goalRupees,
    inflationPercent: 0,
  });
  if (!solved.ok) return null;
  const { plan } = solved.value;
  const outcome = projectSip(plan);
  const texts = messages.answers.goal;
  const rate = formatPercent(rates.returnPercent);
  return {
    id: 'goal',
    title: fillCount(years, texts.title, {
      monthly: formatRupees(plan.monthlyRupees),
      amount: formatLakhCrore(inputs.goalRupees, messages.language),
    }),
    text: fill(texts.text, {
      rate,
      invested: formatLakhCrore(outcome.investedRupees, messages.language),
      gain: formatLakhCrore(outcome.gainRupees, messages.language),
    }),
    note: rates.isAssumed
      ? fill(messages.answers.sip.assumed, { rate })
      : messages.answers.sip.given,
    link: { label: texts.link, url: inputsPath(inputs, messages.language) },
  };
};

const growthWords = vocabulary('to cagr became become grew double doubled');
const growthAllowed = vocabulary(
  'cagr became become grew double doubled return returns rate growth',
);

/** "1 lakh to 2 lakh in 5 years": the growth a year. */
export const growthAnswer: AnswerRule = (asked, { messages }) => {
  const [from, to, third] = asked.rupees;
  const years = yearsOf(asked);
  if (!from || !to || third || years === null || asked.percents.length > 0) return null;
  if (!hasAny(asked, growthWords) || !hasOnly(asked, growthAllowed)) return null;
  if (from.value < (from.isPlain ? 100 : 1)) return null;
  const percent = Number(cagrPercent(from.value, to.value, years).toFixed(2));
  const { min, max } = planBounds.annualReturnPercent;
  if (percent < min || percent > max || from.value > planBounds.lumpSumRupees.max) return null;
  const texts = messages.answers.growth;
  const inputs: SipInputs = {
    ...startInputs,
    monthlyRupees: 0,
    lumpSumRupees: Math.round(from.value),
    annualReturnPercent: percent,
    years,
    rateConvention: 'effective',
  };
  return {
    id: 'growth',
    title: fill(texts.title, { rate: formatPercent(percent) }),
    text: fillCount(years, texts.text, {
      from: formatRupees(from.value),
      to: formatRupees(to.value),
    }),
    note: '',
    link: { label: texts.link, url: inputsPath(inputs, messages.language) },
  };
};

/** Whole years within the page's bounds, given once, as years or as months. */
function yearsOf({ years, months, sections }: Asked): number | null {
  if (years.length + months.length !== 1 || sections.length > 0) return null;
  const value = years[0] ?? (months[0] ?? 0) / monthsPerYear;
  const { min, max } = planBounds.years;
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/**
 * The return and the step-up. Of two percentages the step-up is the one after "step up", unless that one is called the
 * return ("10% step up 12% return"); else the last before it. Null for "10% step up at 12%", which may mean either.
 */
function ratesOf({ tokens, percents }: Asked) {
  const stepAt = tokens.findIndex((token) => isWordOf(token, rising));
  const isRising = stepAt >= 0;
  if (percents.length > (isRising ? 2 : 1) || (isRising && percents.length === 0)) return null;
  const percentAt = tokens.flatMap(({ kind }, at) => (kind === 'percent' ? [at] : []));
  const before = percentAt.filter((at) => at < stepAt).length;
  const next = before === 1 ? percentAt[1] : undefined;
  const between = tokens.slice(stepAt + 1, next ?? 0);
  const isNextReturn =
    next !== undefined &&
    [...between, tokens[next + 1]].some((token) => isWordOf(token, returnWords));
  if (!isNextReturn && between.some((token) => isWordOf(token, atWords))) return null;
  const stepUpAt = isNextReturn || before === percents.length ? before - 1 : before;
  const given = percents.find((_, at) => !isRising || at !== stepUpAt);
  const returnPercent = given ?? assumedReturnPercent;
  const stepUpPercent = isRising ? (percents[stepUpAt] ?? 0) : 0;
  const isWithin =
    within(returnPercent, planBounds.annualReturnPercent) &&
    within(stepUpPercent, planBounds.yearlyStepUpPercent);
  return isWithin ? { returnPercent, stepUpPercent, isAssumed: given === undefined } : null;
}

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

function planOf(inputs: SipInputs) {
  return {
    monthlyRupees: inputs.monthlyRupees,
    lumpSumRupees: inputs.lumpSumRupees,
    annualReturnPercent: inputs.annualReturnPercent,
    yearlyStepUpPercent: inputs.stepUp,
    months: inputs.years * monthsPerYear,
  };
}
