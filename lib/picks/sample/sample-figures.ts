import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { figuresBy, type Figures, type FiscalYear } from '@/lib/picks/domain/company/company';
import type { SampleSector } from './sample-sectors';
import { randomFrom } from '@/lib/random-from';
import { textHash } from '@/lib/text/text-hash';

export type SampleTraits = {
  sector: SampleSector;
  /** Around 0: what its margin and growth are above its sector's. */
  quality: number;
  firstSalesCrore: number;
  /** Part of its capital that is borrowed. */
  borrowedShare: number;
  payout: number;
};

const taxRate = 0.252;
const loanRate = 0.09;
const depositRate = 0.06;
const depreciationRate = 0.09;

/** Consistent yearly statements: assets always equal liabilities plus equity. */
export function sampleFigures(
  traits: SampleTraits,
  years: readonly number[],
  cycleOf: (year: number) => number,
  seed: string,
): FiscalYear[] {
  const chance = chanceOf(seed, 'figures');
  const gaps = chanceOf(seed, 'gaps');
  const step = traits.sector.isFinancial ? nextLenderYear : nextYear;
  let books: Books = {
    sales: traits.firstSalesCrore,
    margin: marginOf(traits),
    equity: null,
    last: null,
  };
  return years.flatMap((year) => {
    books = step(books, traits, cycleOf(year), chance);
    const figures = withGaps(rounded(books.last!), gaps);
    // Companies often file late after a loss, and one year in two hundred was never filed.
    const isLate = books.last!.netProfit! < 0 && gaps.share() < 0.4;
    const endsOn: IsoDate = `${year}-03-31`;
    const daysUntilPublic = Math.round(isLate ? gaps.between(75, 170) : gaps.between(22, 60));
    const publishedOn = shiftDays(endsOn, daysUntilPublic);
    return gaps.share() < 0.005 ? [] : [{ year, endsOn, publishedOn, figures }];
  });
}

type Books = { sales: number; margin: number; equity: number | null; last: Figures | null };

function marginOf({ sector, quality }: SampleTraits): number {
  return sector.ofSales.margin * (1 + 0.3 * quality);
}

function nextYear(books: Books, traits: SampleTraits, cycle: number, chance: Chance): Books {
  const { quality, borrowedShare } = traits;
  const { ofSales, days } = traits.sector;
  // Good companies grow evenly, bad ones by leaps and falls.
  const unevenness = Math.min(0.13, Math.max(0.015, 0.06 * Math.exp(-0.8 * quality)));
  const growth = ofSales.growth + 0.02 + 0.03 * quality + cycle + unevenness * chance.normal();
  const sales = books.sales * Math.max(0.6, 1 + growth);
  const pull = 0.35 * (marginOf(traits) - books.margin);
  const margin =
    books.margin +
    pull +
    0.3 * cycle * ofSales.margin +
    ofSales.margin * (0.17 - 0.05 * quality) * chance.normal();
  const before = books.last;
  const costOfGoods = sales * Math.max(0.05, ofSales.goods - 0.3 * (margin - ofSales.margin));
  const operatingProfit = sales * margin;
  const netFixedAssets = sales * ofSales.fixedAssets * (1 + 0.06 * chance.normal());
  const receivables = (sales * days.receivables * (1 + 0.1 * chance.normal())) / 365;
  const inventories = (costOfGoods * days.inventory * (1 + 0.1 * chance.normal())) / 365;
  const currentLiabilities = (costOfGoods * days.payables) / 365 + sales * 0.04;
  const needed = netFixedAssets + receivables + inventories - currentLiabilities;
  const depreciation = depreciationRate * (before?.netFixedAssets ?? netFixedAssets);
  const interest = loanRate * (before?.borrowings ?? needed * borrowedShare);
  const otherIncome = depositRate * (before?.cash ?? 0);
  const result = afterTax(operatingProfit + otherIncome - depreciation - interest);
  // Companies with spare cash pay more dividends.
  const isRich = (before?.cash ?? 0) > 0.22 * sales;
  const payout = isRich ? Math.max(0.5, traits.payout) : traits.payout;
  const dividends = dividendsOf({ ...traits, payout }, result.netProfit, before, chance);
  const issue = issueOf(before, chance);
  const opening = books.equity ?? Math.max(1, needed) * (1 - borrowedShare) + sales * 0.06;
  const equity = opening + result.netProfit - dividends + issue.crore;
  const borrowings = Math.max(0, needed + sales * 0.02 - equity, needed * borrowedShare);
  const cash = equity + borrowings - needed;
  const working = receivables + inventories - currentLiabilities;
  const workingBefore = before
    ? before.receivables! + before.inventories! - before.currentLiabilities!
    : working;
  const last: Figures = {
    sales,
    costOfGoods,
    operatingProfit,
    otherIncome,
    depreciation,
    interest,
    ...result,
    equity,
    borrowings,
    totalAssets: netFixedAssets + receivables + inventories + cash,
    currentAssets: receivables + inventories + cash,
    currentLiabilities,
    cash,
    inventories,
    receivables,
    netFixedAssets,
    operatingCashFlow: result.netProfit + depreciation + interest - (working - workingBefore),
    capitalSpending: Math.max(
      0,
      netFixedAssets - (before?.netFixedAssets ?? netFixedAssets) + depreciation,
    ),
    dividends,
    shares: issue.shares ?? sales / 60,
  };
  return { sales, margin, equity, last };
}

