import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { compileExpression, compileRule } from '@/lib/picks/domain/screen/compile-rule';
import { parseExpression, parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import {
  type Comparator,
  type Expression,
  type NumberUnit,
  type Rule,
  type RuleError,
  ruleLimits,
} from '@/lib/picks/domain/screen/rule';
import { knownColumns } from '@/tests/unit/lib/picks/worked-company';
import { ownScreenQuery, readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { readSearchParams } from '@/lib/query-values';
import { rangeRuleText } from '@/lib/picks/domain/screen/range-rule';
import { rangeRatioIds, rangeSpecs, rangesOf } from '@/lib/picks/domain/screen/range-specs';
import { timed } from '@/tests/factories/cpu-time';
import { valueOf } from '@/tests/factories/value-of';

const units: Readonly<Record<string, readonly (NumberUnit | null)[]>> = {
  percent: ['%', null],
  crore: ['cr', 'lakh', null],
  rupees: ['rs', null],
  'yes-no': ['yes-no'],
};

/** Any sum of one ratio and numbers in its unit: what is compared must count the same. */
const anySum = (id: (typeof ratioIds)[number]): fc.Arbitrary<Expression> => {
  const { unit } = ratioList[id];
  const ratio = fc.constant<Expression>({ kind: 'ratio', id });
  if (unit === 'yes-no') return ratio;
  const number = anyNumber(units[unit] ?? ['x', null]);
  // A bare number times 2x counts something: only bare ones leave the unit as it is.
  const plain = anyNumber([null]);
  const { sum } = fc.letrec<{ sum: Expression }>((tie) => ({
    sum: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(ratio, number),
      fc.record({
        kind: fc.constant('arithmetic' as const),
        operator: fc.constantFrom('+', '-'),
        left: tie('sum'),
        right: tie('sum'),
      }),
      fc.record({
        kind: fc.constant('arithmetic' as const),
        operator: fc.constantFrom('*', '/'),
        left: tie('sum'),
        right: plain,
      }),
      fc.record({ kind: fc.constant('negative' as const), of: tie('sum') }),
    ),
  }));
  return sum;
};

function anyNumber(allowed: readonly (NumberUnit | null)[]): fc.Arbitrary<Expression> {
  return fc.record({
    kind: fc.constant('number' as const),
    value: fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole / 100),
    unit: fc.constantFrom(...allowed),
  });
}

const comparators: readonly Comparator[] = ['<', '<=', '>', '>=', '=', '!='];

const anyComparison: fc.Arbitrary<Rule> = fc.constantFrom(...ratioIds).chain((id) =>
  fc.record({
    kind: fc.constant('compare' as const),
    operator: fc.constantFrom(...comparators),
    left: anySum(id),
    right:
      ratioList[id].unit === 'yes-no'
        ? fc.constantFrom<Expression>(
            { kind: 'number', value: 1, unit: 'yes-no' },
            { kind: 'number', value: 0, unit: 'yes-no' },
          )
        : anySum(id),
  }),
);

/** Rules of every form that the language has. */
const anyRule: fc.Arbitrary<Rule> = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyComparison,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('rule'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('rule') }),
  ),
})).rule;

function ruleOf(text: string) {
  return valueOf(parseRule(text));
}

function numberOf(text: string) {
  const parsed = parseExpression(text);
  return parsed.ok && compileExpression(parsed.value, knownColumns({}))(0);
}

function errorOf(text: string): RuleError | null {
  const parsed = parseRule(text);
  return parsed.ok ? null : parsed.problem;
}

function readsAgain(rule: Rule): boolean {
  compileRule(rule, knownColumns({ sales: 1 }))(0);
  const again = parseRule(printRule(rule));
  return again.ok && isDeepStrictEqual(again.value, rule);
}

function hasPlace({ from, to, found }: RuleError, text: string): boolean {
  return from >= 0 && from <= to && to <= text.length && text.slice(from, to).startsWith(found);
}

