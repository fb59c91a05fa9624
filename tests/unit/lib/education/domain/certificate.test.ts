import {
  isCertificateId,
  isEarned,
  readCertificateFields,
  readCertificateName,
} from '@/lib/education/domain/certificate';
import { newCertificateId } from '@/lib/education/server/certificate-id';

test('an id is 128 random bits, and nothing else is one', () => {
  const ids = Array.from({ length: 200 }, newCertificateId);
  expect(new Set(ids).size).toBe(200);
  expect(ids.filter((id) => !isCertificateId(id))).toEqual([]);
  for (const id of ['', 'missing', '../certificates/x', `${ids[0]}x`, 'a'.repeat(21)]) {
    expect(isCertificateId(id)).toBe(false);
  }
});

test.each([
  ['  Asha   Rao ', 'Asha Rao'],
  ['आशा', 'आशा'],
  ['Asha\u202E', 'Asha'],
])('the name %j stands as %j', (typed, name) => {
  expect(readCertificateName(typed)).toBe(name);
});

test.each(['', '   ', '\u0000', 'a'.repeat(61)])('%j is no name', (typed) => {
  expect(readCertificateName(typed)).toBeNull();
});

test.each([
  [{ finished: 7, lessons: 7, level: 'proficient' }, true],
  [{ finished: 7, lessons: 7, level: 'mastered' }, true],
  [{ finished: 6, lessons: 7, level: 'mastered' }, false],
  [{ finished: 7, lessons: 7, level: 'familiar' }, false],
  [{ finished: 0, lessons: 0, level: 'mastered' }, false],
] as const)('%j is earned: %s', (standing, earned) => {
  expect(isEarned(standing)).toBe(earned);
});

test('what the database holds becomes a certificate without its owner; a strange shape becomes none', () => {
  const fields = {
    ...{ path: 'tax', pathTitle: 'Tax', lessons: 7, name: 'Asha', uid: 'secret' },
    ...{ issuedOn: '2026-11-21', withdrawnOn: null },
  };
  expect(readCertificateFields('id', fields)).toEqual({
    ...{ id: 'id', path: 'tax', pathTitle: 'Tax', lessons: 7, name: 'Asha' },
    ...{ issuedOn: '2026-11-21', withdrawnOn: null },
  });
  expect(readCertificateFields('id', { ...fields, issuedOn: 'yesterday' })).toBeNull();
  expect(readCertificateFields('id', undefined)).toBeNull();
});
