import { gainsLawOn, type GainsLaw } from '@/lib/law/gains-law';
import { taxOnGains } from '@/lib/law/gains-tax';

function equityLaw(): GainsLaw {
  const law = gainsLawOn({ kind: 'equity' }, '2026-11-21', '2025-01-01');
  if (!law.ok) throw new Error(law.problem);
  return law.value;
}

test.each([
  // long, short: tax before cess
  [125_000, 0, 0],
  [125_001, 0, 0],
  [225_000, 0, 12_500],
  [0, 50_000, 10_000],
  [225_000, 50_000, 22_500],
  // A short-term loss lowers the long-term gain; a long-term loss lowers no short-term one.
  [325_000, -100_000, 12_500],
  [-100_000, 50_000, 10_000],
  [100_000, -300_000, 0],
])('gains of %p long and %p short bear %p', (longTerm, shortTerm, taxRupees) => {
  expect(taxOnGains({ longTerm, shortTerm }, equityLaw()).taxRupees).toBe(taxRupees);
});

test('the result names the rows of the law', () => {
  const law = equityLaw();
  expect(law.kind === 'equity' && [law.longTerm.id, law.shortTerm.id, law.cess.id]).toEqual([
    'equity-ltcg-2024-07-23',
    'equity-stcg-2024-07-23',
    'cess-2018-04-01',
  ]);
});
