import {
  ownNames,
  ownRatioDay,
  ownRatioValues,
  readOwnRatio,
  type OwnRatio,
} from '@/lib/picks/domain/ratios/own-ratio';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import { workedDay, workedRow } from '../../worked-company';

function ratio(name: string, formula: string): OwnRatio {
  const read = readOwnRatio({ name, formula }, []);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return { id: name, ...read.ratio };
}

// Of the worked company: cash from operations 600 - 370 spent, on net assets of 2,500; price 300, 10 crore shares.
const cashReturn = ratio('Cash return', 'Free cash flow/Net worth * 100%');
const row = workedRow();

test('is a number of each company, with the unit of its formula', () => {
  expect(cashReturn).toMatchObject({
    formula: 'Free cash flow / Net worth * 100%',
    unit: 'percent',
  });
  expect(ratio('Owed per rupee', 'Debt / Net worth').unit).toBe('times');
  expect(ratio('Owed', 'Debt - Net worth').unit).toBe('crore');
  expect(ownRatioValues(cashReturn, [row])(0)).toBeCloseTo((230 / 2500) * 100, 9);
});

test('is a dash where a figure of it is unknown or zero divides it', () => {
  const without = { ...row, values: { ...row.values, freeCashFlow: null } };
  const nothing = { ...row, values: { ...row.values, equity: 0 } };
  const valueOf = ownRatioValues(cashReturn, [without, nothing]);
  expect([valueOf(0), valueOf(1)]).toEqual([null, null]);
});

test('is as old as the oldest figure in it', () => {
  expect(ownRatioDay(cashReturn, row)).toBe(row.figuresAsOf);
  expect(ownRatioDay(ratio('Mix', 'Price / Earnings per share'), row)).toBe(row.figuresAsOf);
  expect(ownRatioDay(ratio('One', '1 + 1'), row)).toBeNull();
});

test.each([
  ['', 'empty'],
  ['x'.repeat(41), 'long'],
  ['Cash & return', 'characters'],
  ['2 year return', 'characters'],
  ['नकद लाभ', 'characters'],
  ['Return on  EQUITY', 'taken'],
  ['mine', 'taken'],
  ['Debt and cash', 'joining'],
])('the name %j is refused: %s', (name, problem) => {
  expect(readOwnRatio({ name, formula: 'Debt / Sales' }, ['Mine'])).toMatchObject({
    ok: false,
    name: problem,
  });
});

test('an error in the formula has its place, and a suggestion', () => {
  expect(readOwnRatio({ name: 'A', formula: 'Debt / Totl assets' }, [])).toMatchObject({
    ok: false,
    name: null,
    formula: {
      problem: 'unknown-name',
      from: 7,
      to: 18,
      found: 'Totl assets',
      suggestion: 'Total assets',
    },
  });
  expect(readOwnRatio({ name: 'A', formula: 'Debt + Return on equity' }, [])).toMatchObject({
    formula: { problem: 'units-differ' },
  });
  expect(readOwnRatio({ name: 'A', formula: 'Debt > 5' }, [])).toMatchObject({
    formula: { problem: 'needs-number' },
  });
});

describe('in a rule', () => {
  const own = ownNames([cashReturn, ratio('Sales growth adjusted', 'Sales growth - 5%')]);

  test('its name stands for its formula, so that the rule runs without it', () => {
    const read = parseRule('cash  RETURN * 2 >= 15% AND Sales growth > 1%', own);
    if (!read.ok) throw new Error(read.error.problem);
    const ruleText = printRule(read.value);
    expect(ruleText).toBe('Free cash flow / Net worth * 100% * 2 >= 15% AND Sales growth > 1%');
    expect(runScreen({ id: 'own', ruleText, ranking: null }, [row], workedDay).passed).toHaveLength(
      1,
    );
  });

  test('the longest name counts', () => {
    const read = parseRule('Sales growth adjusted > 1%', own);
    expect(read.ok && printRule(read.value)).toBe('Sales growth - 5% > 1%');
  });

  test('without its definition the name is unknown', () => {
    expect(parseRule('Cash return > 1%')).toMatchObject({
      ok: false,
      error: { problem: 'unknown-name', from: 5 },
    });
  });

  test('a rule that is too long when it is written out is refused, fast', () => {
    const long = ratio('A', `${'Debt + '.repeat(280)}Debt`);
    const uses = `${'A + '.repeat(400)}A > 1 cr`;
    expect(uses.length).toBeLessThan(ruleLimits.characters);
    const started = performance.now();
    expect(parseRule(uses, ownNames([long]))).toMatchObject({
      ok: false,
      error: { problem: 'too-long' },
    });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
