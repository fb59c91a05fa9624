/**
 * docs/scale.md prints what docs/scale.json holds and what follows from it: the counts of each visit, which
 * tests/contract/visit-costs.test.ts measures, and a month's bill.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import data from '@/docs/scale.json';

const page = readFileSync(join(__dirname, '../../docs/scale.md'), 'utf8');
const sizes = [10_000, 100_000, 1_000_000] as const;
const { visits, assumed, prices } = data;
type Item = keyof typeof prices;

/** How much of each priced thing a month takes. */
function monthOf(members: number): Record<Item, number> {
  const sum = (amount: (visit: (typeof visits)['guestPage']) => number) =>
    Object.values(visits).reduce(
      (total, visit) => total + amount(visit) * (visit.perMember * members + visit.perMonth),
      0,
    );
  const invocations = sum(({ cpuMs }) => (cpuMs > 0 ? 1 : 0));
  return {
    reads: sum(({ counted }) => counted.reads),
    writes: sum(({ counted }) => counted.writes),
    deletes: sum(({ counted }) => counted.deletes),
    gets: sum(({ counted }) => counted.gets),
    puts: sum(({ counted }) => counted.puts),
    stored: (members * assumed.storedKilobytesPerMember) / 1024 ** 2,
    invocations,
    cpuHours: sum(({ cpuMs }) => cpuMs) / 3_600_000,
    memoryHours: (invocations * assumed.functionSeconds * assumed.functionGigabytes) / 3_600,
    gigabytes:
      (sum(({ kilobytes }) => kilobytes) + members * assumed.fileKilobytesPerMember) / 1_000_000,
    edgeRequests: invocations + members * assumed.filesPerMember,
  };
}

const dollarsOf = (item: Item, amount: number) =>
  (amount / prices[item].per) * prices[item].dollars;
const whole = (value: number) => Math.round(value).toLocaleString('en-IN');
/** A row of a table, whatever its padding. */
const row = (...cells: (string | number)[]) => cells.map(String).join(' | ');
const printed = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join(' | '),
  );

const counts = Object.values(visits).map(
  ({ title, counted, cpuMs, kilobytes, perMember, perMonth }) =>
    row(
      ...[title, cpuMs || '–', kilobytes || '–'],
      ...[counted.reads, counted.writes, counted.deletes, counted.gets, counted.puts],
      perMember > 0 ? `${perMember} a member` : `${whole(perMonth)} in all`,
    ),
);
const bill = (Object.keys(prices) as Item[]).map((item) =>
  row(prices[item].name, ...sizes.map((members) => whole(dollarsOf(item, monthOf(members)[item])))),
);
const total = row(
  'Sum',
  ...sizes.map((members) =>
    whole(
      (Object.keys(prices) as Item[]).reduce(
        (sum, item) => sum + dollarsOf(item, monthOf(members)[item]),
        0,
      ),
    ),
  ),
);
const sources = Object.values(prices).map(({ name, dollars, per, basis, source }) =>
  row(name, `${dollars} per ${whole(per)}`, basis, source),
);

test.each([...counts, ...bill, total, ...sources])('the page has the row %s', (wanted) => {
  expect(printed).toContain(wanted);
});

test('the prices have a date, and a bill grows with its members', () => {
  expect(page).toContain(data.readOn);
  expect(monthOf(1_000_000).reads).toBeGreaterThan(9 * monthOf(100_000).reads);
});
