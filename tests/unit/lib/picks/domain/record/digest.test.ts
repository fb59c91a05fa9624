import { digestOf, type Side } from '@/lib/picks/domain/record/digest';
import type { RecordedList } from '@/lib/picks/domain/record/record-entry';
import { listOf } from '../../recorded-examples';

const side = (number: number | null, isMet: boolean | null): Side => ({
  number,
  threshold: 0.5,
  isMet,
});
const before = listOf('low-debt', '2026-11-07', ['STAY', 'LEAVE']);
const after = listOf('low-debt', '2026-11-14', ['COME', 'STAY']);
const never = () => {
  throw new Error('No other company is requested');
};
const ranked = (list: RecordedList, take = 2, weight = 1): RecordedList => ({
  ...list,
  ranking: { criteria: [{ expressionText: 'Price', better: 'lower', weight }], take },
});

test('who came and who left, with the part of the rule that turned and both numbers', () => {
  const sides = { INECOME: [side(0.8, false)], INELEAVE: [side(0.61, false)] };
  const asked: string[] = [];
  const digest = digestOf(before, after, (isin, day) => {
    asked.push(`${isin} ${day}`);
    return sides[isin as keyof typeof sides];
  });
  expect(asked.sort()).toEqual(['INECOME before', 'INELEAVE after']);
  expect(digest.stayed).toBe(1);
  expect(digest.entries).toEqual([
    {
      isin: 'INECOME',
      symbol: 'COME',
      name: 'COME Limited',
      cause: 'rule',
      placeBefore: null,
      placeAfter: 1,
      flips: [
        {
          text: 'Debt to equity < 0.5',
          isNegated: false,
          unit: 'times',
          before: side(0.8, false),
          after: side(0.1, true),
        },
      ],
    },
  ]);
  expect(digest.exits).toMatchObject([
    { symbol: 'LEAVE', cause: 'rule', placeBefore: 2, placeAfter: null },
  ]);
  expect(digest.exits[0]?.flips).toMatchObject([
    { before: { number: 0.2 }, after: { number: 0.61 } },
  ]);
});

test('only the comparisons that turned are reported', () => {
  const second = { text: 'Price > 10', isNegated: false, unit: 'rupees' } as const;
  const two = (list: RecordedList): RecordedList => ({
    ...list,
    comparisons: [...list.comparisons, second],
    picks: list.picks.map((pick) => ({ ...pick, sides: [...pick.sides, side(20, true)] })),
  });
  const digest = digestOf(two(before), two(after), () => [side(0.1, true), side(9, false)]);
  expect(digest.exits[0]?.flips.map(({ text }) => text)).toEqual(['Price > 10']);
});

test('a number that is no longer known also flips a rule', () => {
  const { exits } = digestOf(before, after, () => [side(null, null)]);
  expect(exits[0]).toMatchObject({
    cause: 'rule',
    flips: [{ after: { number: null, isMet: null } }],
  });
});

test('a company that meets the rule on both days left or entered by the ranking', () => {
  const { entries, exits } = digestOf(ranked(before), ranked(after), () => [side(0.3, true)]);
  expect([...entries, ...exits].map(({ cause, flips }) => [cause, flips.length])).toEqual([
    ['ranking', 0],
    ['ranking', 0],
  ]);
});

test('who was not among the companies on the other day is named so', () => {
  const { entries, exits } = digestOf(before, after, () => null);
  expect([...entries, ...exits].map(({ cause }) => cause)).toEqual(['absent', 'absent']);
});

test.each([
  ['text', { ...after, ruleText: 'Debt to equity < 0.4' }, before],
  ['number of places', ranked(after, 3), ranked(before)],
  ['weights', ranked(after, 2, 2), ranked(before)],
])('with another %s of the screen the numbers are not asked', (_, now, then) => {
  const { exits } = digestOf(then, now, never);
  expect(exits[0]).toMatchObject({ cause: 'rewritten', flips: [] });
});

test('two equal lists have no changes, also when the database orders the fields differently', () => {
  const [criterion] = ranked(before).ranking!.criteria;
  const reordered: RecordedList = {
    ...before,
    ranking: {
      take: 2,
      criteria: [{ weight: criterion!.weight, better: criterion!.better, expressionText: 'Price' }],
    },
  };
  expect(digestOf(ranked(before), reordered, never)).toEqual({ entries: [], exits: [], stayed: 2 });
  const { exits } = digestOf(ranked(before), { ...reordered, picks: [] }, () => [side(0.2, true)]);
  expect(exits.map(({ cause }) => cause)).toEqual(['ranking', 'ranking']);
});

test('a list that was empty before has entries only', () => {
  const { entries, exits } = digestOf({ ...before, comparisons: [], picks: [] }, after, () => [
    side(0.9, false),
  ]);
  expect([entries.length, exits.length]).toEqual([2, 0]);
  expect(entries[0]?.flips).toHaveLength(1);
});
