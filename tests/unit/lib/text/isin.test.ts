import { isIndianIsin, isIsin, securityKindOf } from '@/lib/text/isin';

// Apple, Treasury Corporation of Victoria and BAE Systems as the examples of ISO 6166 in Wikipedia have them; Reliance, Infosys.
const known = ['US0378331005', 'AU0000XVGZA3', 'GB0002634946', 'INE002A01018', 'INE009A01021'];

test.each(known)('%s is an ISIN', (isin) => {
  expect(isIsin(isin)).toBe(true);
  expect(isIndianIsin(isin)).toBe(isin.startsWith('IN'));
});

test.each(known)('%s with another digit is none', (isin) => {
  for (const [at, character] of [...isin].entries()) {
    if (!/\d/.test(character)) continue;
    const other = isin.slice(0, at) + String((Number(character) + 1) % 10) + isin.slice(at + 1);
    expect([other, isIsin(other)]).toEqual([other, false]);
  }
});

test.each(['', 'INE002A0101', 'INE002A010188', 'ine002a01018', '1NE002A01018', ' INE002A01018'])(
  '%j is none',
  (text) => {
    expect(isIsin(text)).toBe(false);
    expect(isIndianIsin(text)).toBe(false);
  },
);

/** Kinds as the depository's own list of ISINs describes these numbers. */
test.each([
  ['INE002A01018', 'share'],
  ['IN9155A01020', 'share-of-other-rights'],
  ['IN90IDQ03017', 'preference'],
  ['INE256A04022', 'preference'],
  ['INE000X03017', 'preference'],
  ['INE000X05012', 'debt'],
  ['INE002A07809', 'debt'],
  ['INE000XA7018', 'debt'],
  ['INE012I14QC5', 'debt'],
  ['INE028A16EO4', 'debt'],
  ['INE001A13049', 'warrant'],
  ['INE000X20016', 'rights'],
  ['INE219X23014', 'trust-unit'],
  ['INE041025011', 'trust-unit'],
  ['INE000X21014', 'other'],
  ['IN0020200001', 'debt'],
  ['INF000X01013', null],
  ['US0378331005', null],
  ['', null],
])('the kind of %s: %s', (isin, kind) => {
  expect(securityKindOf(isin)).toBe(kind);
});