describe('a rule', () => {
  const known = {
    ...{ returnOnEquity: 18, debtToEquity: 0.4, marketCap: 650 },
    ...{ priceToEarnings: 12, financialCompany: 0 },
  };

  test.each([
    ['Return on equity > 15%', true],
    ['return ON  equity\n>= 18', true],
    ['Return on equity > 18', false],
    ['Market cap > 500 cr', true],
    ['Market cap > 70,000 lakh', false],
    ['Financial company = no', true],
    ['Financial company = yes', false],
    ['NOT Debt to equity < 0.5', false],
    // AND binds closer than OR, NOT closest.
    ['Return on equity > 1 OR Return on equity > 99 AND Return on equity > 99', true],
    ['(Return on equity > 1 OR Return on equity > 99) AND Return on equity > 99', false],
    ['NOT Return on equity > 99 AND Debt to equity ≤ 0.4', true],
    ['Price to earnings × 2 = 24', true],
    ['Market cap / Market cap + 1 = 2', true],
    ['Price to earnings - 2 - 3 = 7', true],
    ['Price to earnings - (2 - 3) = 13', true],
    ['-Price to earnings < -11.5 + 0', true],
    // What is not known decides nothing.
    ['Interest cover > 4', null],
    ['NOT Interest cover > 4', null],
    ['Interest cover > 4 AND Return on equity > 15', null],
    ['Interest cover > 4 AND Return on equity > 50', false],
    ['Interest cover > 4 OR Return on equity > 15', true],
    ['Interest cover > 4 OR Return on equity > 50', null],
    ['Price to earnings / (Debt to equity - 0.4) > 0', null],
  ])('%s: %s', (text, expected) => {
    expect(compileRule(ruleOf(text), knownColumns(known))(0)).toBe(expected);
  });

  test.each([
    ['₹250', 250],
    ['₹500 cr', 500],
    ['50 lakh', 0.5],
    ['1,00,000', 100_000],
    ['100,000', 100_000],
    ['1,234.5', 1_234.5],
    ['१,००,०००', 100_000],
    ['₹२५०.५', 250.5],
    ['2 + 3 * 4 / 6 - 1', 3],
  ])('the number %s is %d', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  test('every ratio is a word of the language', () => {
    expect(ratioIds.length).toBeGreaterThanOrEqual(40);
    for (const id of ratioIds) {
      const value = { kind: 'ratio', id };
      expect(parseExpression(ratioList[id].name.toUpperCase())).toEqual({ ok: true, value });
    }
  });
});

describe('what is no rule', () => {
  test.each<[string, RuleError['problem'], number, number]>([
    ['', 'empty', 0, 0],
    ['   ', 'empty', 0, 3],
    ['Return on equity > 15% AND', 'needs-condition', 26, 26],
    ['Return on equity > 15% Debt to equity < 1', 'needs-joining', 23, 37],
    ['Return on equity', 'needs-comparison', 0, 16],
    ['Sales > 3 AND Debt to equity', 'needs-comparison', 14, 28],
    ['(Sales > 3', 'needs-closing', 10, 10],
    ['Sales > 3)', 'needs-joining', 9, 10],
    ['Sales > (Debt > 3)', 'needs-number', 8, 18],
    ['1 < Debt to equity < 2', 'chained-comparison', 19, 20],
    ['Sales > 1.2.3', 'bad-number', 8, 13],
    ['Sales > १.२.३', 'bad-number', 8, 13],
    ['Return on equity > 1,5%', 'bad-number', 19, 22],
    ['Sales > 1.2,5', 'bad-number', 8, 13],
    ['Sales > 15, AND Debt > 1', 'bad-number', 8, 11],
    ['Sales > 1234567890123', 'bad-number', 8, 21],
    ['Price > ₹5%', 'bad-number', 8, 11],
    ['Sales > 5 🙂', 'unknown-sign', 10, 12],
    ['Sales > 5%', 'units-differ', 0, 10],
    ['Market cap + Return on equity > 5', 'units-differ', 0, 29],
    ['Market cap * Sales > 5', 'units-differ', 0, 18],
    ['Financial company = 1', 'units-differ', 0, 21],
    ['constructor > 5', 'unknown-name', 0, 11],
    ['Retrun on equty > 15', 'unknown-name', 0, 15],
    ['__proto__ > 5', 'unknown-sign', 0, 1],
  ])('%j: %s', (text, problem, from, to) => {
    expect(errorOf(text)).toMatchObject({ problem, from, to, found: text.slice(from, to) });
  });

  test('an unknown name has the name that was probably meant', () => {
    const suggestionFor = (rule: string) => errorOf(rule)?.suggestion;
    expect(suggestionFor('Retrun on equty > 15')).toBe('Return on equity');
    expect(suggestionFor('ROCE > 15')).toBe('Return on capital employed');
    expect(suggestionFor('P/E < 15')).toBe('Price to earnings');
    expect(suggestionFor('Sales > 3 AND p/b<2')).toBe('Price to book');
    expect(suggestionFor('P/Equity < 15')).toBeNull();
    expect(suggestionFor('Happiness of customers > 15')).toBeNull();
  });

  const nested = (depth: number) => `${'('.repeat(depth)}Sales > 1${')'.repeat(depth)}`;

  test.each([
    ['as many brackets as are allowed', nested(ruleLimits.depth), undefined],
    ['one more', nested(ruleLimits.depth + 1), 'too-deep'],
    ['many NOTs', `${'NOT '.repeat(400)}Sales > 1`, 'too-deep'],
    ['many signs', `Sales > ${'-'.repeat(900)}1`, 'too-deep'],
    ['more characters than are allowed', 'Sales > 1 '.repeat(300), 'too-long'],
  ])('with %s: %s', (_, text, problem) => {
    expect(errorOf(text)?.problem).toBe(problem);
  });

  const short = Array(150).fill('Sales>1').join(' AND ');
  const joined = `${'NOT '.repeat(ruleLimits.depth - 1)}(Sales > 1 AND Debt > 1 OR Sales > 2)`;

  test.each([
    ['longer than is allowed', short, 'too-long'],
    ['deeper than is allowed', joined, 'too-deep'],
  ])('a rule that the printer makes %s is refused as a whole', (_, text, problem) => {
    expect(text.length).toBeLessThan(ruleLimits.characters);
    expect(errorOf(text)).toMatchObject({ problem, from: 0, to: text.length });
  });

  test('the page says so at its field', () => {
    for (const rule of [short, joined]) {
      const { screen, problems } = readOwnScreen({ rule });
      expect(screen).toBeNull();
      expect(problems.rule).toEqual(errorOf(rule));
    }
  });

  test('so is a number that the printer makes longer', () => {
    const sum = Array(300).fill('Sales').join('+');
    expect(sum.length).toBeLessThan(ruleLimits.characters);
    expect(parseExpression(sum)).toMatchObject({ ok: false, problem: { problem: 'too-long' } });
  });
});

describe('properties', () => {
  test('what is printed reads as the same rule', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const text = printRule(rule);
        fc.pre(text.length <= ruleLimits.characters);
        expect(parseRule(text)).toEqual({ ok: true, value: rule });
      }),
      { numRuns: 60 },
    );
  });

  const word = fc.oneof(
    fc.constantFrom(...'AND OR NOT ( ) < >= = + - * / % cr ₹'.split(' ')),
    fc.constantFrom(...ratioIds.map((id) => ratioList[id].name)),
    fc.nat().map(String),
    anyText({ maxLength: 6 }),
    fc.constantFrom('__proto__', 'constructor', 'toString', '${1}', '`', '\\u0000', '1e999', '.'),
  );

  test('a hostile text gets an answer, with its place, and soon', () => {
    const texts = fc.oneof(
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
      anyText({ maxLength: 300 }),
      fc
        .tuple(fc.constantFrom('(', '-', 'NOT ', '1+', '1,', '. ', 'Sales ', '>'), fc.nat(3_000))
        .map(([piece, count]) => piece.repeat(count)),
    );
    let readingMs = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const { result: parsed, ms } = timed(() => parseRule(text), 10_000);
        readingMs += ms;
        return parsed.ok ? readsAgain(parsed.value) : hasPlace(parsed.problem, text);
      }),
      fuzzRuns(150),
    );
    expect(readingMs).toBeLessThan(10_000);
  });
});

