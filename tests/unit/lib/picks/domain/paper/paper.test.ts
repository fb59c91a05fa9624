import { totalOfCharges } from '@/lib/law/trade-charges';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  chargeOrder,
  sellLots,
  taxByYear,
  totalTax,
  unitsFor,
} from '@/lib/picks/domain/paper/paper-costs';
import {
  listsToFollow,
  nextListDay,
  ownListDays,
  type PaperWeighting,
} from '@/lib/picks/domain/paper/paper-portfolio';
import { runPaper } from '@/lib/picks/domain/paper/paper-run';
import { paperResult } from '@/lib/picks/domain/paper/paper-result';
import type { Company } from '@/lib/picks/domain/company/company';
import type { Universe } from '@/lib/picks/domain/company/universe';
import { datedValues } from '@/tests/factories/dated-values';
import { companyOf, universeOf } from '../../universe-examples';

type Closes = Readonly<Record<string, number>>;

const pick = (symbol: string) => ({ isin: `INE${symbol}`, symbol, name: `${symbol} Limited` });
const list = (day: IsoDate, symbols: string) => ({ day, picks: [...symbols].map(pick) });
const market = (
  closes: Readonly<Record<string, Closes>>,
  changes: Readonly<Record<string, Partial<Company>>> = {},
): Universe =>
  universeOf(
    Object.entries(closes).map(([symbol, days]) => [companyOf(symbol, changes[symbol]), days]),
  );
const portfolio = (weighting: PaperWeighting = 'equal') =>
  ({ amountRupees: 100_000, weighting, brokerageRupees: 0 }) as const;

/** On a lakh bought: STT 100, exchange 3.07, SEBI 0.10, stamp 15, GST 18% of 3.17. */
const buyRate = 0.001187406;
/** On a lakh sold: the same without stamp duty. */
const sellRate = 0.001037406;

describe('charges of an order', () => {
  const order = { date: '2026-06-05' as IsoDate, priceRupees: 100, brokerageRupees: 0 };

  it.each([0, 20])('take the rest of a budget with a fee of %i', (brokerageRupees) => {
    const units = unitsFor(50_000, { ...order, brokerageRupees });
    const { charges } = chargeOrder({ ...order, side: 'buy', units, brokerageRupees });
    expect(units * 100 + totalOfCharges(charges)).toBeCloseTo(50_000, 8);
  });

  it('buy nothing where the fee takes the whole budget', () => {
    expect(unitsFor(20, { ...order, brokerageRupees: 20 })).toBe(0);
  });
});

describe('lists', () => {
  it('come on the next Saturday after a day', () => {
    expect(nextListDay('2026-11-27')).toBe('2026-11-28');
    expect(nextListDay('2026-11-28')).toBe('2026-12-05');
  });

  it('count from the newest before the start', () => {
    const earlier = [list('2026-06-06', 'A'), list('2026-06-13', 'B')];
    const lists = [list('2026-07-04', 'C'), ...earlier, list('2026-08-01', 'D')];
    const followed = [list('2026-06-17', 'B'), list('2026-07-04', 'C')];
    expect(listsToFollow(lists, '2026-06-17', '2026-07-31')).toEqual(followed);
    expect(listsToFollow(lists, '2026-06-01', '2026-06-10')).toEqual([list('2026-06-06', 'A')]);
  });

  it('of an own rule are those of the start and of each quarter', () => {
    const days = ['2026-05-31', '2026-07-01', '2026-10-01'];
    expect(ownListDays('2026-05-31', '2026-10-01')).toEqual(days);
    expect(ownListDays('2026-07-01', '2026-06-30')).toEqual([]);
  });
});

