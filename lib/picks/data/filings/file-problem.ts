/** Why a file of the operator's folder is not read. */
export type FileProblem =
  | 'empty'
  | 'too-large'
  | 'zip'
  | 'too-many-entries'
  | 'inflates-too-much'
  | 'empty-zip'
  | 'html'
  | 'encoding'
  /** No well-formed XML or JSON: usually half a file. */
  | 'damaged'
  /** A document type or an entity of its own, which may expand without end or read other files. */
  | 'declaration'
  | 'too-deep'
  | 'too-many'
  | 'taxonomy'
  /** Life and general insurers file other statements, which are not read. */
  | 'insurer'
  | 'no-company'
  | 'no-period'
  /** Two days where one is meant. */
  | 'two-dates'
  | 'currency'
  | 'not-in-rupees'
  | 'no-figures'
  /** The year to date has less sales than its last quarter. */
  | 'year-below-period'
  /** More shares are pledged than held. */
  | 'pledge-above-holding'
  /** Prices of an exchange: they are stored under a licence alone, and by another command. */
  | 'prices'
  | 'unknown-kind'
  | 'no-rows';

export type FileTrouble = {
  problem: FileProblem;
  /** From 1; null where the file as a whole is meant. */
  line: number | null;
  /** The element, column or text that is wrong, shortened; empty where the file as a whole is meant. */
  found: string;
};

export type FileRead<Value> = { ok: true; value: Value } | { ok: false; trouble: FileTrouble };

export function refuseFile(
  problem: FileProblem,
  found = '',
  line: number | null | undefined = null,
): { ok: false; trouble: FileTrouble } {
  return { ok: false, trouble: { problem, line: line ?? null, found: found.slice(0, 60) } };
}
