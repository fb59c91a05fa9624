import { parseGroupedNumber, type ParseProblem } from '@/lib/money/parse';
import { failure, type Result } from '@/lib/result';
import { ruleLimits } from './rule';

/** The ends between which a ratio shall lie; null for an open end. Both ends belong to it. */
export type Range = { atLeast: number | null; atMost: number | null };

/** How a range is joined with the next: all of them hold, or one is enough. */
export type Joint = 'AND' | 'OR';

export type RangeSpec = {
  id: string;
  /** The word of the rule language. */
  name: string;
  /** As the rule language writes the unit before and behind the number. */
  before: string;
  after: string;
  /** The ends and the step of the slider. A box takes other numbers, too. */
  min: number;
  max: number;
  step: number;
};

/** The ranges, and the parts of the rule that ranges cannot express, as text. */
export type RangeRule = {
  joint: Joint;
  ranges: Readonly<Record<string, Range>>;
  rest: readonly string[];
};

/**
 * The rule that ranges make, written as `printRule` writes it; empty where all ends are open. It has no need of the
 * parser, so that sliders can write it in the browser.
 */
export function rangeRuleText(
  { joint, ranges, rest }: RangeRule,
  specs: readonly RangeSpec[],
): string {
  const parts = specs.flatMap(({ id, name, before, after }) => {
    const { atLeast, atMost } = ranges[id] ?? openRange;
    const comparison = (operator: string, end: number | null) =>
      end === null ? [] : [`${name} ${operator} ${before}${plain(end)}${after}`];
    return [...comparison('>=', atLeast), ...comparison('<=', atMost)];
  });
  return [...parts, ...rest].join(` ${joint} `);
}

const openRange: Range = { atLeast: null, atMost: null };

/** An end as it is typed; refused where the rule language has no number of so many digits. */
export function readRangeEnd(text: string): Result<number, ParseProblem> {
  const read = parseGroupedNumber(text);
  const isTooLong = read.ok && Math.abs(read.value) >= 10 ** ruleLimits.numberDigits;
  return isTooLong ? failure('not-a-number') : read;
}

/** A slider's 0.1 + 0.2 is 0.3; never 1e-7, which is no number of the rule language. */
function plain(end: number): string {
  return String(Number(end.toFixed(6)));
}