describe('following a list', () => {
  const closes = {
    A: { '2026-06-05': 90, '2026-06-12': 100, '2026-06-19': 120, '2026-06-26': 120 },
    B: { '2026-06-05': 190, '2026-06-12': 200, '2026-06-19': 200, '2026-06-26': 180 },
    C: { '2026-06-05': 40, '2026-06-12': 50, '2026-06-19': 50, '2026-06-26': 55 },
  };
  const start = list('2026-06-06', 'AB');

  it('buys equal parts at the first closes after its day, charges included', () => {
    const run = runPaper(portfolio(), [start], market(closes), '2026-06-30');
    const turnover = 50_000 / (1 + buyRate);
    expect(run.trades).toMatchObject([
      { symbol: 'A', date: '2026-06-12', side: 'buy', why: 'start', priceRupees: 100 },
      { symbol: 'B', date: '2026-06-12', side: 'buy', why: 'start', priceRupees: 200 },
    ]);
    expect(run.trades[0]!.units).toBeCloseTo(turnover / 100, 8);
    // The cost that the tax counts has no securities transaction tax in it.
    expect(run.held[0]!.lots[0]!.costRupees).toBeCloseTo(50_000 - turnover / 1_000, 6);
    expect(run.cashRupees).toBeCloseTo(0, 6);
  });

  it('sells what leaves and sets its tax aside before it buys what enters', () => {
    const lists = [start, list('2026-06-13', 'BC')];
    const run = runPaper(portfolio('list'), lists, market(closes), '2026-06-30');
    const turnover = 50_000 / (1 + buyRate);
    const sold = turnover * 1.2;
    const gain = sold * (1 - sellRate + 0.001) - (50_000 - turnover / 1_000);
    const sale = run.trades[2]!;
    expect(sale).toMatchObject({ symbol: 'A', side: 'sell', why: 'exit', date: '2026-06-19' });
    expect(sale.gain!.shortTerm).toBeCloseTo(gain, 6);
    // 20% and 4% cess, each rounded to the rupee.
    const tax = Math.round(Math.round(gain) * 0.2);
    const withCess = tax + Math.round(tax * 0.04);
    expect(run.states.at(-1)!.taxRupees).toBe(withCess);
    // What is set aside for the tax is no longer the owner's.
    const setting = { universe: market(closes), fund: [], to: '2026-06-30' } as const;
    const { holdings, points } = paperResult(portfolio('list'), lists, setting).figures!;
    const held = holdings.reduce((sum, { valueRupees }) => sum + valueRupees, 0);
    expect(points.at(-1)!.paperRupees).toBeCloseTo(held, 5);
    const entry = run.trades[3]!;
    expect(entry).toMatchObject({ symbol: 'C', side: 'buy', why: 'entry' });
    const spent = entry.units * entry.priceRupees * (1 + buyRate);
    expect(spent).toBeCloseTo(sold * (1 - sellRate) - withCess, 5);
    expect(run.cashRupees).toBeCloseTo(withCess, 5);
  });

  it('makes all parts equal again when the list changes', () => {
    const lists = [start, list('2026-06-13', 'ABC')];
    const run = runPaper(portfolio(), lists, market(closes), '2026-06-19');
    const worth = run.held.map(({ symbol, lots }) => {
      const units = lots.reduce((sum, lot) => sum + lot.units, 0);
      return units * closes[symbol as 'A']['2026-06-19'];
    });
    expect(run.trades.slice(2).map(({ symbol, side, why }) => `${symbol} ${side} ${why}`)).toEqual([
      'A sell weight',
      'B sell weight',
      'C buy entry',
    ]);
    // 1,10,000 less charges in three parts; C bears the tax and the charges of this day.
    const before = (50_000 / (1 + buyRate)) * 2.2;
    expect(worth[0]).toBeCloseTo(before / 3, 6);
    expect(worth[1]).toBeCloseTo(before / 3, 6);
    expect(worth[2]! - before / 3).toBeLessThan(0);
    expect(worth[2]! - before / 3).toBeGreaterThan(-1_300);
    expect(run.cashRupees).toBeCloseTo(run.states.at(-1)!.taxRupees, 5);
  });

  it.each(['equal', 'list'] as const)('trades nothing while the list stays (%s)', (weighting) => {
    const again = [start, list('2026-06-13', 'BA'), list('2026-06-20', 'AB')];
    const { trades } = runPaper(portfolio(weighting), again, market(closes), '2026-06-30');
    expect(trades).toHaveLength(2);
  });

  it('takes the newer of two lists before one close', () => {
    const two = [start, list('2026-06-08', 'C')];
    const run = runPaper(portfolio(), two, market(closes), '2026-06-30');
    expect(run.trades.map(({ symbol }) => symbol)).toEqual(['C']);
  });

  it('stays cash while nothing passes', () => {
    const lists = [list('2026-06-06', ''), list('2026-06-13', 'A')];
    const setting = { universe: market(closes), fund: [], to: '2026-06-30' } as const;
    const { figures } = paperResult(portfolio(), lists, setting);
    expect(figures).toMatchObject({ from: '2026-06-06', valuedOn: '2026-06-26' });
    expect(figures!.points[0]!.paperRupees).toBe(100_000);
    expect(figures!.trades).toMatchObject([{ symbol: 'A', date: '2026-06-19', why: 'entry' }]);
  });

  it('waits for closes that may not be shown yet', () => {
    const setting = { universe: market(closes), fund: [], to: '2026-06-11' } as const;
    const result = paperResult(portfolio(), [start], setting);
    expect(result).toEqual({ pending: ['2026-06-06'], figures: null });
  });

  it('waits for the last close of a week where each day of it replaces the one before', () => {
    const lists = [list('2026-06-06', 'A')];
    const runOn = (kind: 'sample' | 'imported', ...days: IsoDate[]) => {
      const universe = market({ A: Object.fromEntries(days.map((date) => [date, 100])) });
      const { trades, pending } = runPaper(
        portfolio(),
        lists,
        { ...universe, kind },
        days.at(-1) ?? '2026-06-08',
      );
      return [trades.map(({ date }) => date), pending];
    };
    // Monday to Thursday of one week, its Friday, and a Thursday before a week without another close.
    for (const day of ['2026-06-08', '2026-06-09', '2026-06-11'] as const) {
      expect(runOn('imported', day)).toEqual([[], ['2026-06-06']]);
    }
    expect(runOn('imported', '2026-06-12')).toEqual([['2026-06-12'], []]);
    expect(runOn('imported', '2026-06-11', '2026-06-15')).toEqual([['2026-06-11'], []]);
    expect(runOn('sample', '2026-06-09')).toEqual([['2026-06-09'], []]);
  });

  it('trades where it was shown to trade when closes of an earlier week arrive late', () => {
    const lists = [list('2026-06-06', 'A')];
    const universe = market({ A: { '2026-06-12': 90, '2026-06-19': 100, '2026-06-26': 110 } });
    const tradesOf = (...lateDays: IsoDate[]) =>
      runPaper(
        portfolio(),
        lists,
        { ...universe, lateDays: new Map(lateDays.map((date) => [date, '2026-07-28'])) },
        '2026-06-30',
      ).trades.map(({ date, priceRupees }) => [date, priceRupees]);
    expect(tradesOf()).toEqual([['2026-06-12', 90]]);
    expect(tradesOf('2026-06-12')).toEqual([['2026-06-19', 100]]);
    // Nothing was shown before the late ones came.
    expect(tradesOf('2026-06-12', '2026-06-19', '2026-06-26')).toEqual([['2026-06-12', 90]]);
  });

  it('says what could not be bought', () => {
    const universe = {
      ...market({ ...closes, B: { '2026-06-26': 180 }, D: { '2026-06-20': 10 } }),
      priceBreaks: new Map<string, IsoDate>([['INEB', '2026-06-24']]),
    };
    const run = runPaper(portfolio(), [list('2026-06-06', 'ABD')], universe, '2026-06-30');
    expect(run.held.map(({ symbol }) => symbol)).toEqual(['A']);
    expect(run.missed).toMatchObject([
      { symbol: 'B', why: 'broken' },
      { symbol: 'D', why: 'no-price' },
    ]);
  });

  it('says that no cash was free for an entry', () => {
    const lists = [start, list('2026-06-13', 'ABC')];
    const run = runPaper(portfolio('list'), lists, market(closes), '2026-06-30');
    expect(run.missed).toMatchObject([{ symbol: 'C', why: 'no-cash' }]);
  });
});

