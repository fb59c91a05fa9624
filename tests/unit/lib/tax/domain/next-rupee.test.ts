import {
  isOnCurve,
  nextRupeeCurve,
  reliefThresholds,
  reliefZones,
} from '@/lib/tax/domain/next-rupee';

const resident = { year: 2026, age: 30, residency: 'resident' } as const;
const crore = 10_000_000;

test('reliefs begin at the limit of the rebate and at the bands of the surcharge', () => {
  expect(reliefThresholds(2026)).toEqual([1_200_000, 5_000_000, crore, 2 * crore, 5 * crore]);
  expect(reliefThresholds(2023)[0]).toBe(700_000);
});

// Elsewhere the end is printed to the nearest rupee (51,95,896); this is the last rupee before it.
test('each relief ends where the published derivations end it', () => {
  expect(reliefZones(resident).map(({ lastRupees }) => [lastRupees.new, lastRupees.old])).toEqual([
    [1_270_588, null],
    [5_161_194, 5_195_895],
    [10_196_946, 10_214_694],
    [20_892_799, 20_929_999],
    [null, 53_017_826],
  ]);
});

test('a non-resident has no rebate and so no relief of it', () => {
  const [rebate] = reliefZones({ ...resident, residency: 'nonResident' });
  expect(rebate?.lastRupees).toEqual({ new: null, old: null });
});

test('the next rupee costs nothing below 12 lakh, 104 % in the relief and 15.6 % after it', () => {
  const curve = nextRupeeCurve(resident, 1_200_000);
  const at = (rupees: number) =>
    curve.find(({ incomeRupees }) => incomeRupees === rupees)?.newPercent;
  expect(at(1_197_600)).toBe(0);
  expect(at(1_200_000)).toBe(104);
  expect(at(1_269_600)).toBe(104);
  expect(at(1_272_000)).toBe(15.6);
  expect(curve).toHaveLength(61);
});

test('an income is on the curve from its first to its last point', () => {
  const curve = nextRupeeCurve(resident, 1_200_000);
  const [first, last] = [curve[0]?.incomeRupees ?? 0, curve.at(-1)?.incomeRupees ?? 0];
  const isShown = (rupees: number) => isOnCurve(rupees, 1_200_000);
  expect([first - 1, first, last, last + 1].map(isShown)).toEqual([false, true, true, false]);
});
