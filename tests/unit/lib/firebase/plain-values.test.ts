import { Timestamp } from 'firebase-admin/firestore';
import { plainFields } from '@/lib/firebase/plain-values';

test('a document becomes what JSON can carry', () => {
  const fields = {
    at: Timestamp.fromMillis(0),
    bytes: Buffer.from('hello'),
    list: [1, Number.NaN, { deep: true }],
    none: null,
    text: 'अर्थ',
  };
  expect(plainFields(fields)).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    bytes: 'aGVsbG8=',
    list: [1, null, { deep: true }],
    none: null,
    text: 'अर्थ',
  });
});