describe('a delisted share', () => {
  const closes = {
    A: { '2026-06-12': 100, '2026-06-19': 120 },
    B: { '2026-06-12': 200, '2026-06-19': 200, '2026-06-26': 200, '2026-07-03': 200 },
  };
  const lists = [list('2026-06-06', 'AB')];
  const worth = (50_000 / (1 + buyRate)) * 1.2;

  it.each([
    { reason: 'merged', lastRupees: null, received: worth },
    { reason: 'unknown', lastRupees: null, received: 0 },
    { reason: 'insolvent', lastRupees: 0, received: 0 },
  ] as const)('that was $reason becomes $received in cash', ({ reason, lastRupees, received }) => {
    const delisted = { on: '2026-06-24' as IsoDate, reason, lastRupees };
    const run = runPaper(portfolio(), lists, market(closes, { A: { delisted } }), '2026-06-24');
    expect(run.trades.at(-1)).toMatchObject({ symbol: 'A', why: 'delisted', date: '2026-06-24' });
    expect(run.cashRupees).toBeCloseTo(received, 6);
    // A share that ends without a payment is no sale: it lowers no gain.
    expect(run.gains).toHaveLength(received > 0 ? 1 : 0);
  });

  const merged = { on: '2026-06-24', reason: 'merged', lastRupees: 120 } as const;

  it('that left between two lists is a change: what was paid goes into equal parts', () => {
    const universe = market(closes, { A: { delisted: merged } });
    for (const symbols of ['B', 'AB']) {
      const followed = [...lists, list('2026-06-27', symbols)];
      const run = runPaper(portfolio(), followed, universe, '2026-07-10');
      expect(run.trades.slice(2).map(({ date, symbol, why }) => [date, symbol, why])).toEqual([
        ['2026-06-24', 'A', 'delisted'],
        ['2026-07-03', 'B', 'weight'],
      ]);
      expect(run.cashRupees).toBeCloseTo(run.states.at(-1)!.taxRupees, 5);
    }
    const unchanged = [...lists, list('2026-06-27', 'B'), list('2026-07-01', 'B')];
    const later = { '2026-06-12': 200, '2026-06-29': 200, '2026-07-03': 200 };
    const run = runPaper(
      portfolio(),
      unchanged,
      market({ ...closes, B: later }, { A: { delisted: merged } }),
      '2026-07-10',
    );
    expect(run.trades.slice(3).map(({ date }) => date)).toEqual(['2026-06-29']);
  });

  it('that was the only holding does not keep a list without picks waiting', () => {
    const alone = [list('2026-06-06', 'A'), list('2026-07-04', '')];
    const universe = market(closes, { A: { delisted: merged } });
    const run = runPaper(portfolio(), alone, universe, '2026-07-10');
    expect(run.pending).toEqual([]);
    expect(run.states.map(({ date }) => date)).toEqual(['2026-06-12', '2026-06-24', '2026-07-04']);
    const early = runPaper(portfolio(), alone, universe, '2026-06-20');
    expect(early.held).toHaveLength(1);
    expect(early.pending).toEqual(['2026-07-04']);
  });
});

