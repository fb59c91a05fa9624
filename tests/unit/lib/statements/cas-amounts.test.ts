import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { holdingOf, type Line } from './cas-pages';

/**
 * Statements as a registrar computes them, in whole numbers: amounts in paise, units in thousandths, prices in
 * ten-thousandths. Nothing of the code under test is used.
 */
type Row = {
  kind: 'buy' | 'sell' | 'payout';
  paise: number;
  /** Of a payout, the units held. */
  thousandths: number;
  price: number;
  /** Stamp duty of a purchase, STT of a redemption; 0 where none is printed. */
  levyPaise: number;
};

const plan = fc.record({
  kind: fc.constantFrom('buy', 'buy', 'sell', 'payout'),
  price: fc.integer({ min: 80_000, max: 40_000_000 }),
  rupees: fc.integer({ min: 500, max: 400_000 }),
  /** Of a thousand: the part of the units that a redemption takes. */
  part: fc.integer({ min: 10, max: 1_000 }),
  isCutOff: fc.boolean(),
  hasLevy: fc.boolean(),
  isLevyInside: fc.boolean(),
});
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never;

function rowsOf(plans: readonly Plan[]): Row[] {
  let held = 0;
  return plans.flatMap(({ kind, price, rupees, part, ...own }): Row[] => {
    if (kind === 'payout') {
      // Fifty paise a unit.
      const paise = Math.round(held / 20);
      return held > 1_000 ? [{ kind, paise, thousandths: held, price, levyPaise: 0 }] : [];
    }
    if (kind === 'sell') {
      const thousandths = Math.floor((held * part) / 1_000);
      if (thousandths < 1_000) return [];
      held -= thousandths;
      const value = Math.round((thousandths * price) / 100_000);
      const levyPaise = own.hasLevy ? Math.max(1, Math.round(value / 100_000)) : 0;
      return [
        {
          kind,
          paise: own.isLevyInside ? value : value - levyPaise,
          thousandths,
          price,
          levyPaise,
        },
      ];
    }
    const paid = rupees * 100;
    const levyPaise = own.hasLevy ? Math.max(1, Math.round(paid / 20_000)) : 0;
    const invested = paid - levyPaise;
    const exact = (invested * 100_000) / price;
    const thousandths = own.isCutOff ? Math.floor(exact) : Math.round(exact);
    if (thousandths < 1) return [];
    held += thousandths;
    return [{ kind, paise: own.isLevyInside ? paid : invested, thousandths, price, levyPaise }];
  });
}

const decimal = (whole: number, decimals: number) => (whole / 10 ** decimals).toFixed(decimals);

function linesOf(rows: readonly Row[]): Line[] {
  let held = 0;
  return rows.flatMap(({ kind, paise, thousandths, price, levyPaise }, at): Line[] => {
    const day = `05-Apr-${1996 + 20 + (at % 9)}`;
    if (kind === 'payout') {
      return [[day, 'IDCW Payout @ Rs.0.5000 per unit', decimal(paise, 2)]];
    }
    held += kind === 'buy' ? thousandths : -thousandths;
    const sign = kind === 'buy' ? (text: string) => text : (text: string) => `(${text})`;
    const figures = [sign(decimal(paise, 2)), sign(decimal(thousandths, 3)), decimal(price, 4)];
    const own: Line = [
      day,
      kind === 'buy' ? 'Purchase' : 'Redemption',
      ...figures,
      decimal(held, 3),
    ];
    const levy = kind === 'buy' ? '*** Stamp Duty ***' : '*** STT Paid ***';
    return levyPaise > 0 ? [own, [day, levy, decimal(levyPaise, 2)]] : [own];
  });
}

const read = (rows: readonly Row[]) => holdingOf(linesOf(rows));

/** By how many paise units and price, as they are printed, leave an amount open. */
const openPaise = ({ kind, thousandths, price }: Row): number =>
  kind === 'payout' ? thousandths / 200_000 + 3 : price / 100_000 + thousandths / 200_000 + 3;

const first: Plan = {
  ...{ kind: 'buy', price: 500_000, rupees: 50_000, part: 1 },
  ...{ isCutOff: false, hasLevy: false, isLevyInside: true },
};
const bodies = fc.array(plan, { maxLength: 25 }).map((rest) => rowsOf([first, ...rest]));

test('amounts as a registrar computes them agree with units times price, each of them', () => {
  fc.assert(
    fc.property(bodies, (rows) => {
      const { failedChecks, gaps, amounts, transactions } = read(rows);
      expect([failedChecks, gaps]).toEqual([[], []]);
      const payouts = rows.filter(({ kind }) => kind === 'payout').length;
      expect(amounts?.agreed).toBe(rows.length - payouts);
      expect(amounts?.payouts.agreed).toBe(payouts);
      expect(amounts).toMatchObject({ withLoad: 0, withCharge: 0, unchecked: 0, differing: [] });
      // A purchase counts with its stamp duty, a redemption before its STT, however they are printed.
      for (const [at, row] of rows.entries()) {
        const { kind, thousandths, price, levyPaise } = row;
        if (kind === 'payout') continue;
        const value = (thousandths * price) / 100_000 + (kind === 'buy' ? levyPaise : 0);
        const apart = Math.abs((transactions[at]?.rupees ?? 0) * 100 - value);
        const open = openPaise(row);
        // A levy that the rounding hides may be within the amount or beside it.
        expect(apart).toBeLessThanOrEqual(open + (levyPaise < 2 * open + 2 ? levyPaise : 0));
      }
    }),
    fuzzRuns(150),
  );
});

test('one amount that is wrong by more than its printed figures leave open is found', () => {
  fc.assert(
    fc.property(
      bodies,
      fc.nat(),
      fc.boolean(),
      fc.integer({ min: 1, max: 4_000_000 }),
      (rows, at, isMore, extra) => {
        const row = rows[at % rows.length]!;
        const { kind, paise, levyPaise } = row;
        const value = kind === 'payout' ? paise : (row.thousandths * row.price) / 100_000;
        // Less of a redemption may be its exit load, of three percent at most.
        const load = kind === 'sell' && !isMore ? value * 0.031 : 0;
        // What was printed without its levy may be printed with it, and the other way.
        const least = 2 * openPaise(row) + load + 2 * levyPaise + 1;
        const wrong = paise + (isMore ? 1 : -1) * Math.ceil(least + extra);
        // An amount of a rupee or less is read as none; a purchase may have cost 100 or 150 rupees more.
        fc.pre(wrong > 101);
        const charge = [10_000, 15_000].some((more) => {
          const apart = Math.abs(wrong - value - more);
          return apart <= openPaise(row) + levyPaise + 1;
        });
        fc.pre(kind !== 'buy' || !charge);
        // A payout is of the units of any row of the fifteen days before it: all rows here are years apart or of one day.
        fc.pre(kind !== 'payout' || rows.length <= 9);
        const { failedChecks, amounts } = read(
          rows.with(at % rows.length, { ...row, paise: wrong }),
        );
        expect(failedChecks).toEqual(['amount']);
        expect(amounts?.differing).toHaveLength(1);
      },
    ),
    fuzzRuns(150),
  );
});
