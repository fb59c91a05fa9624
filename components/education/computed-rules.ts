import { z } from 'zod';
import { type IsoDate, formatDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { citedFigure } from '@/lib/education/domain/law-citation';
import { equityLongTermGains } from '@/content/law/capital-gains';
import { healthAndEducationCess } from '@/content/law/cess';
import { rowHolding } from '@/lib/law/dated-row';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { blackScholes } from '@/lib/options/domain/pricing/black';
import { payoffAtExpiry, type OptionLeg } from '@/lib/options/domain/position/leg';
import { breakevensOf, resultAt } from '@/lib/options/domain/position/piecewise-linear';
import { solveForGoal } from '@/lib/sip/domain/goal';
import { examplePlan } from '@/lib/sip/domain/plan';
import { realRupees } from '@/lib/sip/domain/real-value';
import { breakEvenDeductions } from '@/lib/tax/domain/break-even';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { salaried, sip } from '@/components/education/widget/widget-rules';

/** What a rule may need beside its own inputs. */
export type ComputedContext = { today: IsoDate; messages: Messages['education']['computed'] };

type Rule = (input: unknown, context: ComputedContext) => string;

const number = z.coerce.number();
const wholeYears = z.coerce.number().int().positive();
const right = z.enum(['call', 'put']);

/** A rule that reads its inputs with a schema of its own, so that a wrong one fails with its name. */
function rule<Shape extends z.ZodRawShape>(
  shape: Shape,
  compute: (input: z.infer<z.ZodObject<Shape>>, context: ComputedContext) => string,
): Rule {
  const schema = z.strictObject(shape);
  return (input, context) => compute(schema.parse(input) as z.infer<z.ZodObject<Shape>>, context);
}

const loan = { principalRupees: number, annualRatePercent: number, months: wholeYears };

/**
 * The rules by which a lesson's figures are worked out when the page is made, so that no lesson holds the result of
 * arithmetic. Each is the site's own rule, the one behind its calculators. Rupees come in lakh and crore, shares as
 * percentages, times with their unit.
 */
export const computedRules: Readonly<Record<string, Rule>> = {
  'sip-value': rule(
    { monthlyRupees: number, annualRatePercent: number, years: wholeYears },
    ({ monthlyRupees, annualRatePercent, years }) =>
      formatLakhCrore(sip(monthlyRupees, annualRatePercent, years).valueRupees),
  ),
  'sip-invested': rule({ monthlyRupees: number, years: wholeYears }, ({ monthlyRupees, years }) =>
    formatLakhCrore(sip(monthlyRupees, 0, years).investedRupees),
  ),
  'lump-sum-value': rule(
    { rupees: number, annualRatePercent: number, years: number },
    ({ rupees, annualRatePercent, years }) =>
      formatLakhCrore(Math.round(rupees * (1 + annualRatePercent / 100) ** years)),
  ),
  'real-value': rule(
    { rupees: number, inflationPercent: number, years: number },
    ({ rupees, inflationPercent, years }) =>
      formatLakhCrore(Math.round(realRupees(rupees, inflationPercent, years * monthsPerYear))),
  ),
  emi: rule(loan, ({ principalRupees, annualRatePercent, months }) =>
    formatLakhCrore(Math.round(instalmentOf(principalRupees, annualRatePercent, months))),
  ),
  'emi-interest': rule(loan, ({ principalRupees, annualRatePercent, months }) =>
    formatLakhCrore(
      Math.round(
        instalmentOf(principalRupees, annualRatePercent, months) * months - principalRupees,
      ),
    ),
  ),
  'tax-new': rule({ grossSalaryRupees: number }, ({ grossSalaryRupees }) =>
    formatLakhCrore(computeTax(salaried(grossSalaryRupees), 'new').taxRupees),
  ),
  'tax-old': rule(
    { grossSalaryRupees: number, deductionsRupees: number.default(0) },
    ({ grossSalaryRupees, deductionsRupees }) =>
      formatLakhCrore(computeTax(salaried(grossSalaryRupees, deductionsRupees), 'old').taxRupees),
  ),
  'regime-break-even': rule(
    { grossSalaryRupees: number },
    ({ grossSalaryRupees }, { messages }) => {
      const breakEven = breakEvenDeductions(salaried(grossSalaryRupees));
      if (breakEven.kind === 'above') return formatLakhCrore(breakEven.deductionsRupees);
      // A salary alone has no interest on a home.
      return messages.breakEven[breakEven.kind === 'always' ? 'always' : 'never'];
    },
  ),
  'ltcg-tax': rule({ gainRupees: number }, ({ gainRupees }, { today }) => {
    const { value: gains } = rowHolding(equityLongTermGains, today);
    const { value: cess } = rowHolding(healthAndEducationCess, today);
    const taxed = Math.max(0, gainRupees - gains.yearlyExemptionRupees);
    return formatLakhCrore(
      Math.round((taxed * gains.ratePercent * (100 + cess.ratePercent)) / 10_000),
    );
  }),
  cagr: rule(
    { fromRupees: number, toRupees: number, years: number },
    ({ fromRupees, toRupees, years }) => formatPercent(cagrPercent(fromRupees, toRupees, years), 1),
  ),
  'rule-of-72': rule({ annualRatePercent: number }, ({ annualRatePercent }, { messages }) =>
    inYears(72 / annualRatePercent, messages),
  ),
  'option-payoff': rule(
    {
      kind: right,
      side: z.enum(['buy', 'sell']),
      strike: number,
      premium: number,
      spot: number,
      lot: wholeYears,
    },
    ({ kind, side, strike, premium, spot, lot }) =>
      formatRupees(
        resultAt(payoffAtExpiry([{ ...optionLeg(kind, strike, premium, lot), side }]), spot),
      ),
  ),
  'option-breakeven': rule(
    { kind: right, strike: number, premium: number },
    ({ kind, strike, premium }) =>
      formatRupees(
        breakevensOf(payoffAtExpiry([optionLeg(kind, strike, premium, 1)]))[0] ?? null,
        2,
      ),
  ),
  'option-price': rule(
    {
      kind: right,
      spot: number,
      strike: number,
      days: number,
      volatilityPercent: number,
      ratePercent: number,
    },
    ({ kind, spot, strike, days, volatilityPercent, ratePercent }) => {
      const market = { volatility: volatilityPercent / 100, rate: ratePercent / 100 };
      const terms = { right: kind, strike, years: days / 365 };
      return formatRupees(blackScholes(terms, { spot, dividendYield: 0, ...market }).price, 2);
    },
  ),
  'withdrawal-years': rule(
    { corpusRupees: number, monthlyRupees: number, annualRatePercent: number },
    ({ corpusRupees, monthlyRupees, annualRatePercent }, { messages }) => {
      const months = monthsUntilEmpty(corpusRupees, monthlyRupees, annualRatePercent);
      return months === Infinity ? messages.forEver : inYears(months / monthsPerYear, messages);
    },
  ),
  'emergency-fund': rule({ monthlyRupees: number, months: number }, ({ monthlyRupees, months }) =>
    formatLakhCrore(monthlyRupees * months),
  ),
  'percent-of': rule({ rupees: number, percent: number }, ({ rupees, percent }) =>
    formatLakhCrore(Math.round((rupees * percent) / 100)),
  ),
  'years-to-crore': rule(
    { monthlyRupees: number, annualRatePercent: number },
    ({ monthlyRupees, annualRatePercent }, { messages }) => {
      const plan = { ...examplePlan, monthlyRupees, annualReturnPercent: annualRatePercent };
      const found = solveForGoal(plan, 'months', { rupees: 1e7, inflationPercent: 0 });
      if (!found.ok) throw new Error(`No crore from ${monthlyRupees} a month: ${found.problem}`);
      return inYears(found.value.exact / monthsPerYear, messages);
    },
  ),
  law: rule({ row: z.string(), field: z.string().optional() }, ({ row, field }, { today }) =>
    lawFigure(citedFigure(row, field, today)),
  ),
};

export function optionLeg(
  kind: OptionLeg['kind'],
  strike: number,
  priceRupees: number,
  unitsPerLot: number,
): OptionLeg {
  const day = '2026-11-26';
  const traded = { side: 'buy', lots: 1, unitsPerLot, priceRupees } as const;
  return { ...traded, kind, strike, expiry: day, volatility: 0 };
}

function inYears(years: number, messages: ComputedContext['messages']): string {
  return fill(messages.years, { years: formatNumber(years, 1) });
}

/** The name of a figure of law ends in its unit. */
function lawFigure({ name, figure }: ReturnType<typeof citedFigure>): string {
  if (typeof figure === 'string') {
    if (isIsoDate(figure)) return formatDate(figure, 'en', 'long');
    const inAYear = `2026-${figure}`;
    return isIsoDate(inAYear) ? formatDate(inAYear, 'en', 'long').replace(/ 2026$/, '') : figure;
  }
  if (/rupees$/i.test(name)) return formatLakhCrore(figure);
  if (/rupees/i.test(name)) return formatRupees(figure, 2);
  // Stamp duty is as little as 0.003%.
  return /percent/i.test(name) ? formatPercent(figure, 4) : formatNumber(figure, 2);
}
