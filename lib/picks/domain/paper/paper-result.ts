import { sumOf } from '@/lib/cashflow/statistics';
import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import { latestOf } from '@/lib/calendar/first-and-last-day';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { valueFrom, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { csvTable, csvText, type CsvColumns } from '@/lib/csv/csv';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { rowHolding, type LawReference } from '@/lib/law/dated-row';
import { chargeNames, sumOfCharges, totalOfCharges, type Charges } from '@/lib/law/trade-charges';
import type { Messages } from '@/lib/messages';
import { closesUntil, type Universe } from '@/lib/picks/domain/company/universe';
import { annualPercent, maxDaysAway, type Picked } from '@/lib/picks/domain/record/list-outcome';
import {
  chargeOrder,
  distinctReferences,
  sellLots,
  taxByYear,
  totalTax,
  type PaperTaxYear,
  type RealisedGain,
} from './paper-costs';
import type { PaperList } from './paper-portfolio';
import {
  runPaper,
  type MissedPick,
  type PaperRun,
  type PaperState,
  type PaperTrade,
  type PaperSetting,
} from './paper-run';

/** Value and gain over what was invested; per year only from a year on. */
export type PaperGrowth = {
  valueRupees: number;
  gainRupees: number;
  gainPercent: number;
  annualPercent: number | null;
};

export type PaperHolding = Picked & {
  units: number;
  /** With charges, without the securities transaction tax: as the tax counts it. */
  costRupees: number;
  /** The last close, which may be an old one. */
  priceRupees: number;
  pricedOn: IsoDate;
  /** No close for more than 35 days. */
  isStale: boolean;
  valueRupees: number;
  /** The share of the portfolio's value before tax. */
  weightPercent: number;
};

type PaperPoint = { date: IsoDate; paperRupees: number; fundRupees: number | null };

export type PaperFigures = {
  /** The day of the first trades. */
  from: IsoDate;
  /** The day of the newest close. */
  valuedOn: IsoDate;
  /** After charges and the tax on gains so far. */
  paper: PaperGrowth;
  /** The same amount in the index fund on the first day; null where its NAVs do not reach over the period. */
  fund: PaperGrowth | null;
  /** The proceeds of selling everything on `valuedOn`, after charges and tax. */
  ifSold: { paperRupees: number; fundRupees: number | null };
  cashRupees: number;
  charges: Charges;
  chargesRupees: number;
  taxRupees: number;
  taxYears: readonly PaperTaxYear[];
  /** Largest first. */
  holdings: readonly PaperHolding[];
  /** Newest first. */
  trades: readonly PaperTrade[];
  missed: readonly MissedPick[];
  /** One point a week and the last day. */
  points: readonly PaperPoint[];
  /** The rows of law that were followed. */
  references: readonly LawReference[];
};

export type PaperResult = {
  /** Lists that were made and whose closes cannot be shown yet. */
  pending: readonly IsoDate[];
  /** Null until the first list was followed. */
  figures: PaperFigures | null;
};

const daysPerPoint = 7;

/**
 * The result of a paper portfolio. @param fund NAVs of the index fund, or the sample's market; empty while unknown.
 * @param to the newest day whose closes may be shown
 */
export function paperResult(
  portfolio: PaperSetting,
  lists: readonly PaperList[],
  { universe, fund, to }: { universe: Universe; fund: readonly DatedValue[]; to: IsoDate },
): PaperResult {
  const run = runPaper(portfolio, lists, universe, to);
  const [start] = run.states;
  if (!start) return { pending: run.pending, figures: null };
  const { amountRupees, brokerageRupees } = portfolio;
  const closes = new Map(
    [...new Set(run.trades.map(({ isin }) => isin))].map((isin) => [
      isin,
      closesUntil(universe.prices.get(isin), to),
    ]),
  );
  const lastCloses = run.held.flatMap(({ isin }) => closes.get(isin)?.at(-1)?.date ?? []);
  const valuedOn = latestOf([run.states.at(-1)!.date, ...lastCloses])!;
  const holdings = holdingsOf(run, closes, valuedOn);
  const { years, references } = taxByYear(run.gains);
  const taxRupees = totalTax(run.gains);
  const period = { from: start.date, to: valuedOn };
  const fundOn = fundValues(fund, amountRupees, period);
  const points = pointsOf(run.states, closes, fundOn, period);
  const paperRupees = points.at(-1)!.paperRupees;
  const fundRupees = fundOn?.(valuedOn) ?? null;
  const charges = sumOfCharges(run.trades.map((trade) => trade.charges));
  return {
    pending: run.pending,
    figures: {
      ...period,
      valuedOn,
      paper: growthOf(paperRupees, amountRupees, period),
      fund: fundRupees === null ? null : growthOf(fundRupees, amountRupees, period),
      ifSold: {
        paperRupees: soldRupees(run, holdings, { soldOn: valuedOn, brokerageRupees }),
        fundRupees: fundRupees === null ? null : fundSoldRupees(fundRupees, amountRupees, period),
      },
      cashRupees: run.cashRupees,
      charges,
      chargesRupees: totalOfCharges(charges),
      taxRupees,
      taxYears: years,
      holdings,
      trades: run.trades.toReversed(),
      missed: run.missed,
      points,
      references: distinctReferences([...run.references, ...references]),
    },
  };
}

type Closes = ReadonlyMap<string, readonly DatedValue[]>;

function holdingsOf(run: PaperRun, closes: Closes, valuedOn: IsoDate): PaperHolding[] {
  const holdings = run.held.map(({ lots, ...pick }) => {
    const units = sumOf(lots.map((lot) => lot.units));
    const last = closes.get(pick.isin)!.at(-1)!;
    return {
      ...pick,
      units,
      costRupees: sumOf(lots.map((lot) => lot.costRupees)),
      priceRupees: last.value,
      pricedOn: last.date,
      isStale: daysBetween(last.date, valuedOn) > maxDaysAway,
      valueRupees: units * last.value,
    };
  });
  const all = run.cashRupees + sumOf(holdings.map(({ valueRupees }) => valueRupees));
  return holdings
    .map((holding) => ({ ...holding, weightPercent: (holding.valueRupees / all) * 100 }))
    .sort((one, other) => other.valueRupees - one.valueRupees);
}

function pointsOf(
  states: readonly PaperState[],
  closes: Closes,
  fundOn: ((day: IsoDate) => number | null) | null,
  { from, to }: DaySpan,
): PaperPoint[] {
  const days: IsoDate[] = [];
  for (let day = dayNumberOf(from); day < dayNumberOf(to); day += daysPerPoint) {
    days.push(dateOfDayNumber(day));
  }
  return [...days, to].map((date) => {
    const { units, cashRupees, taxRupees } = states.findLast((state) => state.date <= date)!;
    let rupees = cashRupees - taxRupees;
    for (const [isin, count] of units) {
      rupees += count * (valueOn(closes.get(isin)!, date)?.value ?? 0);
    }
    return { date, paperRupees: rupees, fundRupees: fundOn?.(date) ?? null };
  });
}

/** The amount in the fund from its first NAV of the period on; null where there is none within 35 days. */
function fundValues(
  navs: readonly DatedValue[],
  amountRupees: number,
  { from, to }: DaySpan,
): ((day: IsoDate) => number | null) | null {
  const bought = valueFrom(navs, from);
  if (!bought || bought.date > to || daysBetween(from, bought.date) > maxDaysAway) return null;
  const first = navs[0]!;
  // A fund that began later is no comparison.
  if (first.date > from && daysBetween(from, first.date) > daysPerPoint) return null;
  return (day) => {
    if (day <= bought.date) return amountRupees;
    const nav = valueOn(navs, day)!;
    if (daysBetween(nav.date, day) > maxDaysAway) return null;
    return (amountRupees * nav.value) / bought.value;
  };
}

/** All shares sold at their last closes, after charges and the tax on all gains. */
function soldRupees(
  run: PaperRun,
  holdings: readonly PaperHolding[],
  { soldOn, brokerageRupees }: { soldOn: IsoDate; brokerageRupees: number },
): number {
  const lotsOf = new Map(run.held.map(({ isin, lots }) => [isin, lots]));
  const gains: RealisedGain[] = [...run.gains];
  let rupees = run.cashRupees;
  for (const { isin, units, priceRupees } of holdings) {
    const { charges } = chargeOrder({
      side: 'sell',
      date: soldOn,
      units,
      priceRupees,
      brokerageRupees,
    });
    const received = units * priceRupees - totalOfCharges(charges);
    rupees += received;
    const sale = { soldOn, proceedsRupees: received + charges.transactionTax };
    gains.push(sellLots(lotsOf.get(isin)!, units, sale).gain);
  }
  return rupees - totalTax(gains);
}

/** A unit of an equity fund bears the transaction tax when the fund takes it back. */
function fundSoldRupees(valueRupees: number, amountRupees: number, { from, to }: DaySpan): number {
  const { ratePercent } = rowHolding(securitiesTransactionTax.equityFundUnit, to).value;
  const lot = { boughtOn: from, units: 1, costRupees: amountRupees };
  const { gain } = sellLots([lot], 1, { soldOn: to, proceedsRupees: valueRupees });
  return valueRupees * (1 - ratePercent / 100) - totalTax([gain]);
}

function growthOf(valueRupees: number, amountRupees: number, period: DaySpan): PaperGrowth {
  return {
    valueRupees,
    gainRupees: valueRupees - amountRupees,
    gainPercent: (valueRupees / amountRupees - 1) * 100,
    annualPercent: annualPercent(valueRupees / amountRupees, period),
  };
}

type PageMessages = Messages['picksPaper']['page'];
type PaperCsvMessages = PageMessages['trades'] &
  PageMessages['csv'] &
  Pick<PageMessages['costs'], 'parts'>;

/** All trades of a paper portfolio. @param notes stand above the table, a line each */
export function tradesCsv(
  trades: readonly PaperTrade[],
  notes: readonly string[],
  messages: PaperCsvMessages,
): string {
  const rounded = (value: number, decimals = 2) => Number(value.toFixed(decimals));
  const columns: CsvColumns<PaperTrade> = [
    [messages.date, ({ date }) => date],
    [messages.company, ({ name }) => name],
    [messages.symbol, ({ symbol }) => symbol],
    [messages.isin, ({ isin }) => isin],
    [messages.side, ({ side }) => messages.sides[side]],
    [messages.why, ({ why }) => messages.reasons[why]],
    [messages.units, ({ units }) => rounded(units, 6)],
    [messages.price, ({ priceRupees }) => rounded(priceRupees)],
    [messages.amount, ({ units, priceRupees }) => rounded(units * priceRupees)],
    ...chargeNames.map(
      (name) =>
        [messages.parts[name], ({ charges }: PaperTrade) => rounded(charges[name], 4)] as const,
    ),
    [messages.shortTerm, ({ gain }) => gain && rounded(gain.shortTerm)],
    [messages.longTerm, ({ gain }) => gain && rounded(gain.longTerm)],
  ];
  return csvText([...notes.map((note) => [note]), [], ...csvTable(columns, trades)]);
}
