import fc from 'fast-check';
import { ledgerYears } from '@/lib/crypto/domain/ledger-sales';
import { salesToFill } from '@/lib/crypto/domain/sales-to-fill';
import { readSales, vdaYears } from '@/lib/crypto/domain/schedule-vda';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import type { Transaction } from '@/lib/holdings/holding';
import { transactionsItemOf } from '@/lib/holdings/saved-holding';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';

/** First and last days of financial years, and days around those on which the law began. */
const days = [
  '2021-05-01',
  '2022-03-31',
  '2022-04-01',
  '2023-03-31',
  '2023-04-01',
  '2024-02-29',
  '2024-03-31',
  '2024-04-01',
  '2025-03-31',
  '2025-04-01',
] as const;
const coins = ['bitcoin', 'ethereum'];
const accounts = [null, 'WazirX'];

const trade = fc.record({
  type: fc.constantFrom('buy', 'buy', 'sell', 'bonus'),
  on: fc.constantFrom(...days),
  /** In thousandths of a coin, and in paise. */
  quantity: fc.integer({ min: 1, max: 5_000 }),
  paise: fc.integer({ min: 1, max: 900_000_000 }),
  coin: fc.nat({ max: 1 }),
  account: fc.nat({ max: 1 }),
});
type Trade = typeof trade extends fc.Arbitrary<infer One> ? One : never;

const idOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** What a year must hold: the sum of all that was received, and 30 percent of each gain alone, without any loss. */
type Year = { lines: number; unknown: number; received: number; cost: number; income: number };
const empty = (): Year => ({ lines: 0, unknown: 0, received: 0, cost: 0, income: 0 });

/**
 * Each sale takes the oldest units of its coin and account: of equal days the cheapest, of equal prices the fewest. Purchases
 * of a day come before its sales.
 */
function expectedYears(trades: readonly Trade[]): Map<string, Year> {
  const years = new Map<string, Year>();
  for (const coin of [0, 1]) {
    for (const account of [0, 1]) {
      const own = trades.filter((each) => each.coin === coin && each.account === account);
      const costOf = ({ type, paise }: Trade) => (type === 'bonus' ? 0 : paise);
      const lots = own
        .filter(({ type }) => type !== 'sell')
        .map((each) => ({
          on: each.on,
          left: each.quantity,
          cost: costOf(each),
          of: each.quantity,
        }))
        .sort((a, b) =>
          a.on === b.on ? a.cost / a.of - b.cost / b.of || a.of - b.of : a.on < b.on ? -1 : 1,
        );
      const sales = own.filter(({ type }) => type === 'sell');
      for (const sale of sales.sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))) {
        const [year = 0, month = 0] = sale.on.split('-').map(Number);
        const start = month >= 4 ? year : year - 1;
        const name = `${start}-${String((start + 1) % 100)}`;
        const sum = years.get(name) ?? empty();
        if (sale.on >= '2022-04-01') years.set(name, sum);
        const receivedFor = (units: number) => (sale.paise * units) / sale.quantity;
        let wanted = sale.quantity;
        for (const lot of lots) {
          const taken = lot.on <= sale.on ? Math.min(wanted, lot.left) : 0;
          if (taken === 0) continue;
          wanted -= taken;
          lot.left -= taken;
          const [received, cost] = [receivedFor(taken), (lot.cost * taken) / lot.of];
          sum.lines += 1;
          sum.received += received;
          sum.cost += cost;
          sum.income += Math.max(0, received - cost);
        }
        if (wanted === 0) continue;
        sum.lines += 1;
        sum.unknown += 1;
        sum.received += receivedFor(wanted);
      }
    }
  }
  return years;
}

test('a year that is filled in has each sale with its own cost, and a loss lowers no tax', () => {
  const { law } = vdaLawOn('2026-11-28');
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 40 }), (trades) => {
      // Sales of one day take their purchases in the order of their figures, which is not part of this test.
      const places = trades
        .filter(({ type }) => type === 'sell')
        .map((t) => `${t.coin}${t.account}${t.on}`);
      fc.pre(new Set(places).size === places.length);
      const items = coins.map((instrumentId, coin) =>
        transactionsItemOf(
          idOf(9_000 + coin),
          { assetClass: 'coin', instrumentId },
          trades.flatMap(({ type, on, quantity, paise, account, ...own }, at): Transaction[] => {
            const rupees = type === 'bonus' ? 0 : paise / 100;
            const named = { id: idOf(at), account: accounts[account] ?? null };
            return own.coin === coin
              ? [{ ...named, type, on, quantity: quantity / 1_000, rupees }]
              : [];
          }),
        ),
      );
      const expected = expectedYears(trades);
      const years = ledgerYears(items, '2022-04-01');
      expect(new Set(years.map(({ year }) => year))).toEqual(new Set(expected.keys()));
      for (const year of years) {
        const { lines, unknown, received, cost, income } = expected.get(year.year) ?? empty();
        expect(year.count).toBe(lines);
        const { added, beyond } = salesToFill(year, []);
        expect(beyond).toBe(0);
        expect(added.filter(({ acquiredOn }) => acquiredOn === '')).toHaveLength(unknown);
        expect(salesToFill(year, added)).toMatchObject({ added: [], known: lines, outdated: 0 });
        // Each amount of each line is rounded to a paisa.
        const near = (rupees: number, paise: number) =>
          expect(Math.abs(rupees * 100 - paise)).toBeLessThanOrEqual(lines * 1.5 + 0.01);
        const typed = added.map(({ consideration }) => Number(consideration.replaceAll(',', '')));
        near(
          typed.reduce((sum, rupees) => sum + rupees, 0),
          received,
        );
        const { rows } = readSales(added, '2022-04-01', '2026-11-28');
        expect(rows).toHaveLength(lines - unknown);
        near(
          rows.reduce((sum, { costRupees }) => sum + costRupees, 0),
          cost,
        );
        const [sum] = vdaYears(rows, law);
        near(sum?.incomeRupees ?? 0, income);
        // 30 percent and a cess of 4 percent of that.
        expect(Math.abs((sum?.taxRupees ?? 0) - (sum?.incomeRupees ?? 0) * 0.312)).toBeLessThan(
          0.02,
        );
      }
    }),
    fuzzRuns(200),
  );
});