describe('the result', () => {
  const closes = {
    A: { '2026-06-12': 100, '2026-06-19': 110, '2026-07-03': 130 },
    B: { '2026-06-12': 200, '2026-06-19': 190 },
  };
  const fund = datedValues(['2026-06-11', 50], ['2026-06-12', 40], ['2026-07-03', 44]);
  const resultWith = (navs: typeof fund) =>
    paperResult(portfolio(), [list('2026-06-06', 'AB')], {
      universe: market(closes),
      fund: navs,
      to: '2026-07-10',
    });
  const { figures } = resultWith(fund);
  const part = 50_000 / (1 + buyRate);

  it('is valued at last closes, each with its day', () => {
    expect(figures).toMatchObject({ from: '2026-06-12', valuedOn: '2026-07-03', taxRupees: 0 });
    expect(figures!.holdings).toMatchObject([
      { symbol: 'A', priceRupees: 130, pricedOn: '2026-07-03', isStale: false },
      { symbol: 'B', priceRupees: 190, pricedOn: '2026-06-19', isStale: false },
    ]);
    expect(figures!.paper.valueRupees).toBeCloseTo(part * (1.3 + 0.95), 6);
    expect(figures!.paper.annualPercent).toBeNull();
    expect(figures!.chargesRupees).toBeCloseTo(part * 2 * buyRate, 6);
  });

  it('is shown next to the fund, bought on the same day', () => {
    expect(figures!.fund).toMatchObject({ valueRupees: 110_000, gainRupees: 10_000 });
    // A short-term gain of 10,000: 2,080. STT of 0.001% on 1,10,000: 1.10.
    expect(figures!.ifSold.fundRupees).toBeCloseTo(110_000 - 2_080 - 1.1, 6);
  });

  it('says what a sale would leave', () => {
    const sold = part * 2.25;
    const gain = sold * (1 - sellRate + 0.001) - (100_000 - (part * 2) / 1_000);
    const tax = Math.round(Math.round(gain) * 0.2);
    const left = sold * (1 - sellRate) - tax - Math.round(tax * 0.04);
    expect(figures!.ifSold.paperRupees).toBeCloseTo(left, 5);
  });

  it('has a point each week', () => {
    expect(figures!.points).toMatchObject([
      { date: '2026-06-12', fundRupees: 100_000 },
      { date: '2026-06-19' },
      { date: '2026-06-26' },
      { date: '2026-07-03' },
    ]);
    expect(figures!.points[1]!.paperRupees).toBeCloseTo(part * (1.1 + 0.95), 6);
  });

  it('has no fund where its NAVs do not reach', () => {
    const late = resultWith(fund.slice(2));
    expect(late.figures).toMatchObject({ fund: null, ifSold: { fundRupees: null } });
  });
});

