import fc from 'fast-check';
import { holdingOf } from '@/lib/holdings/ledger';
import { readCas } from '@/lib/statements/cas/read-cas';
import { isComplete, unitsAtEnd } from '@/lib/statements/statement';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { inventedIsin, linesOfScheme, pageOf, title, type Line } from './cas-pages';

const isins = ['INF000X0101', 'INF000X0202', 'INF000X0303'].map(inventedIsin);

/** Units in the last decimal that is printed; prices in whole rupees. */
const step = fc.record({
  kind: fc.constantFrom('buy', 'buy', 'sell', 'payout'),
  /** Of one day, purchases count before sales, whatever their order in print. */
  daysLater: fc.integer({ min: 1, max: 200 }),
  units: fc.integer({ min: 50_000, max: 300_000 }),
  price: fc.integer({ min: 10, max: 90 }),
});
const scheme = fc.record({
  /** Purchases before the merger into it, then what happens after that. */
  before: fc.array(step, { maxLength: 3 }),
  after: fc.array(step, { minLength: 1, maxLength: 5 }),
  newUnits: fc.integer({ min: 50_000, max: 3_000_000 }),
  daysLater: fc.integer({ min: 0, max: 50 }),
});
type Scheme = typeof scheme extends fc.Arbitrary<infer One> ? One : never;

type Lot = { on: number; units: number; cost: number };
type Ledger = { rows: Line[]; lots: Lot[]; held: number; gain: number };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dateOf = (day: number) => new Date(Date.UTC(2015, 0, 1 + day));
const dayText = (day: number) => {
  const date = dateOf(day);
  const inMonth = String(date.getUTCDate()).padStart(2, '0');
  return `${inMonth}-${months[date.getUTCMonth()]}-${date.getUTCFullYear()}`;
};

/** A chain of schemes, each merged into the next, by the rules alone: the oldest units are sold and carried first. */
function worldOf(schemes: readonly Scheme[], decimals: number) {
  const scale = 10 ** decimals;
  const text = (units: number) => (units / scale).toFixed(decimals);
  const amountOf = (units: number, price: number) =>
    Math.round((units / scale) * price * 100) / 100;
  const ledgers = schemes.map((): Ledger => ({ rows: [], lots: [], held: 0, gain: 0 }));
  let day = 0;
  let paid = 0;

  const buy = (own: Ledger, units: number, price: number) => {
    const cost = amountOf(units, price);
    own.held += units;
    own.lots.push({ on: day, units, cost });
    paid += cost;
    const figures = [cost.toFixed(2), text(units), price.toFixed(4), text(own.held)];
    own.rows.push([dayText(day), 'Purchase', ...figures]);
  };
  const sell = (own: Ledger, units: number, price: number) => {
    const amount = amountOf(units, price);
    own.held -= units;
    own.lots.sort((a, b) => a.on - b.on || a.cost / a.units - b.cost / b.units);
    let [left, cost] = [units, 0];
    for (const lot of own.lots) {
      const taken = Math.min(left, lot.units);
      const part = (lot.cost * taken) / lot.units;
      left -= taken;
      cost += part;
      lot.cost -= part;
      lot.units -= taken;
    }
    own.lots = own.lots.filter((lot) => lot.units > 0);
    own.gain += amount - cost;
    const figures = [
      `(${amount.toFixed(2)})`,
      `(${text(units)})`,
      price.toFixed(4),
      text(own.held),
    ];
    own.rows.push([dayText(day), 'Redemption', ...figures]);
  };

  for (const [at, { before, after, newUnits, daysLater }] of schemes.entries()) {
    const own = ledgers[at]!;
    for (const { kind, daysLater: later, units, price } of after) {
      day += later;
      const part = Math.min(units, own.held);
      if (kind === 'payout' && own.held > 0) {
        own.rows.push([dayText(day), 'IDCW Payout', '12.50', undefined, undefined, text(own.held)]);
      } else if (kind === 'sell' && amountOf(part, price) > 1) sell(own, part, price);
      else if (kind === 'buy') buy(own, units, price);
    }
    const into = ledgers[at + 1];
    if (!into) break;
    day += 1;
    // Small rests of purchases would have no unit of the new scheme, and are left out with their merger.
    if (own.held === 0 || own.lots.some((lot) => lot.units < 20_000)) buy(own, 100_000, 10);
    if (own.lots.some((lot) => lot.units < 20_000)) sell(own, own.held - 50_000, 20);
    for (const { units, price } of before) buy(into, units, price);
    day += daysLater;
    const value = amountOf(own.held, 40);
    const price = (value / (newUnits / scale)).toFixed(4);
    const out = [`(${value.toFixed(2)})`, `(${text(own.held)})`, '40.0000', text(0)];
    own.rows.push([dayText(day), 'Switch Out - Merger', ...out]);
    into.held += newUnits;
    const figures = [value.toFixed(2), text(newUnits), price, text(into.held)];
    into.rows.push([dayText(day), 'Switch In - Merger', ...figures]);
    const ratio = newUnits / own.held;
    into.lots.push(...own.lots.map((lot) => ({ ...lot, units: lot.units * ratio })));
    Object.assign(own, { lots: [], held: 0 });
    day += 1;
  }
  return { ledgers, paid, text, scale };
}

