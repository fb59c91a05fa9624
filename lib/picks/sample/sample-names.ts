const beginnings = [
  'Vel',
  'Mor',
  'Tar',
  'Nil',
  'Ish',
  'Kar',
  'Sur',
  'Pav',
  'Dhu',
  'Bel',
  'Zor',
  'Jhel',
  'Ran',
  'Hem',
  'Ock',
  'Ulv',
];
const middles = ['an', 'om', 'iv', 'ar', 'esh', 'ul'];
const endings = ['tika', 'dra', 'moor', 'vanti', 'zeri', 'pura', 'bindu', 'esta'];

const inAll = beginnings.length * middles.length * endings.length;
/** Shares no factor with their number, so that each name comes once, in no order that the eye sees. */
const stride = 331;

/** A fictional name; a different one for each index below 768. */
export function sampleName(index: number): string {
  const at = ((index + 1) * stride) % inAll;
  const beginning = beginnings[at % beginnings.length]!;
  const middle = middles[Math.floor(at / beginnings.length) % middles.length]!;
  const ending = endings[Math.floor(at / (beginnings.length * middles.length))]!;
  return `${beginning}${middle}${ending}`;
}

/** No company has such an ISIN: those of Indian shares begin with INE. */
export function sampleIsin(index: number): string {
  return `INX${`${index + 1}`.padStart(4, '0')}01010`;
}
