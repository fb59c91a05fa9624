import type { RangeSpec, Range, RangeRule } from './range-rule';
import { ratioList, type RatioId, type RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import { printRule } from './print-rule';
import type { Expression, Rule } from './rule';

type Ends = Pick<RangeSpec, 'min' | 'max' | 'step'>;

/** The ratios that have sliders: what most rules ask for. The text can ask for every other one. */
const ends = {
  marketCap: { min: 0, max: 50_000, step: 250 },
  priceToEarnings: { min: 0, max: 60, step: 1 },
  priceToBook: { min: 0, max: 15, step: 0.5 },
  returnOnEquity: { min: 0, max: 40, step: 1 },
  returnOnCapitalEmployed: { min: 0, max: 40, step: 1 },
  debtToEquity: { min: 0, max: 3, step: 0.1 },
  salesGrowthFiveYears: { min: -20, max: 40, step: 1 },
  profitGrowthFiveYears: { min: -20, max: 40, step: 1 },
  dividendYield: { min: 0, max: 10, step: 0.25 },
  momentum: { min: -50, max: 100, step: 5 },
  pledged: { min: 0, max: 100, step: 5 },
  piotroskiScore: { min: 0, max: 9, step: 1 },
} as const satisfies Partial<Record<RatioId, Ends>>;

type RangeRatioId = keyof typeof ends;

/** How a unit is written with its number; the others have no sign. */
const signs: Readonly<Partial<Record<RatioUnit, Partial<Pick<RangeSpec, 'before' | 'after'>>>>> = {
  percent: { after: '%' },
  crore: { after: ' cr' },
  rupees: { before: '₹' },
  times: { after: 'x' },
};

export const rangeRatioIds = Object.keys(ends) as readonly RangeRatioId[];

export const rangeSpecs: readonly RangeSpec[] = rangeRatioIds.map((id) => {
  const { name, unit } = ratioList[id];
  return { id, name, before: '', after: '', ...signs[unit], ...ends[id] };
});

/**
 * The inverse of `rangeRuleText`: a rule as the sliders show it. What they cannot say (another ratio, a sum, `>` where
 * a slider means `>=`, a second end of the same kind) stays as text beside them, so that nothing of the rule is lost.
 */
export function rangesOf(rule: Rule): RangeRule {
  const isJoined = rule.kind === 'and' || rule.kind === 'or';
  const parts: readonly Rule[] = isJoined ? rule.parts : [rule];
  const ranges: Record<string, Range> = {};
  const rest: string[] = [];
  for (const part of parts) {
    const end = endOf(part);
    const known = end && ranges[end.id];
    if (!end || (known && known[end.side] !== null)) {
      rest.push(
        part.kind === 'and' || part.kind === 'or' ? `(${printRule(part)})` : printRule(part),
      );
      continue;
    }
    ranges[end.id] = { ...(known ?? { atLeast: null, atMost: null }), [end.side]: end.value };
  }
  return { joint: rule.kind === 'or' ? 'OR' : 'AND', ranges, rest };
}

const sides = { '>=': 'atLeast', '<=': 'atMost' } as const;

function endOf(rule: Rule): { id: string; side: keyof Range; value: number } | null {
  if (rule.kind !== 'compare' || rule.left.kind !== 'ratio') return null;
  const { id } = rule.left;
  const side = rule.operator === '>=' || rule.operator === '<=' ? sides[rule.operator] : null;
  const value = valueOf(rule.right);
  const hasSlider = rangeRatioIds.some((each) => each === id);
  return side && value !== null && hasSlider ? { id, side, value } : null;
}

/** In the unit of the ratio: crore for lakh. */
function valueOf(expression: Expression): number | null {
  if (expression.kind === 'negative') {
    const value = valueOf(expression.of);
    return value === null ? null : -value;
  }
  if (expression.kind !== 'number') return null;
  return expression.unit === 'lakh' ? expression.value / 100 : expression.value;
}
