import type { PageLine } from './page-lines';

/** A PDF by its words; all but the first are refused by name. */
export type DocumentKind =
  | 'cas'
  | 'cas-summary'
  | 'mfcentral'
  | 'nsdl'
  | 'cdsl'
  | 'depository'
  | 'contract-note'
  | 'unknown';

/** The kind is on the first pages, but the mark of a registrar may stand at the foot. */
const linesLookedAt = 400;

export function documentKind(lines: readonly PageLine[]): DocumentKind {
  const text = lines
    .slice(0, linesLookedAt)
    .map((line) => line.text.slice(0, 200))
    .join('\n')
    .toLowerCase();
  const has = (...words: string[]) => words.some((word) => text.includes(word));
  const isOfRegistrar = has('camscasws', 'kfincasws', 'karvycasws');
  const hasLedger = lines.some(({ text: line }) => /\bOpening Unit Balance\b/i.test(line));
  // Their notes may name other statements.
  if (hasLedger && isOfRegistrar) return 'cas';
  if (has('mfcentral', 'mf central')) return 'mfcentral';
  if (has('consolidated account summary')) return 'cas-summary';
  if (hasLedger && has('consolidated account statement', 'folio no')) return 'cas';
  if (isOfRegistrar) return 'cas-summary';
  if (has('contract note')) return 'contract-note';
  if (has('central depository services', 'cdsl consolidated', 'cdsl e-cas')) return 'cdsl';
  if (has('national securities depository', 'nsdl consolidated', 'nsdl e-cas', 'nsdl cas')) {
    return has('transaction statement') && !has('consolidated') ? 'depository' : 'nsdl';
  }
  if (has('dp id', 'dpid', 'demat account')) return 'depository';
  return 'unknown';
}
