import type { WidgetSetting } from '@/lib/education/domain/lesson-files';
import { instalmentOf } from '@/lib/cashflow/annuity';
import { annualRatePercent } from '@/lib/cashflow/xirr';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { buildPreset, presetLegs, type PresetId } from '@/lib/options/domain/position/preset';
import { payoffAtExpiry } from '@/lib/options/domain/position/leg';
import {
  breakevensOf,
  extremesOf,
  resultAt,
  type PiecewiseLinear,
} from '@/lib/options/domain/position/piecewise-linear';
import { solveForGoal } from '@/lib/sip/domain/goal';
import { examplePlan } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { realRupees } from '@/lib/sip/domain/real-value';
import { compareRegimes } from '@/lib/tax/domain/compute-tax';
import { defaultYear, emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';

export type WidgetKind = WidgetSetting['kind'];

type FieldUnit = 'rupees' | 'percent' | 'years' | 'months';

export type WidgetField = {
  name: string;
  unit: FieldUnit;
  min: number;
  max: number;
  isWhole?: boolean;
};

const rupees = (name: string, min = 0): WidgetField => ({ name, unit: 'rupees', min, max: 1e10 });
const percent = (name: string, min: number, max: number): WidgetField => ({
  name,
  unit: 'percent',
  min,
  max,
});
const years = (max: number): WidgetField => ({
  name: 'years',
  unit: 'years',
  min: 1,
  max,
  isWhole: true,
});
const months = (max: number): WidgetField => ({
  name: 'months',
  unit: 'months',
  min: 1,
  max,
  isWhole: true,
});

/** What each calculator of a lesson asks for. */
export const widgetFields: Readonly<Record<WidgetKind, readonly WidgetField[]>> = {
  sip: [rupees('monthlyRupees', 1), percent('annualRatePercent', 0, 40), years(50)],
  tax: [rupees('grossSalaryRupees', 1), rupees('deductionsRupees')],
  xirr: [rupees('monthlyRupees', 1), months(600), rupees('valueRupees', 1)],
  option: [rupees('spot', 1), percent('volatilityPercent', 1, 200), rupees('lastSpot')],
  emi: [rupees('principalRupees', 1), percent('annualRatePercent', 0, 60), months(480)],
  goal: [rupees('targetRupees', 1), years(50), percent('annualRatePercent', 0, 40)],
  'emergency-fund': [rupees('monthlyRupees', 1), months(36), rupees('savedRupees')],
  'real-value': [rupees('rupees', 1), percent('inflationPercent', 0, 20), years(60)],
};

export type WidgetValues = Readonly<Record<string, number>>;

/** First values of a lesson's calculator: those of the lesson, else our example values. */
export function startValues(setting: WidgetSetting): WidgetValues {
  const numbers = Object.entries(setting).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { ...examples[setting.kind], ...Object.fromEntries(numbers) };
}

const examples: Readonly<Record<WidgetKind, WidgetValues>> = {
  sip: {},
  tax: { deductionsRupees: 200_000 },
  xirr: { monthlyRupees: 5_000, months: 36, valueRupees: 210_000 },
  option: { spot: 20_000, volatilityPercent: 15, lastSpot: 20_500 },
  emi: {},
  goal: {},
  'emergency-fund': { savedRupees: 0 },
  'real-value': {},
};

/** A figure by its id in the words; a null text is "no limit". */
export type WidgetResult = { id: string; text: string | null };

type Rule = (value: (name: string) => number, preset: string | null) => readonly WidgetResult[];

const amount = (id: string, rupees: number | null): WidgetResult => ({
  id,
  text: formatLakhCrore(rupees === null ? null : Math.round(rupees)),
});

/** Units of a made-up contract: a lesson teaches the shape, not a lot size of today. */
const exampleLot = 50;
const exampleDays = {
  date: '2026-01-01',
  expiry: '2026-01-31',
  laterExpiry: '2026-02-28',
} as const;

const rules: Readonly<Record<WidgetKind, Rule>> = {
  sip: (value) => {
    const { investedRupees, gainRupees, valueRupees } = sip(
      value('monthlyRupees'),
      value('annualRatePercent'),
      value('years'),
    );
    return [
      amount('value', valueRupees),
      amount('invested', investedRupees),
      amount('gain', gainRupees),
    ];
  },
  tax: (value) => {
    const gross = Math.round(value('grossSalaryRupees'));
    const compared = compareRegimes(salaried(gross, Math.round(value('deductionsRupees'))));
    const min = Math.min(compared.new.taxRupees, compared.old.taxRupees);
    return [
      { id: 'new', text: formatRupees(compared.new.taxRupees) },
      { id: 'old', text: formatRupees(compared.old.taxRupees) },
      { id: 'share', text: formatPercent((min / gross) * 100, 1) },
    ];
  },
  xirr: (value) => {
    const months = value('months');
    const first = '2020-01-01';
    const paid = Array.from({ length: months }, (_, month) => ({
      date: shiftMonths(first, month),
      rupees: -value('monthlyRupees'),
    }));
    const end = { date: shiftMonths(first, months), rupees: value('valueRupees') };
    const rate = annualRatePercent([...paid, end]);
    const invested = value('monthlyRupees') * months;
    return [
      {
        id: 'xirr',
        text: formatPercent(rate, 1),
      },
      amount('invested', invested),
      amount('gain', value('valueRupees') - invested),
    ];
  },
  option: (value, preset) => {
    const payoff = examplePayoff(preset, value('spot'), value('volatilityPercent'));
    const { worstRupees, bestRupees } = extremesOf(payoff);
    const limited = (id: string, max: number | 'unlimited') => ({
      id,
      text: max === 'unlimited' ? null : formatLakhCrore(Math.abs(max)),
    });
    return [
      { id: 'result', text: formatLakhCrore(resultAt(payoff, value('lastSpot'))) },
      {
        id: 'breakEven',
        text:
          breakevensOf(payoff)
            .map((each) => formatNumber(each))
            .join(', ') || notKnown,
      },
      limited('maxLoss', worstRupees),
      limited('maxProfit', bestRupees),
    ];
  },
  emi: (value) => {
    const principal = value('principalRupees');
    const emi = instalmentOf(principal, value('annualRatePercent'), value('months'));
    const total = emi * value('months');
    return [amount('emi', emi), amount('interest', total - principal), amount('total', total)];
  },
  goal: (value) => {
    const months = value('years') * monthsPerYear;
    const found = solveForGoal(
      { ...examplePlan, annualReturnPercent: value('annualRatePercent'), months },
      'monthlyRupees',
      { rupees: value('targetRupees'), inflationPercent: 0 },
    );
    const monthly = found.ok ? Math.ceil(found.value.exact) : null;
    return [
      amount('monthly', monthly),
      amount('invested', monthly === null ? null : monthly * months),
    ];
  },
  'emergency-fund': (value) => {
    const fund = value('monthlyRupees') * value('months');
    return [amount('fund', fund), amount('gap', Math.max(0, fund - value('savedRupees')))];
  },
  'real-value': (value) => {
    const rupees = value('rupees');
    const real = realRupees(rupees, value('inflationPercent'), value('years') * monthsPerYear);
    return [amount('real', real), amount('lost', rupees - real)];
  },
};

/** A plan without step-up, lump sum, tax or costs. */
export function sip(monthlyRupees: number, annualReturnPercent: number, years: number) {
  const months = years * monthsPerYear;
  return projectSip({ ...examplePlan, monthlyRupees, annualReturnPercent, months });
}

/** A resident below 60 with a salary and nothing else; deductions are those without a cap of their own. */
export function salaried(grossRupees: number, deductionsRupees = 0): TaxInput {
  const empty = emptyInput(defaultYear);
  return {
    ...empty,
    salaryRupees: { ...empty.salaryRupees, gross: grossRupees },
    deductionsRupees: { ...empty.deductionsRupees, other: deductionsRupees },
  };
}

/** The result of a made-up contract on its last day, at each price. */
export function examplePayoff(
  preset: string | null,
  spot: number,
  volatilityPercent: number,
): PiecewiseLinear {
  const legs = buildPreset(isPreset(preset) ? preset : 'long-call', {
    ...exampleDays,
    spot,
    // A strike each half a per cent, as at the index contracts.
    strikeStep: Math.max(1, Math.round(spot / 200)),
    unitsPerLot: exampleLot,
    lots: 1,
    volatility: volatilityPercent / 100,
    rate: 0.06,
    dividendYield: 0,
    dayCount: 'calendar-365',
  });
  return payoffAtExpiry(legs);
}

/** What a lesson's calculator answers, by the rules of the site. @throws for a value that is missing. */
export function widgetResults(
  kind: WidgetKind,
  preset: string | null,
  values: WidgetValues,
): readonly WidgetResult[] {
  return rules[kind]((name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The ${kind} of a lesson has no ${name}`);
    return value;
  }, preset);
}

function isPreset(preset: string | null): preset is PresetId {
  return preset !== null && Object.hasOwn(presetLegs, preset);
}