/** A bank or lender: sales are its interest earned, and its loans are in no column of inventories. */
function nextLenderYear(books: Books, traits: SampleTraits, cycle: number, chance: Chance): Books {
  const { quality } = traits;
  const { ofSales } = traits.sector;
  const growth = ofSales.growth + 0.03 * quality + cycle + 0.05 * chance.normal();
  const sales = books.sales * Math.max(0.75, 1 + growth);
  const totalAssets = sales / 0.11;
  const before = books.last;
  const badLoans =
    totalAssets * Math.max(0.001, 0.012 - 0.006 * quality - 0.05 * cycle + 0.004 * chance.normal());
  const interest = 0.066 * (before?.borrowings ?? totalAssets * 0.86);
  const operatingProfit = sales * ofSales.margin - badLoans;
  const depreciation = sales * 0.015;
  const result = afterTax(operatingProfit - depreciation - interest);
  const dividends = dividendsOf(traits, result.netProfit, before, chance);
  const issue = issueOf(before, chance);
  const opening = books.equity ?? totalAssets * 0.14;
  // A lender that grows beyond its capital must raise some.
  const raised = Math.max(0, totalAssets * 0.1 - (opening + result.netProfit - dividends));
  const equity = opening + result.netProfit - dividends + Math.max(issue.crore, raised);
  const raisedShare = before ? raised / Math.max(1, before.equity!) / 1.8 : 0;
  const last: Figures = {
    sales,
    costOfGoods: null,
    operatingProfit,
    otherIncome: sales * 0.08,
    depreciation,
    interest,
    ...result,
    equity,
    borrowings: totalAssets - equity,
    totalAssets,
    currentAssets: null,
    currentLiabilities: null,
    cash: totalAssets * 0.06,
    inventories: null,
    receivables: null,
    netFixedAssets: totalAssets * 0.01,
    operatingCashFlow: result.netProfit * (0.6 + 0.5 * chance.normal()),
    capitalSpending: depreciation * 1.2,
    dividends,
    shares: (issue.shares ?? totalAssets / 900) * (1 + raisedShare),
  };
  return { sales, margin: ofSales.margin, equity, last };
}

function afterTax(profitBeforeTax: number) {
  const tax = Math.max(0, profitBeforeTax) * taxRate;
  return { profitBeforeTax, tax, netProfit: profitBeforeTax - tax };
}

function dividendsOf(
  { payout, quality }: SampleTraits,
  netProfit: number,
  before: Figures | null,
  chance: Chance,
): number {
  const part = netProfit * payout * (0.9 + 0.2 * chance.share());
  if (netProfit <= 0 || payout <= 0.06) return 0;
  // The better ones raise it a little each year while they can.
  const raised = quality > 0.3 ? Math.min((before?.dividends ?? 0) * 1.09, 0.6 * netProfit) : 0;
  return Math.max(part, raised);
}

/** One year in fifteen, new shares of 3 to 12 percent at a bit above book value. */
function issueOf(before: Figures | null, chance: Chance): { crore: number; shares: number | null } {
  const [luck, part] = [chance.share(), chance.between(0.03, 0.12)];
  if (!before) return { crore: 0, shares: null };
  const isIssue = luck < 1 / 15 && before.equity! > 0;
  return {
    crore: isIssue ? part * 1.6 * before.equity! : 0,
    shares: before.shares! * (isIssue ? 1 + part : 1),
  };
}

function rounded(figures: Figures): Figures {
  return figuresBy((name) => {
    const value = figures[name];
    return value === null ? null : Number(value.toFixed(name === 'shares' ? 4 : 2)) + 0;
  });
}

const sometimesMissing = [
  'costOfGoods',
  'operatingCashFlow',
  'capitalSpending',
  'inventories',
] as const;

/** Reports with a missing number, so that some ratios are unknown. */
function withGaps(figures: Figures, chance: Chance): Figures {
  const [luck, name] = [chance.share(), chance.pick(sometimesMissing)];
  return luck < 0.015 ? { ...figures, [name]: null } : figures;
}

export type Chance = {
  /** Even in [0, 1). */
  share: () => number;
  between: (min: number, max: number) => number;
  /** The bell curve around 0 with deviation 1 (Box and Muller). */
  normal: () => number;
  pick: <T>(from: readonly T[]) => T;
};

/** Pseudo-random numbers for samples, the same for the same names on every machine. */
export function chanceOf(...names: readonly (string | number)[]): Chance {
  const share = randomFrom(textHash(names.join('/')));
  return {
    share,
    between: (min, max) => min + (max - min) * share(),
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    pick: (from) => from[Math.floor(share() * from.length)]!,
  };
}
