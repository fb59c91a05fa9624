import { readCas } from '@/lib/statements/cas/read-cas';
import { pageLines, type TextRun } from '@/lib/statements/pdf/page-lines';
import type { Statement, StatementHolding } from '@/lib/statements/statement';
import { isIsin } from '@/lib/text/isin';

/** An ISIN of no issuer, with the digit that fits. */
export function inventedIsin(start: string): string {
  const digit = [...'0123456789'].find((last) => isIsin(start + last));
  return start + digit;
}

export const flexiIsin = inventedIsin('INF000X0101');

/** Points from the left at which the columns of figures end. */
const columnEnds = [390, 440, 490, 560];
const perCharacter = 4;

type Cell = string | undefined;

/** A row: day, description, amount, units, price, balance. */
export type Row = [day: string, text: string, ...figures: Cell[]];

const run = (text: string, left: number, top: number): TextRun => {
  return { text, left, width: text.length * perCharacter, top };
};
const ending = (text: string, end: number, top: number) =>
  run(text, end - text.length * perCharacter, top);

export type Line = string | Row | readonly TextRun[];

/** Runs at the given place of their line; their top is that of the line. */
export const at = (
  ...runs: readonly (readonly [text: string, left: number])[]
): readonly TextRun[] => runs.map(([text, left]) => run(text, left, 0));

export const head: Line = at(
  ['Date', 20],
  ['Transaction', 90],
  ['Amount(INR)', 346],
  ['Units', 420],
  ['Price(INR)', 450],
  ['Unit Balance', 512],
);

/** A page of invented lines, twelve points apart. */
export function pageOf(lines: readonly Line[], page = 1) {
  return pageLines(page, runsOf(lines));
}

/** The runs of such a page. */
export function runsOf(lines: readonly Line[]): TextRun[] {
  return lines.flatMap((line, index): TextRun[] => {
    const top = 40 + index * 12;
    if (typeof line === 'string') return [run(line, 20, top)];
    if (!isRow(line)) return line.map((each) => ({ ...each, top: top + each.top }));
    const [day, text, ...figures] = line;
    return [
      ...(day ? [run(day, 20, top)] : []),
      ...(text ? [run(text, 90, top)] : []),
      ...figures.flatMap((figure, column) =>
        figure ? [ending(figure, columnEnds[column] ?? 0, top)] : [],
      ),
    ];
  });
}

const isRow = (line: Row | readonly TextRun[]): line is Row => typeof line[0] === 'string';

export const title: Line[] = ['Consolidated Account Statement', '01-Jan-1990 To 30-Aug-2024'];
export const folio = 'Folio No: 12345678 / 90   PAN: ABCDE1234F   KYC: OK  PAN: OK';
export const schemeHead = `EX12D-Example Flexi Cap Fund - Direct Plan - Growth - ISIN: ${flexiIsin}(Advisor: DIRECT) Registrar : CAMS`;
export const opening = (units = '0.000'): Line =>
  at(['Nominee 1: B NOMINEE', 20], [`Opening Unit Balance: ${units}`, 400]);
export const closing = (units: string) =>
  `Closing Unit Balance: ${units} NAV on 30-Aug-2024: INR 60.0000 Total Cost Value: 2,599.87 Market Value on 30-Aug-2024: INR 3,120.00`;

type Scheme = {
  from?: string;
  /** The closing balance, that of the last row unless given; null for a document that ends before it. */
  to?: string | null;
  heading?: readonly Line[];
  /** The lines above the heading. */
  above?: readonly Line[];
};

/** The lines of one scheme with these rows. */
export function linesOfScheme(
  rows: readonly Line[],
  {
    from = '0.000',
    to = lastBalance(rows) ?? from,
    heading = [schemeHead],
    above = [folio],
  }: Scheme,
): Line[] {
  const closed = to === null ? [] : [closing(to)];
  return [...above, ...heading, opening(from), head, ...rows, ...closed];
}

function lastBalance(rows: readonly Line[]): string | undefined {
  const balances = rows.map((row) => (typeof row !== 'string' && isRow(row) ? row[5] : undefined));
  return balances.findLast((balance) => balance !== undefined);
}

/** A statement of one scheme with these rows. */
export const statementOf = (rows: readonly Line[], scheme: Scheme = {}): Statement =>
  readCas(
    pageOf([...title, ...linesOfScheme(rows, { above: [folio, 'A N INVESTOR'], ...scheme })]),
  );

/** The one holding of such a statement. */
export const holdingOf = (rows: readonly Line[], scheme?: Scheme): StatementHolding =>
  onlyHolding(statementOf(rows, scheme));

export function onlyHolding({ holdings }: Statement): StatementHolding {
  const [first, second] = holdings;
  if (!first || second) throw new Error(`${holdings.length} holdings`);
  return first;
}
