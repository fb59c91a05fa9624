import fc from 'fast-check';
import { readStatement, readStatementText } from '@/lib/statements/read-statement';
import { isComplete, type Statement } from '@/lib/statements/statement';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  bytesOfFile,
  csvOf,
  expectedOf,
  fileFormats,
  monthFirst,
  rowsOfFile,
  style,
  trade,
  type Style,
} from './table-files';

const format = fc.constantFrom(...fileFormats);
const trades = fc.array(trade, { minLength: 1, maxLength: 12 });
const csvStyle = style.map((own): Style => ({ ...own, isWorkbook: false }));

const readBytes = (bytes: Uint8Array) =>
  readStatement('any-name', bytes, '', { readPdf: () => Promise.reject(new Error('no PDF')) });

/** All transactions, each as one text, in an order that does not depend on the file's. */
const found = ({ holdings }: Statement) =>
  holdings
    .flatMap(({ instrument, transactions }) =>
      transactions.map(({ type, on, quantity, rupees }) =>
        [instrument, type, on, quantity, rupees.toFixed(2)].join(' '),
      ),
    )
    .sort();

test('a file of any broker is read as it was written, whatever its style', async () => {
  await fc.assert(
    fc.asyncProperty(format, trades, style, async (of, all, own) => {
      const result = await readBytes(await bytesOfFile(rowsOfFile(of, all, own).rows, own));
      if (!result.ok) throw new Error(result.problem.code);
      const { source, holdings, leftOut } = result.value;
      expect(found(result.value)).toEqual(expectedOf(of, all).sort());
      expect(source).toBe(of.source);
      expect(leftOut.count).toBe(own.totals);
      expect(holdings.flatMap((each) => each.leftOut.listed)).toEqual([]);
      expect(holdings.flatMap((each) => each.failedChecks)).toEqual([]);
    }),
    fuzzRuns(150),
  );
});

/** Reads a damaged file. What is read of it must be in the file that was written, but for what is named. */
function readDamaged(text: string) {
  const result = readStatementText(text);
  if (!result.ok) return { code: result.problem.code, read: [], doubtful: [], leftOut: [] };
  const { holdings, leftOut } = result.value;
  const sure = { ...result.value, holdings: holdings.filter((each) => each.leftOut.count === 0) };
  return {
    code: null,
    read: found(result.value),
    /** Of holdings that no row is missing of. */
    sure: found(sure),
    doubtful: holdings.filter((each) => !isComplete(each)),
    leftOut: leftOut.listed,
  };
}

test('a line that is cut off is named, and changes nothing of the others', () => {
  fc.assert(
    fc.property(format, trades, csvStyle, fc.nat(), (of, all, own, at) => {
      const plain = { ...own, totals: 0, extras: 0, hasDuplicate: false, hasEndComma: false };
      const { rows } = rowsOfFile(of, all, plain);
      const text = csvOf(rows, plain);
      // Somewhere in the last row, but not in its last cell, which may be any text.
      const whole = rows.slice(0, -1);
      const before = csvOf(whole, plain).length;
      const end = csvOf([...whole, rows.at(-1)?.slice(0, -1) ?? []], plain).trimEnd().length;
      fc.pre(end > before + 3);
      const cut = before + 3 + (at % (end - before - 3));
      const { code, read, leftOut } = readDamaged(text.slice(0, cut));
      expect(read).toEqual(expectedOf(of, all.slice(0, -1)).sort());
      expect(code === 'no-rows' ? 1 : leftOut.length).toBeGreaterThan(0);
    }),
    fuzzRuns(100),
  );
});

test('a figure that is cut off in the last cell of a file is named, if it is read', () => {
  fc.assert(
    fc.property(format, trades, csvStyle, fc.nat(), (of, all, own, at) => {
      const plain = { ...own, totals: 0, hasDuplicate: false, hasEndComma: false };
      const { rows } = rowsOfFile(of, all, plain);
      const text = csvOf(rows, plain).trimEnd();
      const beginning = [...rows.slice(0, -1), rows.at(-1)?.slice(0, -1) ?? []];
      const from = csvOf(beginning, plain).trimEnd().length + own.delimiter.length;
      const result = readStatementText(text.slice(0, from + (at % (text.length - from + 1))));
      if (!result.ok) return;
      const { fileNotes, leftOut } = result.value;
      const isAsWritten =
        JSON.stringify(found(result.value)) === JSON.stringify(expectedOf(of, all).sort());
      expect(isAsWritten || leftOut.count > 0 || fileNotes.cutLine !== null).toBe(true);
    }),
    fuzzRuns(150),
  );
});

