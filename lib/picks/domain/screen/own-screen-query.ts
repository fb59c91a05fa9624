import { parseNumber } from '@/lib/money/parse';
import { allOf, firstText, type QueryValue, type QueryValues } from '@/lib/query-values';
import { parseExpression, parseRule } from './parse-rule';
import { printExpression, printRule } from './print-rule';
import { rangeRuleText, readRangeEnd, type Range, type RangeRule } from './range-rule';
import { rangeSpecs, rangesOf } from './range-specs';
import { type Rule, type RuleError, ruleLimits } from './rule';
import type { OwnNames } from './rule-tokens';
import type { RankingCriterion, Screen } from './screen';

export const ownScreenLimits = { criteria: 3, weight: 100, take: 1_000 } as const;

export type TypedCriterion = { by: string; better: RankingCriterion['better']; weight: string };

/** As it was typed: an answer gives it back, whatever was wrong with it. */
export type TypedOwnScreen = {
  rule: string;
  criteria: readonly TypedCriterion[];
  take: string;
  isWatchedOnly: boolean;
};

type OwnScreenProblems = {
  rule: RuleError | null;
  /** By the place of the criterion. */
  criteria: Readonly<Record<number, { by?: RuleError; isWeightWrong?: true }>>;
  isTakeWrong: boolean;
  /** The first of a list are wanted, and no ratio orders it. */
  isOrderMissing: boolean;
  /** `min-` or `max-` and the ratio, for ends of ranges that are no numbers. */
  ranges: readonly string[];
};

/** Ends as text, by `min-` or `max-` and the ratio; none for an open end. */
export type RangeBoxes = Pick<RangeRule, 'joint' | 'rest'> & {
  ends: Readonly<Record<string, string>>;
};

export type OwnScreenReading = {
  typed: TypedOwnScreen;
  problems: OwnScreenProblems;
  /** What the boxes of the ranges show. */
  boxes: RangeBoxes;
  /** Null while anything is wrong, and before anything was asked. */
  screen: Screen | null;
  wasAsked: boolean;
};

/**
 * Reads a screen out of an address. `from=ranges`: the ranges make the rule, as a form without scripts sends them.
 * @param own ratios of the reader.
 */
export function readOwnScreen(query: QueryValues, own: OwnNames | null = null): OwnScreenReading {
  const made = one(query.from) === 'ranges' ? ruleOfRanges(query) : null;
  const typed: TypedOwnScreen = {
    rule: made?.text ?? one(query.rule),
    criteria: typedCriteria(query),
    take: one(query.take).slice(0, 20),
    isWatchedOnly: one(query.watched) === '1',
  };
  const wasAsked = query.rule !== undefined || made !== null;
  const parsed = parseRule(typed.rule, own);
  const problems: OwnScreenProblems = {
    rule: parsed.ok || !wasAsked ? null : parsed.problem,
    criteria: criterionProblems(typed.criteria, own),
    isTakeWrong: typed.take.trim() !== '' && wholeOf(typed.take) === null,
    isOrderMissing: wholeOf(typed.take) !== null && orderOf(typed).length === 0,
    ranges: made?.wrong ?? [],
  };
  const isRight =
    Object.keys(problems.criteria).length === 0 &&
    !problems.isTakeWrong &&
    !problems.isOrderMissing &&
    problems.ranges.length === 0;
  return {
    typed,
    problems,
    boxes: made?.boxes ?? boxesOf(parsed.ok ? parsed.value : null),
    screen: parsed.ok && isRight ? screenOf(typed, parsed.value, own) : null,
    wasAsked,
  };
}

function boxesOf(rule: Rule | null): RangeBoxes {
  if (!rule) return { joint: 'AND', rest: [], ends: {} };
  const { joint, rest, ranges } = rangesOf(rule);
  const ends = Object.entries(ranges).flatMap(([id, { atLeast, atMost }]) => [
    ...(atLeast === null ? [] : [[`min-${id}`, String(atLeast)] as const]),
    ...(atMost === null ? [] : [[`max-${id}`, String(atMost)] as const]),
  ]);
  return { joint, rest, ends: Object.fromEntries(ends) };
}

