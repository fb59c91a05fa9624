import fc from 'fast-check';
import { readCas } from '@/lib/statements/cas/read-cas';
import { unitsAtEnd } from '@/lib/statements/statement';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  closing,
  folio,
  head,
  onlyHolding,
  opening,
  pageOf,
  schemeHead,
  title,
  type Line,
} from './cas-pages';

/** Whole thousandths of a unit, so that balances are exact. */
type Step =
  | { kind: 'buy' | 'sell' | 'bonus' | 'reversed'; thousandths: number; paise: number }
  | { kind: 'payout' | 'levy' | 'info' };

const amounts = {
  thousandths: fc.integer({ min: 100, max: 5_000_000 }),
  paise: fc.integer({ min: 10_001, max: 500_000_000 }),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('buy', 'sell', 'bonus', 'reversed'), ...amounts }),
  fc.record({ kind: fc.constantFrom('payout', 'levy', 'info') }),
);

const grouped = (value: number, decimals: number) =>
  value.toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const units = (thousandths: number) => grouped(thousandths / 1000, 3);

/** The rows of a statement as a registrar prints them, and what they are. */
function printed(steps: readonly Step[]) {
  const day = '05-Apr-2024';
  const rows: Line[] = [];
  const expected: string[] = [];
  let balance = 0;
  for (const each of steps) {
    if (each.kind === 'payout') {
      if (balance < 1000) continue;
      const paid = grouped(Math.round(balance / 20) / 100, 2);
      rows.push([day, '*** IDCW Payout @ Rs.0.50 per unit ***', paid]);
      expected.push('dividend');
    } else if (each.kind === 'levy') rows.push([day, '*** Stamp Duty ***', '0.25']);
    else if (!('thousandths' in each)) rows.push([day, '*** Change of Bank ***']);
    else {
      const { kind, thousandths, paise } = each;
      if (kind === 'sell' && thousandths > balance) continue;
      const amount = grouped(paise / 100, 2);
      const price = grouped((paise / 100 / thousandths) * 1000, 4);
      balance += kind === 'sell' ? -thousandths : thousandths;
      if (kind === 'bonus') {
        rows.push([day, 'Bonus', undefined, units(thousandths), undefined, units(balance)]);
      } else if (kind === 'sell') {
        const own = `(${units(thousandths)})`;
        rows.push([day, 'Redemption', `(${amount})`, own, price, units(balance)]);
      } else rows.push([day, 'Purchase', amount, units(thousandths), price, units(balance)]);
      if (kind === 'reversed') {
        balance -= thousandths;
        const own = `(${units(thousandths)})`;
        rows.push([day, 'Purchase Reversal', `(${amount})`, own, price, units(balance)]);
      } else expected.push(`${kind} ${thousandths / 1000}`);
    }
  }
  return { rows, expected, balance };
}

function read(rows: readonly Line[], balance: number, rowsOfPage: number) {
  const pages: Line[][] = [[...title, folio, schemeHead, opening(), head]];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % rowsOfPage === 0) pages.push([...title, head]);
    pages.at(-1)?.push(row);
  }
  pages.at(-1)?.push(closing(units(balance)));
  return readCas(pages.flatMap((lines, index) => pageOf(lines, index + 1)));
}

const bought: Step = { kind: 'buy', thousandths: 100_000, paise: 499_975 };
const steps = fc.array(step, { maxLength: 40 }).map((rest) => [bought, ...rest]);

test('what a registrar prints is read, wherever its pages end', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 30 }), (all, rowsOfPage) => {
      const { rows, expected, balance } = printed(all);
      const statement = read(rows, balance, rowsOfPage);
      const holding = onlyHolding(statement);
      expect(holding).toMatchObject({ failedChecks: [], gaps: [] });
      expect(statement.leftOut.count).toBe(0);
      expect(unitsAtEnd(holding)).toBeCloseTo(balance / 1000, 6);
      expect(
        holding.transactions
          .map(({ type, quantity }) => (quantity === null ? type : `${type} ${quantity}`))
          .sort(),
      ).toEqual(expected.sort());
    }),
    fuzzRuns(60),
  );
});

test('a figure of units or a balance that is printed wrong never passes the checks', () => {
  fc.assert(
    fc.property(steps, fc.nat(), fc.constantFrom(3, 5), fc.nat(), (all, at, column, digit) => {
      const { rows, balance } = printed(all);
      const wrong = rows.map((row) => [...row]) as Line[];
      const row = wrong[at % wrong.length] as string[];
      const cell = row[column];
      fc.pre(cell !== undefined);
      // Another digit before the point: a change of a hundredth of a unit or less is within the rounding.
      const changed = (cell ?? '').replace(/\d(?=\D*\.)/, (one) =>
        String((Number(one) + 1 + (digit % 9)) % 10),
      );
      row[column] = changed;
      expect(onlyHolding(read(wrong, balance, 20)).failedChecks).not.toEqual([]);
    }),
    fuzzRuns(60),
  );
});

test('an amount that is printed wrong by more than the screen says of it never passes the checks', () => {
  fc.assert(
    fc.property(steps, fc.nat(), fc.integer({ min: 1, max: 9 }), (all, at, digit) => {
      // Of a purchase that is taken back, the amount counts nowhere; a payout may be of the units of an earlier day.
      const { rows, balance } = printed(
        all.filter(({ kind }) => !['levy', 'reversed', 'payout'].includes(kind)),
      );
      const wrong = rows.map((row) => [...row]) as Line[];
      const row = wrong[at % wrong.length] as string[];
      const cell = row[2];
      fc.pre(cell !== undefined);
      // Any digit, also one of the paise.
      const digits = [...(cell ?? '').matchAll(/\d/g)].map(({ index }) => index);
      const place = digits[at % digits.length] ?? 0;
      const other = String((Number(cell?.[place]) + digit) % 10);
      row[2] = `${cell?.slice(0, place)}${other}${cell?.slice(place + 1)}`;
      const { failedChecks, gaps, amounts } = onlyHolding(read(wrong, balance, 20));
      if (failedChecks.length > 0 || gaps.length > 0) return;
      const changed = Math.abs(figure(row[2]) - figure(cell));
      const within = amounts?.withinRupees ?? 0;
      const isCounted =
        (amounts?.withLoad ?? 0) > 0 || (amounts?.withCharge ?? 0) > 0 || isZero(row[2]);
      expect(isCounted || changed <= 2 * within + 0.011).toBe(true);
    }),
    fuzzRuns(100),
  );
});

const figure = (text = '') => Number(text.replace(/[(),]/g, ''));
const isZero = (text: string) => !/[1-9]/.test(text);