const gain = (soldOn: IsoDate, longTerm: number, shortTerm: number) =>
  ({ soldOn, longTerm, shortTerm }) as const;

describe('lots', () => {
  const lots = [
    { boughtOn: '2026-04-10' as IsoDate, units: 10, costRupees: 1_000 },
    { boughtOn: '2026-10-10' as IsoDate, units: 10, costRupees: 2_000 },
  ];

  it('are sold oldest first, each with its own term', () => {
    // 15 of 20 units for 150 each: 10 × (150 − 100) long-term, 5 × (150 − 200) short-term.
    const sale = sellLots(lots, 15, { soldOn: '2027-04-11', proceedsRupees: 2_250 });
    expect(sale).toEqual({
      gain: { soldOn: '2027-04-11', longTerm: 500, shortTerm: -250 },
      left: [{ boughtOn: '2026-10-10', units: 5, costRupees: 1_000 }],
    });
  });

  it('are short-term until more than twelve months have passed', () => {
    const sale = sellLots(lots, 10, { soldOn: '2027-04-10', proceedsRupees: 1_500 });
    expect(sale.gain).toEqual({ soldOn: '2027-04-10', longTerm: 0, shortTerm: 500 });
  });
});

const loss = gain('2026-06-01', -50_000, 0);

test.each([
  // 20% of 10,000 and 4% cess.
  { name: 'a short-term gain', gains: [gain('2026-06-01', 0, 10_000)], tax: [2_080] },
  // 12.5% of what is above 1,25,000, and 4% cess.
  { name: 'a long-term gain', gains: [gain('2027-06-01', 225_000, 0)], tax: [13_000] },
  // 2,25,000 − 50,000 = 1,75,000; 12.5% of 50,000 = 6,250; 4% cess 250.
  { name: 'a short-term loss', gains: [gain('2027-06-01', 225_000, -50_000)], tax: [6_500] },
  { name: 'a long-term loss', gains: [gain('2027-06-01', -50_000, 10_000)], tax: [2_080] },
  {
    name: 'a short-term loss carried to the next year',
    gains: [gain('2026-06-01', 0, -4_000), gain('2027-06-01', 0, 10_000)],
    tax: [0, 1_248],
  },
  {
    // As above, a year later.
    name: 'a short-term loss carried to a long-term gain',
    gains: [gain('2026-06-01', 0, -50_000), gain('2027-06-01', 225_000, 0)],
    tax: [0, 6_500],
  },
  {
    name: 'a long-term loss carried past a short-term gain',
    gains: [loss, gain('2027-06-01', 0, 10_000), gain('2028-06-01', 225_000, 0)],
    tax: [0, 2_080, 6_500],
  },
  {
    name: 'a loss of nine years ago',
    gains: [gain('2026-06-01', 0, -4_000), gain('2035-06-01', 0, 10_000)],
    tax: [0, 2_080],
  },
  {
    name: 'sales on both sides of 31 March',
    gains: [gain('2027-03-31', 0, 10_000), gain('2027-04-01', 0, -10_000)],
    tax: [2_080, 0],
  },
])('the tax of $name', ({ gains, tax }) => {
  expect(taxByYear(gains).years.map(({ totalTaxRupees }) => totalTaxRupees)).toEqual(tax);
  expect(totalTax(gains)).toBe(tax.reduce((sum, rupees) => sum + rupees, 0));
});

test('a year says what was set off and what is left', () => {
  const gains = [gain('2026-06-01', 0, -4_000), gain('2027-06-01', 0, 3_000)];
  const { years, references } = taxByYear(gains);
  expect(years).toMatchObject([
    { financialYear: 2026, shortTermGainRupees: -4_000, setOffRupees: 0, carriedRupees: 4_000 },
    { financialYear: 2027, shortTermGainRupees: 3_000, setOffRupees: 3_000, carriedRupees: 1_000 },
  ]);
  const rows = ['equity-ltcg-2024-07-23', 'equity-stcg-2024-07-23', 'capital-losses'];
  expect(references.map(({ id }) => id)).toEqual(expect.arrayContaining(rows));
});
