import fc from 'fast-check';
import { ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import type { Comparator, Expression, NumberUnit, Rule } from '@/lib/picks/domain/screen/rule';

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
export const anyRule: fc.Arbitrary<Rule> = fc.letrec<{ rule: Rule }>((tie) => ({
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
