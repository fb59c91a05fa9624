import { capsOf } from '@/lib/tax/domain/caps';
import { lakh, person } from '../people';

const input = person(2026, {
  salaryRupees: { gross: 20 * lakh, basicAndDa: 10 * lakh, employerPension: 50_000 },
  houseRupees: { selfOccupiedInterest: 2.5 * lakh },
  deductionsRupees: { section80c: 1 * lakh, healthSelf: 30_000 },
});

const rows = (regime: 'new' | 'old') =>
  capsOf(input, regime).map(({ name, usedRupees, capRupees }) => [name, usedRupees, capRupees]);

test('the old regime’s caps, used or not', () => {
  expect(rows('old')).toEqual([
    ['selfOccupiedInterest', 200_000, 200_000],
    ['employerPension', 50_000, 100_000],
    ['section80c', 100_000, 150_000],
    ['ownPension', 0, 50_000],
    ['healthSelf', 25_000, 25_000],
    ['healthParents', 0, 25_000],
    ['preventiveCheckup', 0, 5000],
    ['savingsInterest', 0, 10_000],
  ]);
});

test('the new regime has one', () => {
  expect(rows('new')).toEqual([['employerPension', 50_000, 140_000]]);
});
