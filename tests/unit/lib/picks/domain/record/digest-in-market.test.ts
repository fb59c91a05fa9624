import { digestInMarket } from '@/lib/picks/domain/record/digest';
import { listsOfDay } from '@/lib/picks/domain/record/recorded-list';
import { companyOf, universeOf, yearOf } from '../../universe-examples';

const prices = { '2026-01-01': 10, '2026-07-01': 10 };
const universe = universeOf([
  [
    companyOf('SWITCHES', {
      years: [yearOf(2025, '2025-06-01', 5), yearOf(2026, '2026-06-01', -2)],
    }),
    prices,
  ],
  [
    companyOf('COMES', { years: [yearOf(2025, '2025-06-01', -3), yearOf(2026, '2026-06-01', 4)] }),
    prices,
  ],
  [companyOf('STAYS', { years: [yearOf(2025, '2025-06-01', 5)] }), prices],
  [
    companyOf('GOES', {
      years: [yearOf(2025, '2025-06-01', 5)],
      delisted: { on: '2026-06-15', reason: 'voluntary', lastRupees: 12 },
    }),
    prices,
  ],
  [companyOf('NEW', { listedOn: '2026-05-04', years: [yearOf(2026, '2026-05-01', 1)] }), prices],
]);
const screen = { id: 'earns', ruleText: 'Net profit > 0 cr', ranking: null };
const [before] = listsOfDay(universe, { ranOn: '2026-03-01', priceLagDays: 30 }, [screen]);
const [after] = listsOfDay(universe, { ranOn: '2026-07-04', priceLagDays: 30 }, [screen]);

test('a run goes on record with its rule, its counts and the numbers of each pick', () => {
  expect(before).toMatchObject({
    screenId: 'earns',
    ruleText: 'Net profit > 0 cr',
    universeKind: 'sample',
    ranOn: '2026-03-01',
    companies: 4,
    failed: 1,
    undecided: 0,
    comparisons: [{ text: 'Net profit > 0 cr', isNegated: false, unit: 'crore' }],
  });
  expect(before!.picks.map(({ symbol, sides }) => [symbol, sides])).toEqual(
    ['GOES', 'STAYS', 'SWITCHES'].map((symbol) => [
      symbol,
      [{ number: 5, threshold: 0, isMet: true }],
    ]),
  );
});

test('the digest lists entries and exits with the numbers of both days, from what was public on each', () => {
  const { entries, exits, stayed } = digestInMarket(before!, after!, universe);
  expect(stayed).toBe(1);
  const changes = [...entries, ...exits].map(({ symbol, cause, flips }) => [
    symbol,
    cause,
    ...flips.map((flip) => [flip.before.number, flip.after.number]),
  ]);
  expect(changes.sort()).toEqual([
    ['COMES', 'rule', [-3, 4]],
    ['GOES', 'absent'],
    ['NEW', 'absent'],
    ['SWITCHES', 'rule', [5, -2]],
  ]);
});