/** The criteria that name a ratio. */
const orderOf = ({ criteria }: Pick<TypedOwnScreen, 'criteria'>) =>
  criteria.filter(({ by }) => by.trim() !== '');

function screenOf(typed: TypedOwnScreen, rule: Rule, own: OwnNames | null): Screen {
  const named = orderOf(typed);
  return {
    id: 'own',
    ruleText: printRule(rule),
    ranking:
      named.length === 0
        ? null
        : {
            criteria: named.map(({ by, better, weight }) => ({
              expressionText: expressionText(by, own),
              better,
              weight: weightOf(weight) ?? 1,
            })),
            take: wholeOf(typed.take),
          },
  };
}

/** The address of a screen, for sharing and for its file. */
export function ownScreenQuery(
  { ruleText, ranking }: Pick<Screen, 'ruleText' | 'ranking'>,
  isWatchedOnly = false,
): string {
  const pairs: [string, string][] = [['rule', ruleText]];
  for (const { expressionText, better, weight } of ranking?.criteria ?? []) {
    pairs.push(['by', expressionText], ['better', better], ['weight', String(weight)]);
  }
  if (ranking?.take) pairs.push(['take', String(ranking.take)]);
  if (isWatchedOnly) pairs.push(['watched', '1']);
  return new URLSearchParams(pairs).toString();
}

function ruleOfRanges(query: QueryValues): { text: string; wrong: string[]; boxes: RangeBoxes } {
  const wrong: string[] = [];
  const ends: Record<string, string> = {};
  const end = (name: string): number | null => {
    const text = one(query[name]).trim().slice(0, 40);
    if (text === '') return null;
    ends[name] = text;
    const read = readRangeEnd(text);
    if (read.ok) return read.value;
    wrong.push(name);
    return null;
  };
  const ranges = Object.fromEntries(
    rangeSpecs.map(({ id }): [string, Range] => [
      id,
      { atLeast: end(`min-${id}`), atMost: end(`max-${id}`) },
    ]),
  );
  const joint = one(query.joint) === 'OR' ? 'OR' : 'AND';
  const rest = many(query.rest).filter((part) => part.trim() !== '');
  const text = rangeRuleText({ joint, ranges, rest }, rangeSpecs);
  return { text, wrong, boxes: { joint, rest, ends } };
}

function typedCriteria(query: QueryValues): TypedCriterion[] {
  const [by, better, weight] = [many(query.by), many(query.better), many(query.weight)];
  return by.slice(0, ownScreenLimits.criteria).map((text, at) => ({
    by: text,
    better: better[at] === 'lower' ? 'lower' : 'higher',
    weight: (weight[at] ?? '').slice(0, 20),
  }));
}

function expressionText(typed: string, own: OwnNames | null): string {
  const read = parseExpression(typed, own);
  return read.ok ? printExpression(read.value) : typed.trim();
}

function criterionProblems(
  criteria: readonly TypedCriterion[],
  own: OwnNames | null,
): OwnScreenProblems['criteria'] {
  const problems: Record<number, { by?: RuleError; isWeightWrong?: true }> = {};
  for (const [at, { by, weight }] of criteria.entries()) {
    if (by.trim() === '') continue;
    const read = parseExpression(by, own);
    const isWeightWrong = weight.trim() !== '' && weightOf(weight) === null;
    if (read.ok && !isWeightWrong) continue;
    problems[at] = {
      ...(read.ok ? {} : { by: read.problem }),
      ...(isWeightWrong ? { isWeightWrong } : {}),
    };
  }
  return problems;
}

function weightOf(text: string): number | null {
  const read = parseNumber(text);
  return read.ok && read.value >= 0 && read.value <= ownScreenLimits.weight ? read.value : null;
}

function wholeOf(text: string): number | null {
  const read = parseNumber(text);
  const isRight =
    read.ok &&
    Number.isInteger(read.value) &&
    read.value >= 1 &&
    read.value <= ownScreenLimits.take;
  return isRight ? read.value : null;
}

/** A longer rule is refused by its length, so one character more is enough to see that it is. */
const longest = ruleLimits.characters + 1;

const one = (value: QueryValue) => firstText(value, longest);

const many = (value: QueryValue) => allOf(value).map((text) => text.slice(0, longest));
