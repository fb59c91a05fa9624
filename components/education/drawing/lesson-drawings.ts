import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { balanceAfter, instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { PayoffPoint } from '@/components/charts/payoff-points';
import { citedFigure } from '@/lib/education/domain/law-citation';
import type { LessonId } from '@/lib/education/domain/course-paths';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { blackScholes } from '@/lib/options/domain/pricing/black';
import { payoffAtExpiry } from '@/lib/options/domain/position/leg';
import {
  breakevensOf,
  resultAt,
  type PiecewiseLinear,
} from '@/lib/options/domain/position/piecewise-linear';
import { realRupees } from '@/lib/sip/domain/real-value';
import { breakEvenDeductions } from '@/lib/tax/domain/break-even';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { optionLeg } from '@/components/education/computed-rules';
import { examplePayoff, salaried, sip } from '@/components/education/widget/widget-rules';

/** What the numbers of a drawing are. */
export type DrawingUnit = 'rupees' | 'percent' | 'crore';

/** The numbers of a drawing. Its texts are in lib/messages/en/education/lesson-drawings.ts. */
export type DrawingPlot =
  /** One value a step for each line, or for each layer of a stack. Null where a line has not begun. */
  | {
      kind: 'lines' | 'stack';
      steps: readonly number[];
      /** How a step is printed where it is money. */
      stepUnit?: DrawingUnit;
      unit: DrawingUnit;
      values: readonly (readonly (number | null)[])[];
    }
  /** One value for each category and series. */
  | { kind: 'bars'; unit: DrawingUnit; values: readonly (readonly number[])[] }
  | { kind: 'payoff'; points: readonly PayoffPoint[]; breakevens: readonly number[] };

type Drawing = {
  plot: DrawingPlot;
  /** For the placeholders of its words. */
  figures: Readonly<Record<string, string>>;
};

type Draw = (today: IsoDate) => Drawing;

/**
 * The drawing of each lesson, from the lesson's own example: every number comes from a rule of the site or a row of
 * law, as in its text.
 */
export const lessonDrawings: Readonly<Partial<Record<LessonId, Draw>>> = {
  'first-salary/reading-your-payslip': (today) => {
    const gross = 54_000;
    const ownFund = (law('everyday-rules#providentFund', 'wageCeilingRupees', today) * 12) / 100;
    const professionalTax = 200;
    const tax = computeTax(salaried(gross * monthsPerYear), 'new').taxRupees / monthsPerYear;
    const takeHome = gross - ownFund - professionalTax - tax;
    return {
      plot: bars('rupees', [gross, ownFund, professionalTax, tax, takeHome]),
      figures: { gross: formatRupees(gross), takeHome: formatRupees(takeHome) },
    };
  },
  'first-salary/plan-for-the-month': () => ({
    plot: bars('rupees', [22_500, 13_500, 9_000]),
    figures: { pay: formatRupees(45_000), saved: formatRupees(9_000) },
  }),
  'first-salary/accounts-and-upi': () => {
    const [account, prices] = [grown(200_000, 3, 5), grown(200_000, 6, 5)];
    return {
      plot: lines(count(5), [account, prices]),
      figures: { account: lakh(last(account)), prices: lakh(last(prices)) },
    };
  },
  'first-salary/emergency-fund': () => ({
    plot: bars(
      'rupees',
      [3, 6, 9, 12].map((months) => 28_000 * months),
    ),
    figures: { monthly: formatRupees(28_000), six: lakh(28_000 * 6) },
  }),
  'first-salary/tax-from-first-salary': () => {
    const salaries = range(500_000, 2_000_000, 25_000);
    return {
      plot: {
        kind: 'lines',
        unit: 'rupees',
        stepUnit: 'rupees',
        steps: salaries,
        values: [
          salaries.map((salary) => computeTax(salaried(salary), 'new').taxRupees),
          salaries.map((salary) => computeTax(salaried(salary, 200_000), 'old').taxRupees),
        ],
      },
      figures: {
        new: formatRupees(computeTax(salaried(1_500_000), 'new').taxRupees),
        old: formatRupees(computeTax(salaried(1_500_000, 200_000), 'old').taxRupees),
      },
    };
  },
  'first-salary/credit-card-and-score': () => {
    const owed = grown(100_000, 3.5, 12);
    return { plot: lines(count(12), [owed]), figures: { owed: lakh(last(owed)) } };
  },
  'first-salary/time-and-inflation': () => {
    const early = yearly(3_000, 10, 30);
    const late = [...count(14).map(() => null), ...yearly(9_000, 10, 15)];
    return {
      plot: lines(count(30), [early, late]),
      figures: {
        early: lakh(last(early)),
        late: lakh(last(late)),
        earlyPaid: lakh(3_000 * 30 * monthsPerYear),
        latePaid: lakh(9_000 * 15 * monthsPerYear),
      },
    };
  },
  'saving-and-funds/deposits-and-small-savings': () => {
    const deposit = grown(500_000, 7, 10);
    const afterTax = grown(500_000, 4.8, 10);
    const prices = grown(500_000, 6, 10);
    return {
      plot: lines(count(10), [deposit, afterTax, prices]),
      figures: { afterTax: lakh(last(afterTax)), prices: lakh(last(prices)) },
    };
  },
  'saving-and-funds/what-a-fund-is': () => ({
    plot: bars('rupees', [100_000, 100_000], [110_000, 110_000]),
    figures: {},
  }),
  'saving-and-funds/kinds-of-funds-and-risk': () => ({
    // Duration in years times the rise of one point in rates.
    plot: bars(
      'percent',
      [0.1, 1, 3, 5, 8].map((duration) => -duration),
    ),
    figures: {},
  }),
  'saving-and-funds/cost-of-a-fund': () => {
    const [direct, regular] = [yearly(10_000, 11, 25), yearly(10_000, 10, 25)];
    return {
      plot: lines(count(25), [direct, regular]),
      figures: {
        direct: lakh(last(direct)),
        regular: lakh(last(regular)),
        cost: lakh(last(direct) - last(regular)),
      },
    };
  },
  'saving-and-funds/sip-and-lump-sum': () => growth(10_000, 10, 20),
  'saving-and-funds/measuring-returns': () => ({
    plot: bars(
      'percent',
      [3, 5, 12].map((years) => cagrPercent(100_000, 160_000, years)),
    ),
    figures: {},
  }),
  'saving-and-funds/goals-and-mix': () => {
    // The instalment that lesson and calculator find for 30 lakh in 12 years at 10%.
    const monthly = Math.ceil(3_000_000 / (sip(1_000_000, 10, 12).valueRupees / 1_000_000));
    return growth(monthly, 10, 12);
  },
  'saving-and-funds/selling-a-fund': () => pots(5_000_000, 8, [40_000, 50_000], 25),
  'tax/how-income-tax-works': () => {
    const salaries = range(1_200_000, 1_600_000, 5_000);
    const taxOf = (salary: number) => computeTax(salaried(salary), 'new').taxRupees;
    return {
      plot: {
        kind: 'lines',
        unit: 'rupees',
        stepUnit: 'rupees',
        steps: salaries,
        values: [salaries.map(taxOf)],
      },
      figures: { below: formatRupees(taxOf(1_275_000)), above: formatRupees(taxOf(1_285_000)) },
    };
  },
  'tax/new-or-old-regime': () => regimes(2_000_000),
  'tax/deductions-that-count': () => regimes(1_800_000),
  'tax/rent-and-home-loan': (today) => {
    const [salary, received, rent] = [900_000, 360_000, 300_000];
    const aboveSalary = rent - (salary * law('hra#hra', 'rentAbovePercentOfSalary', today)) / 100;
    const ofSalary = (salary * law('hra#hra', 'namedCityPercentOfSalary', today)) / 100;
    return {
      plot: bars('rupees', [received, aboveSalary, ofSalary]),
      figures: { free: lakh(Math.min(received, aboveSalary, ofSalary)) },
    };
  },
  'tax/tax-on-investments': (today) => ({
    plot: bars('percent', [
      law('capital-gains#equityLongTermGains', 'ratePercent', today),
      law('capital-gains#equityShortTermGains', 'ratePercent', today),
      law('capital-gains#otherLongTermGains', 'ratePercent', today),
      law('flat-rate-income#virtualDigitalAssets', 'ratePercent', today),
    ]),
    figures: {
      exempt: lakh(law('capital-gains#equityLongTermGains', 'yearlyExemptionRupees', today)),
    },
  }),
  'tax/tds-and-advance-tax': (today) => ({
    plot: bars(
      'percent',
      [0, 1, 2, 3].map((place) =>
        law('advance-tax#advanceTax', `instalments.${place}.cumulativePercent`, today),
      ),
    ),
    figures: {},
  }),
  'tax/filing-your-return': () => {
    const [half, whole] = [650_000, 1_300_000].map(
      (salary) => computeTax(salaried(salary), 'new').taxRupees,
    ) as [number, number];
    return {
      plot: bars('rupees', [half, half, whole]),
      figures: { half: formatRupees(half), left: formatRupees(whole - 2 * half) },
    };
  },
  'stocks/what-a-share-is': () => purchasingPower(500_000, 6, 15),
  'stocks/how-a-trade-works': (today) => {
    const rupees = 100_000;
    const charge = (citation: string, field: string) => law(citation, field, today);
    const perCrore = rupees / 1e7;
    const exchange =
      charge('exchange-charges#exchangeCharges', 'nse.equity.rupeesPerCrore') * perCrore;
    const sebi = charge('exchange-charges#sebiFee', 'rupeesPerCrore') * perCrore;
    const parts = [
      rupees *
        (charge(
          'securities-transaction-tax#securitiesTransactionTax',
          'equityDelivery.ratePercent',
        ) /
          100),
      rupees * (charge('trading-duties#stampDuty', 'equityDelivery.ratePercent') / 100),
      exchange + sebi,
      ((exchange + sebi) * charge('trading-duties#tradingGst', 'ratePercent')) / 100,
    ];
    const total = sumOf(parts);
    return { plot: bars('rupees', parts), figures: { total: formatRupees(total) } };
  },
  'stocks/reading-the-statements': () => ({
    plot: bars('crore', [36, 24, 18], [67, 40, 30]),
    figures: {
      sales: formatPercent(cagrPercent(240, 420, 5), 1),
      profit: formatPercent(cagrPercent(18, 30, 5), 1),
    },
  }),
  'stocks/price-and-value': () => {
    const [hoped, plain] = [grown(600_000_000, 15, 10), grown(600_000_000, 8, 10)];
    return {
      plot: lines(count(10), [hoped, plain]),
      figures: { hoped: lakh(last(hoped)), plain: lakh(last(plain)) },
    };
  },
  'stocks/corporate-actions': () => ({
    plot: bars('rupees', [200 * 500, 400 * 250]),
    figures: {},
  }),
  'stocks/risk-and-spreading': () => recovery([10, 20, 30, 50, 80]),
  'stocks/rules-and-records': () => {
    const [index, own] = [grown(1_000_000, 11, 20), grown(1_000_000, 10, 20)];
    return {
      plot: lines(count(20), [index, own]),
      figures: { gap: lakh(last(index) - last(own)) },
    };
  },
  'options-and-risk/what-an-option-is': () =>
    payoffOf(payoffAtExpiry([optionLeg('call', 20_000, 150, 50)])),
  'options-and-risk/what-moves-an-option-price': () => {
    const days = range(0, 60, 1);
    const priceAt = (left: number) =>
      left === 0
        ? 0
        : blackScholes(
            { right: 'call', strike: 500, years: left / 365 },
            { spot: 500, dividendYield: 0, volatility: 0.25, rate: 0.06 },
          ).price;
    return {
      plot: {
        kind: 'lines',
        unit: 'rupees',
        steps: days,
        values: [days.map((day) => priceAt(60 - day))],
      },
      figures: {
        sixty: formatRupees(priceAt(60), 2),
        thirty: formatRupees(priceAt(30), 2),
        seven: formatRupees(priceAt(7), 2),
      },
    };
  },
  'options-and-risk/selling-options-and-margin': () =>
    payoffOf(examplePayoff('short-strangle', indexToday, 15)),
  'options-and-risk/costs-and-the-odds': (today) => {
    const losers = law('derivative-losses#derivativeLosses', 'losersPercent', today);
    return {
      plot: bars('percent', [losers, 100 - losers]),
      figures: {
        losers: formatPercent(losers, 1),
        year: lawText('derivative-losses#derivativeLosses', 'financialYear', today),
      },
    };
  },
  'options-and-risk/limits-on-a-loss': () =>
    payoffOf(
      payoffAtExpiry([
        optionLeg('call', 20_000, 180, 50),
        { ...optionLeg('call', 20_200, 90, 50), side: 'sell' },
      ]),
    ),
  'options-and-risk/how-much-to-risk': () => recovery([10, 25, 50, 80]),
  'protection-loans-retirement/life-cover-for-those-who-depend-on-you': () =>
    purchasingPower(10_000_000, 6, 20),
  'protection-loans-retirement/health-insurance-in-plain-words': () => {
    const premium = grown(24_000, 10, 10);
    return { plot: lines(count(10), [premium]), figures: { end: formatRupees(last(premium)) } };
  },
  'protection-loans-retirement/insurance-that-promises-a-return': () => ({
    plot: bars(
      'percent',
      [10, 15, 20, 25].map((years) => cagrPercent(1_000_000, 2_000_000, years)),
    ),
    figures: {},
  }),
  'protection-loans-retirement/how-a-loan-works': () => loan(800_000, 10.5, 60),
  'protection-loans-retirement/home-loan-decisions': () => loan(5_000_000, 8.5, 240),
  'protection-loans-retirement/out-of-expensive-debt': () => {
    const interest = (ratePercent: number) =>
      Math.round(instalmentOf(240_000, ratePercent, 36) * 36 - 240_000);
    return {
      plot: bars('rupees', [interest(40), interest(16)]),
      figures: { saved: lakh(interest(40) - interest(16)) },
    };
  },
  'protection-loans-retirement/how-much-for-retirement': () => {
    const spending = grown(50_000, 6, 25);
    return { plot: lines(count(25), [spending]), figures: { end: lakh(last(spending)) } };
  },
  'protection-loans-retirement/living-on-your-savings': () =>
    pots(10_000_000, 2, [35_000, 60_000], 35),
};

function growth(monthlyRupees: number, ratePercent: number, years: number): Drawing {
  const { years: rows } = sip(monthlyRupees, ratePercent, years);
  const points = [{ investedRupees: 0, gainRupees: 0, valueRupees: 0 }, ...rows];
  const end = points.at(-1)!;
  return {
    plot: {
      kind: 'stack',
      unit: 'rupees',
      steps: count(years),
      values: [
        points.map(({ investedRupees }) => investedRupees),
        points.map(({ gainRupees }) => gainRupees),
      ],
    },
    figures: {
      monthly: formatRupees(monthlyRupees),
      invested: lakh(end.investedRupees),
      value: lakh(end.valueRupees),
    },
  };
}

function regimes(grossRupees: number): Drawing {
  const deductions = range(0, 900_000, 25_000);
  const breakEven = breakEvenDeductions(salaried(grossRupees));
  return {
    plot: {
      kind: 'lines',
      unit: 'rupees',
      stepUnit: 'rupees',
      steps: deductions,
      values: [
        deductions.map(() => computeTax(salaried(grossRupees), 'new').taxRupees),
        deductions.map((own) => computeTax(salaried(grossRupees, own), 'old').taxRupees),
      ],
    },
    figures: {
      gross: lakh(grossRupees),
      breakEven: breakEven.kind === 'above' ? lakh(breakEven.deductionsRupees) : '',
    },
  };
}

/** The parts of each instalment: interest, and what pays the loan back. */
function loan(principalRupees: number, ratePercent: number, months: number): Drawing {
  const emi = instalmentOf(principalRupees, ratePercent, months);
  const interest = count(months - 1).map(
    (month) => (balanceAfter(principalRupees, ratePercent, emi, month) * ratePercent) / 1200,
  );
  const total = emi * months - principalRupees;
  return {
    plot: {
      kind: 'stack',
      unit: 'rupees',
      steps: count(months - 1).map((month) => month + 1),
      values: [interest, interest.map((part) => emi - part)],
    },
    figures: {
      emi: formatRupees(Math.round(emi)),
      first: formatPercent(((interest[0] ?? 0) / emi) * 100, 0),
      total: lakh(Math.round(total)),
    },
  };
}

function pots(
  corpusRupees: number,
  ratePercent: number,
  monthlyRupees: readonly number[],
  years: number,
): Drawing {
  return {
    plot: lines(
      count(years),
      monthlyRupees.map((monthly) =>
        count(years).map((year) => balanceAfter(corpusRupees, ratePercent, monthly, year * 12)),
      ),
    ),
    figures: Object.fromEntries(
      monthlyRupees.map((monthly, place) => [
        ['first', 'second'][place],
        formatNumber(monthsUntilEmpty(corpusRupees, monthly, ratePercent) / monthsPerYear, 1),
      ]),
    ),
  };
}

function purchasingPower(rupees: number, inflationPercent: number, years: number): Drawing {
  const real = count(years).map((year) =>
    realRupees(rupees, inflationPercent, year * monthsPerYear),
  );
  return { plot: lines(count(years), [real]), figures: { end: lakh(last(real)) } };
}

/** How much must be gained to make good a fall. */
function recovery(falls: readonly number[]): Drawing {
  return {
    plot: bars(
      'percent',
      falls.map((fall) => cagrPercent(100 - fall, 100, 1)),
    ),
    figures: {},
  };
}

/** Of the made-up index. */
const indexToday = 20_000;

function payoffOf(line: PiecewiseLinear): Drawing {
  const prices = range(indexToday * 0.94, indexToday * 1.06, 50);
  return {
    plot: {
      kind: 'payoff',
      points: prices.map((price) => ({ price, profit: resultAt(line, price) })),
      breakevens: breakevensOf(line),
    },
    figures: {},
  };
}

function bars(unit: 'rupees' | 'percent' | 'crore', ...values: readonly number[][]) {
  return { kind: 'bars', unit, values } as const;
}

function lines(steps: readonly number[], values: readonly (readonly (number | null)[])[]) {
  return { kind: 'lines', unit: 'rupees', steps, values } as const;
}

/** The value of a plan at the end of each year, the start included. */
function yearly(monthlyRupees: number, ratePercent: number, years: number): readonly number[] {
  return [0, ...sip(monthlyRupees, ratePercent, years).years.map(({ valueRupees }) => valueRupees)];
}

/** The value of a sum after each step, the start included. */
function grown(rupees: number, percentAStep: number, steps: number): readonly number[] {
  return count(steps).map((step) => Math.round(rupees * (1 + percentAStep / 100) ** step));
}

/** 0, 1, … to the last step. */
function count(steps: number): readonly number[] {
  return range(0, steps, 1);
}

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, place) => from + place * step,
  );
}

function last(values: readonly (number | null)[]): number {
  return values.at(-1) ?? 0;
}

function lakh(rupees: number): string {
  return formatLakhCrore(Math.round(rupees));
}

/** @throws for a row without such a number. */
function law(citation: string, field: string, today: IsoDate): number {
  const { figure } = citedFigure(citation, field, today);
  if (typeof figure !== 'number') throw new Error(`${citation} has no number at ${field}`);
  return figure;
}

function lawText(citation: string, field: string, today: IsoDate): string {
  return String(citedFigure(citation, field, today).figure);
}