test('a cell too few or too many is named, and its row is not read', () => {
  fc.assert(
    fc.property(
      format,
      trades,
      csvStyle,
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (of, all, own, line, place, isTooFew) => {
        const plain = { ...own, blanks: 0, totals: 0 };
        const { rows, at } = rowsOfFile(of, all, plain);
        const index = line % all.length;
        const row = rows[at + 1 + index] ?? [];
        rows[at + 1 + index] = isTooFew
          ? row.toSpliced(place % row.length, 1)
          : row.toSpliced(place % row.length, 0, 'EQ');
        const { read, leftOut } = readDamaged(csvOf(rows, plain));
        expect(read).toEqual(expectedOf(of, all.toSpliced(index, 1)).sort());
        expect(leftOut).toMatchObject([{ reason: 'cells' }]);
      },
    ),
    fuzzRuns(100),
  );
});

test('a file without a column that it needs is refused', () => {
  fc.assert(
    fc.property(format, trades, csvStyle, fc.nat(), (of, all, own, which) => {
      const needed = Object.keys(of.columns).filter((name) => !of.optional.includes(name));
      const missing = needed[which % needed.length] ?? '';
      const plain = { ...own, hasDuplicate: false, blanks: 0 };
      const { rows, at } = rowsOfFile(of, all, plain);
      const place = rows[at]?.indexOf(missing) ?? -1;
      const without = rows.map((row, line) => (line < at ? row : row.toSpliced(place, 1)));
      const { code, read } = readDamaged(csvOf(without, plain));
      expect([code, read]).toEqual(['unknown-kind', []]);
    }),
    fuzzRuns(60),
  );
});

test('a file whose days have the month first is refused, if one of them cannot be another day', () => {
  fc.assert(
    fc.property(format, trades, csvStyle, (of, all, own) => {
      fc.pre(!of.isYearFirst && all.some(({ day }) => Number(day.slice(8)) > 12));
      const days = new Map(all.map(({ day }) => [day as string, monthFirst(day)]));
      const { rows } = rowsOfFile(of, all, { ...own, day: 'iso' });
      const turned = rows.map((row) => row.map((cell) => days.get(String(cell)) ?? cell));
      expect(readDamaged(csvOf(turned, own)).code).toBe('month-first');
    }),
    fuzzRuns(60),
  );
});

test('a first digit that is changed is named where the file has quantity, price and amount', () => {
  fc.assert(
    fc.property(
      format,
      trades,
      csvStyle,
      fc.nat(),
      fc.constantFrom('units', 'price', 'amount'),
      fc.integer({ min: 1, max: 8 }),
      (of, all, own, line, kind, digit) => {
        const kinds = Object.values(of.columns);
        fc.pre(['units', 'price', 'amount'].every((each) => kinds.includes(each as 'units')));
        const plain = { ...own, blanks: 0, totals: 0, hasDuplicate: false };
        const { rows, at } = rowsOfFile(of, all, plain);
        const index = line % all.length;
        const name = Object.entries(of.columns).find(([, each]) => each === kind)?.[0] ?? '';
        const place = rows[at]?.indexOf(name) ?? -1;
        const row = rows[at + 1 + index] ?? [];
        const wrong = String(row[place]).replace(/[1-9]/, (one) =>
          String(((Number(one) - 1 + digit) % 9) + 1),
        );
        rows[at + 1 + index] = row.with(place, wrong);
        const { doubtful, leftOut, sure } = readDamaged(csvOf(rows, plain));
        expect(doubtful.length + leftOut.length).toBeGreaterThan(0);
        const right = new Set(expectedOf(of, all));
        expect(leftOut.length === 0 || sure?.every((each) => right.has(each))).toBe(true);
      },
    ),
    fuzzRuns(100),
  );
});
