import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { compileRule } from '@/lib/picks/domain/screen/compile-rule';
import { ownScreenQuery, readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
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

describe('ranges and the rule that they make', () => {
  test('come back from the text as they were', () => {
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
    expect(readOwnScreen({ from: 'ranges', 'min-marketCap': 'big' })).toMatchObject({
      problems: { ranges: ['min-marketCap'] },
      boxes: { ends: { 'min-marketCap': 'big' } },
      screen: null,
    });
  });

  test('says where its rule ends being one, and loses nothing typed', () => {
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

  test('nothing asked is no mistake', () => {
    expect(readOwnScreen({})).toMatchObject({
      wasAsked: false,
      screen: null,
      problems: { rule: null },
    });
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
