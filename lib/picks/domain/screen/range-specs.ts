import type { RangeSpec } from './range-rule';
import { ratioList, type RatioId, type RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';

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

export type RangeRatioId = keyof typeof ends;

const signs: Readonly<Record<RatioUnit, Pick<RangeSpec, 'before' | 'after'>>> = {
  percent: { before: '', after: '%' },
  crore: { before: '', after: ' cr' },
  rupees: { before: '₹', after: '' },
  times: { before: '', after: 'x' },
  days: { before: '', after: '' },
  years: { before: '', after: '' },
  count: { before: '', after: '' },
  'yes-no': { before: '', after: '' },
  number: { before: '', after: '' },
};

export const rangeRatioIds = Object.keys(ends) as readonly RangeRatioId[];

export const rangeSpecs: readonly RangeSpec[] = rangeRatioIds.map((id) => {
  const { name, unit } = ratioList[id];
  return { id, name, ...signs[unit], ...ends[id] };
});