const queryOf = (text: string) => readSearchParams(new URLSearchParams(text));

describe('ranges and the rule that they make', () => {
  test('are read from a rule and written as the same text', () => {
    const text =
      'Market cap >= 500 cr OR Sales growth 5 years >= -5% OR Sales growth 5 years <= 20.5%';
    const ranges = rangesOf(ruleOf(text));
    expect(ranges).toEqual({
      joint: 'OR',
      ranges: {
        marketCap: { atLeast: 500, atMost: null },
        salesGrowthFiveYears: { atLeast: -5, atMost: 20.5 },
      },
      rest: [],
    });
    expect(rangeRuleText(ranges, rangeSpecs)).toBe(text);
  });

  test('say together with the rest the same as the rule that they come from', () => {
    const number = fc.option(fc.integer({ min: -50, max: 5_000 }));
    const values = fc.record(Object.fromEntries(rangeRatioIds.map((id) => [id, number])));
    fc.assert(
      fc.property(anyRule, values, (rule, known) => {
        const again = ruleOf(rangeRuleText(rangesOf(rule), rangeSpecs));
        const columns = knownColumns(known);
        expect(compileRule(again, columns)(0)).toBe(compileRule(rule, columns)(0));
      }),
      fuzzRuns(60),
    );
  });

  test('preserve a second end of one kind, lakh and a strict sign', () => {
    const equity = 'Return on equity >= 10% AND Return on equity >= 12%';
    const text = `Market cap >= 50000 lakh AND ${equity} AND Pledged holding < 5%`;
    expect(rangesOf(ruleOf(text))).toEqual({
      joint: 'AND',
      ranges: {
        marketCap: { atLeast: 500, atMost: null },
        returnOnEquity: { atLeast: 10, atMost: null },
      },
      rest: ['Return on equity >= 12%', 'Pledged holding < 5%'],
    });
  });
});

