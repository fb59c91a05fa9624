import { ratiosIn } from '@/lib/picks/data/saved-views';
import { ownRatioLimits } from '@/lib/picks/domain/ratios/own-ratio';
import type { SavedItem } from '@/lib/saved/saved-item';

test('an account has no more ratios than the form saves, whatever a browser brought', () => {
  const items = Array.from({ length: 200 }, (_, at): SavedItem => ({
    id: crypto.randomUUID(),
    kind: 'picks-ratio',
    version: 1,
    data: { name: `Own ${String(at)}`, formula: 'Return on equity - 1' },
    updatedAt: new Date('2026-11-20'),
  }));
  expect(ratiosIn(items)).toHaveLength(ownRatioLimits.ratios);
});
