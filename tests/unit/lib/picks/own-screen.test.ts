import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { compileRule } from '@/lib/picks/domain/screen/compile-rule';
import { ownScreenQuery, readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { rangeRuleText } from '@/lib/picks/domain/screen/range-rule';
import { rangeRatioIds, rangeSpecs, rangesOf } from '@/lib/picks/domain/screen/range-specs';
import { anyRule } from './any-rule';
import { knownColumns } from './known-values';

const queryOf = (text: string) => {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) (query[name] ??= []).push(value);
  return query;
};

function ruleOf(text: string) {
  const read = parseRule(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.problem}`);
  return read.value;
}

const anyEnd = fc.option(fc.integer({ min: -1_000, max: 1_000_000 }).map((whole) => whole / 100));
const anyRanges = fc.record({
  joint: fc.constantFrom('AND' as const, 'OR' as const),
  ranges: fc.dictionary(
    fc.constantFrom(...rangeRatioIds),
    fc.record({ atLeast: anyEnd, atMost: anyEnd }),
    { minKeys: 1 },
  ),
  rest: fc.constant([]),
});

describe('ranges and the rule that they make', () => {
  test('compile to a rule that reads as the printer writes it', () => {
    fc.assert(
      fc.property(anyRanges, (made) => {
        const text = rangeRuleText(made, rangeSpecs);
        fc.pre(text !== '');
        expect(printRule(ruleOf(text))).toBe(text);
      }),
      fuzzRuns(60),
    );
  });

  test('come back from the text as they were', () => {
    const made = {
      joint: 'OR' as const,
      ranges: {
        marketCap: { atLeast: 500, atMost: null },
        salesGrowthFiveYears: { atLeast: -5, atMost: 20.5 },
      },
      rest: [],
    };
    const text = rangeRuleText(made, rangeSpecs);
    expect(text).toBe(
      'Market cap >= 500 cr OR Sales growth 5 years >= -5% OR Sales growth 5 years <= 20.5%',
    );
    expect(rangesOf(ruleOf(text))).toEqual(made);
  });

  test('lose nothing of any rule: what they cannot say stays beside them', () => {
    const values = fc.record(
      Object.fromEntries(
        rangeRatioIds.map((id) => [id, fc.option(fc.integer({ min: -50, max: 5_000 }))]),
      ),
    );
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
    const rule = ruleOf(
      'Market cap >= 50000 lakh AND Return on equity >= 10% AND Return on equity >= 12% AND Pledged holding < 5%',
    );
    expect(rangesOf(rule)).toEqual({
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
    const address =
      'rule=Return+on+equity+>=+15%25&by=Momentum&better=higher&weight=2&by=Volatility&better=lower&weight=1&take=20&watched=1';
    const { screen, typed } = readOwnScreen(queryOf(address));
    expect(screen).toEqual({
      id: 'own',
      ruleText: 'Return on equity >= 15%',
      ranking: {
        criteria: [
          { expressionText: 'Momentum', better: 'higher', weight: 2 },
          { expressionText: 'Volatility', better: 'lower', weight: 1 },
        ],
        take: 20,
      },
    });
    const again = readOwnScreen(queryOf(ownScreenQuery(screen!, typed.isWatchedOnly)));
    expect(again).toMatchObject({ screen, typed: { isWatchedOnly: true } });
  });

  test('made of ranges, as a form without scripts sends them', () => {
    const { typed, screen } = readOwnScreen({
      from: 'ranges',
      joint: 'AND',
      'min-marketCap': '1,000',
      'max-pledged': '5',
      'min-returnOnEquity': '',
      rest: 'Sales > 100 cr',
      rule: 'old text',
    });
    expect(typed.rule).toBe('Market cap >= 1000 cr AND Pledged holding <= 5% AND Sales > 100 cr');
    expect(screen?.ruleText).toBe(typed.rule);
  });

  test('names the field of a range that is no number, and returns the typed text', () => {
    const { problems, boxes, screen } = readOwnScreen({ from: 'ranges', 'min-marketCap': 'big' });
    expect(problems.ranges).toEqual(['min-marketCap']);
    expect(boxes.ends).toEqual({ 'min-marketCap': 'big' });
    expect(screen).toBeNull();
  });

  test('says where its rule ends being one, and loses nothing typed', () => {
    const rule = 'Return on equity > 15% AND Retrun on assets > 5%';
    const { problems, typed, screen } = readOwnScreen({
      rule,
      take: '5.5',
      by: '1 +',
      weight: 'x',
    });
    expect(problems.rule).toMatchObject({ problem: 'unknown-name', from: 27, to: 43 });
    expect(problems.isTakeWrong).toBe(true);
    expect(problems.criteria[0]).toMatchObject({
      by: { problem: 'needs-condition' },
      isWeightWrong: true,
    });
    expect(typed).toMatchObject({ rule, take: '5.5', criteria: [{ by: '1 +', weight: 'x' }] });
    expect(screen).toBeNull();
  });

  test('nothing asked is no mistake', () => {
    expect(readOwnScreen({})).toMatchObject({ wasAsked: false, screen: null });
    expect(readOwnScreen({}).problems.rule).toBeNull();
    expect(readOwnScreen({ rule: '' }).problems.rule).toMatchObject({ problem: 'empty' });
  });

  test('a hostile address is answered, not thrown at', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('rule', 'from', 'by', 'better', 'weight', 'take', 'rest', 'min-pledged'),
          fc.oneof(fc.string({ maxLength: 300 }), fc.array(fc.string(), { maxLength: 8 })),
        ),
        (query) => {
          const { screen } = readOwnScreen(query);
          expect(screen === null || parseRule(screen.ruleText).ok).toBe(true);
        },
      ),
      fuzzRuns(100),
    );
  });
});