describe('a screen in an address', () => {
  test('comes back whole', () => {
    const order = 'by=Momentum&better=higher&weight=2&by=Volatility&better=lower&weight=1&take=20';
    const address = `rule=Return+on+equity+>=+15%25&${order}&watched=1`;
    const { screen, typed } = readOwnScreen(queryOf(address));
    const criteria = [
      { expressionText: 'Momentum', better: 'higher', weight: 2 },
      { expressionText: 'Volatility', better: 'lower', weight: 1 },
    ];
    const ruleText = 'Return on equity >= 15%';
    expect(screen).toEqual({ id: 'own', ruleText, ranking: { criteria, take: 20 } });
    const again = readOwnScreen(queryOf(ownScreenQuery(screen!, typed.isWatchedOnly)));
    expect(again).toMatchObject({ screen, typed: { isWatchedOnly: true } });
  });

  test('made of ranges, as a form without scripts sends them', () => {
    const { typed, screen } = readOwnScreen({
      ...{ from: 'ranges', joint: 'AND', rest: 'Sales > 100 cr', rule: 'old text' },
      ...{ 'min-marketCap': '1,000', 'max-pledged': '5', 'min-returnOnEquity': '' },
    });
    expect(typed.rule).toBe('Market cap >= 1000 cr AND Pledged holding <= 5% AND Sales > 100 cr');
    expect(screen?.ruleText).toBe(typed.rule);
  });

  test.each(['big', '1234567890123', '9'.repeat(25)])(
    'names the field of the range %s, which is no number of a rule, and returns the typed text',
    (end) => {
      expect(readOwnScreen({ from: 'ranges', 'min-marketCap': end })).toMatchObject({
        typed: { rule: '' },
        problems: { ranges: ['min-marketCap'] },
        boxes: { ends: { 'min-marketCap': end } },
        screen: null,
      });
    },
  );

  test('has the place of the error in its rule, and everything that was typed', () => {
    const rule = 'Return on equity > 15% AND Retrun on assets > 5%';
    const typed = { rule, take: '5.5', criteria: [{ by: '1 +', weight: 'x' }] };
    expect(readOwnScreen({ rule, take: '5.5', by: '1 +', weight: 'x' })).toMatchObject({
      typed,
      problems: {
        rule: { problem: 'unknown-name', from: 27, to: 43 },
        isTakeWrong: true,
        criteria: { 0: { by: { problem: 'needs-condition' }, isWeightWrong: true } },
      },
      screen: null,
    });
    expect(readOwnScreen({ rule: 'Sales > 1', take: '1001' }).problems.isTakeWrong).toBe(true);
  });

  test.each([
    [{ take: '10' }, true],
    [{ take: '10', by: ['', ' '] }, true],
    [{ take: '10', by: ['', 'Momentum'] }, false],
    [{ take: ' ' }, false],
  ])('%j asks for the first of a list without an order: %s', (query, isMissing) => {
    const { problems, screen, typed } = readOwnScreen({ rule: 'Sales > 1', ...query });
    expect(problems.isOrderMissing).toBe(isMissing);
    expect(screen === null).toBe(isMissing);
    expect(typed.take).toBe(query.take);
  });

  test('without a rule is no mistake, with an empty one it is', () => {
    const nothing = { wasAsked: false, screen: null, problems: { rule: null } };
    expect(readOwnScreen({})).toMatchObject(nothing);
    expect(readOwnScreen({ rule: '' }).problems.rule).toMatchObject({ problem: 'empty' });
  });

  test('is read without an error, whatever it holds', () => {
    const names = ['rule', 'from', 'by', 'better', 'weight', 'take', 'rest', 'min-pledged'];
    const text = fc.oneof(fc.string({ maxLength: 300 }), fc.array(fc.string(), { maxLength: 8 }));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (query) => {
        const { screen } = readOwnScreen(query);
        expect(screen === null || parseRule(screen.ruleText).ok).toBe(true);
      }),
      fuzzRuns(100),
    );
  });
});
