import { readHoldingsCsv } from '@/lib/holdings/holdings-csv';
import { csvText } from '@/lib/csv/csv';
import { readStatementText } from '@/lib/statements/read-statement';
import { isComplete } from '@/lib/statements/statement';
import { statementCsv } from '@/lib/statements/statement-csv';
import { withoutRefused } from '@/lib/statements/without-refused';
import { valueOf } from '@/tests/factories/value-of';

const today = '2026-11-29';
const header = ['symbol', 'trade_date', 'trade_type', 'quantity', 'price'];
const read = (...rows: string[][]) => valueOf(readStatementText(csvText([header, ...rows])));

test('transactions that the import refuses are left out, and their holding says so', () => {
  const statement = read(
    ['EXAMPLE', '2024-04-05', 'buy', '10', '100'],
    ['EXAMPLE', '2026-11-30', 'buy', '10', '100'],
    ['SAMPLE', '0205-04-05', 'buy', '10', '100'],
    ['MODEL', today, 'buy', '10', '100'],
    ['LARGE', '2024-04-05', 'buy', '1000000000', '10000'],
  );
  const { holdings, period } = withoutRefused(statement, today);
  expect(holdings.map(({ name, transactions, gaps }) => [name, transactions.length, gaps])).toEqual(
    [
      ['EXAMPLE', 1, ['wrong-day']],
      ['SAMPLE', 0, ['wrong-day']],
      ['MODEL', 1, []],
      ['LARGE', 0, ['too-large']],
    ],
  );
  expect(holdings.map(isComplete)).toEqual([false, false, true, false]);
  expect(period).toEqual({ from: '2024-04-05', to: today });
  // The server, which refuses a file as a whole, takes all that is left.
  expect(readHoldingsCsv(statementCsv(holdings), today, (_, name) => name).problems).toEqual([]);
  expect(readHoldingsCsv(statementCsv(statement.holdings), today, (_, name) => name)).toMatchObject(
    { problems: [{ problem: 'in-future' }, { problem: 'too-early' }, { problem: 'too-large' }] },
  );
});

test('a statement without such transactions stays as it is', () => {
  const statement = read(['EXAMPLE', today, 'buy', '10', '100']);
  expect(withoutRefused(statement, today)).toBe(statement);
});
