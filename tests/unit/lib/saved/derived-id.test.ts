import { typedPriceId } from '@/lib/holdings/transactions-to-import';
import { peersItemId } from '@/lib/picks/data/saved-for-share';
import { isUuid } from '@/lib/text/uuid';

/** Members have items with these ids: another id would store a second one beside each. */
test('an id that follows from what is saved never changes', () => {
  const ids = [
    typedPriceId({ assetClass: 'share', instrumentId: 'TATA' }, '2026-11-20'),
    peersItemId('INE000A01010'),
  ];
  expect(ids).toEqual([
    '1a53d0f4-f330-8028-ae36-2e2c71e25c45',
    'f32933b2-bd46-8900-8810-2ed06f9616bd',
  ]);
  expect(ids.every(isUuid)).toBe(true);
});
