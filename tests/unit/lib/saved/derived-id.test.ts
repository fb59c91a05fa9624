import { typedPriceId } from '@/lib/holdings/saved-wishes';
import { peersItemId } from '@/lib/picks/data/saved-for-share';
import { sentOnce } from '@/lib/saved/saved-item';
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

test('what a form sends twice has one id, and with another content another', () => {
  const sent = { id: '0b5e0a3a-4d0f-4c61-9f6c-2f6a1d1f3a55', data: { quantity: 2 } };
  const stored = sentOnce(sent);
  expect(sentOnce({ ...sent })).toEqual(stored);
  expect(stored.data).toEqual(sent.data);
  expect(isUuid(stored.id)).toBe(true);
  const ids = [sent.id, stored.id, sentOnce({ ...sent, data: { quantity: 3 } }).id];
  expect(new Set(ids).size).toBe(3);
});