test.each([3, 4])(
  'two mergers in a row keep each day, each cost and each gain (%d decimals)',
  (decimals) => {
    const chain = fc.tuple(scheme, scheme, scheme);
    fc.assert(
      fc.property(chain, fc.boolean(), (schemes, isReversed) => {
        const { ledgers, paid, text, scale } = worldOf(schemes, decimals);
        const parts = ledgers.map(({ rows, held }, at) => {
          const heading = [`EX1-Fund ${at} - ISIN: ${isins[at]} Registrar : CAMS`];
          return linesOfScheme(rows, { heading, to: text(held) });
        });
        const ordered = isReversed ? parts.toReversed() : parts;
        const { holdings, leftOut } = readCas(pageOf([...title, ...ordered.flat()]));
        expect(leftOut.count).toBe(0);
        expect(holdings.every(isComplete)).toBe(true);
        let cost = 0;
        for (const holding of holdings) {
          const own = ledgers[Number(holding.name.slice(-1))]!;
          expect(unitsAtEnd(holding)).toBeCloseTo(own.held / scale, 6);
          const { lots, sales } = holdingOf(
            { assetClass: 'fund', instrumentId: holding.instrument },
            holding.transactions.map(({ quantity, ...each }, at) => ({
              ...each,
              id: String(at).padStart(4, '0'),
              quantity: quantity ?? 0,
              account: null,
            })),
          );
          cost += holding.transactions.reduce(
            (sum, { type, rupees }) => sum + (type === 'buy' ? rupees : 0),
            0,
          );
          expect(sales.filter(({ missingQuantity }) => missingQuantity > 0)).toEqual([]);
          const gain = sales.reduce((sum, { gainRupees }) => sum + (gainRupees ?? NaN), 0);
          // Units of each lot of a merger are rounded to a thousandth.
          expect(Math.abs(gain - own.gain)).toBeLessThan(3);
          const daysOf = (all: readonly Lot[]) =>
            [...new Set(all.filter(({ units }) => units > scale * 0.01).map(({ on }) => on))].sort(
              (a, b) => a - b,
            );
          expect([
            ...new Set(lots.filter(({ quantity }) => quantity > 0.01).map((lot) => lot.boughtOn)),
          ]).toEqual(daysOf(own.lots).map((on) => dateOf(on).toISOString().slice(0, 10)));
        }
        expect(cost).toBeCloseTo(paid, 1);
      }),
      fuzzRuns(40),
    );
  },
);
