import {
  scoreOf,
  scorePoints,
  usualWeights,
  type ScoreFigures,
} from '@/lib/funds/domain/list/scorecard';

const unknown: ScoreFigures = {
  ...{ yearRanks: [], drawdownPercent: null, costPercent: null, years: null },
};
const near = (points: number | null) => points && expect.closeTo(points, 9);
const ranks = (...places: number[]) => places.map((place) => ({ place, of: 10 }));

it.each<[Partial<ScoreFigures>, string, number | null]>([
  [{ yearRanks: ranks(1, 5, 6) }, 'consistency', 200 / 3],
  [{ yearRanks: ranks(10, 10, 10) }, 'consistency', 0],
  [{ yearRanks: ranks(1, 1) }, 'consistency', null],
  // Only the last ten count.
  [{ yearRanks: ranks(1, 1, 1, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1) }, 'consistency', 10],
  [{ drawdownPercent: 0 }, 'drawdown', 100],
  [{ drawdownPercent: -30 }, 'drawdown', 50],
  [{ drawdownPercent: -75 }, 'drawdown', 0],
  [{ costPercent: 0.5 }, 'cost', 80],
  [{ costPercent: 3 }, 'cost', 0],
  [{ years: 4 }, 'age', 40],
  [{ years: 21 }, 'age', 100],
  [{}, 'age', null],
])('%j gives %s %p points', (figures, part, points) => {
  const all = scorePoints({ ...unknown, ...figures });
  const own = all[part as keyof typeof all];
  expect(own).toEqual(near(points));
});

it.each([
  // (40 × 50 + 20 × 80 + 20 × 60 + 20 × 100) / 100
  [{ consistency: 50, drawdown: 80, cost: 60, age: 100 }, usualWeights, 68],
  // Without the cost: (40 × 50 + 20 × 80 + 20 × 100) / 80
  [{ consistency: 50, drawdown: 80, cost: null, age: 100 }, usualWeights, 70],
  [{ consistency: null, drawdown: null, cost: 60, age: 100 }, usualWeights, null],
  [
    { consistency: null, drawdown: null, cost: 60, age: 100 },
    { ...usualWeights, consistency: 0, cost: 0 },
    100,
  ],
  [
    { consistency: 50, drawdown: 80, cost: 60, age: 100 },
    { consistency: 0, drawdown: 0, cost: 0, age: 0 },
    null,
  ],
])('%j with the weights %j are %p points', (points, weights, expected) => {
  expect(scoreOf(points, weights)).toEqual(near(expected));
});
