import {
  longestName,
  nearestName,
  ratioTree,
  type NameTree,
} from '@/lib/picks/domain/ratios/ratio-names';
import { withWesternDigits } from '@/lib/text/western-digits';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import {
  type ArithmeticOperator,
  type Comparator,
  type Expression,
  type NumberUnit,
  type RuleError,
  type RuleProblem,
  ruleLimits,
} from './rule';

type Place = { from: number; to: number };

export type RuleToken = Place &
  (
    | { kind: 'number'; value: number; unit: NumberUnit | null }
    | { kind: 'ratio'; id: RatioId }
    | { kind: 'own'; expression: Expression }
    | { kind: 'comparator'; operator: Comparator }
    | { kind: 'arithmetic'; operator: ArithmeticOperator }
    | { kind: 'and' | 'or' | 'not' | 'open' | 'close' | 'end' }
  );

/** Thrown inside the reader only: parseRule hands it back as a value. */
export class RuleTrouble extends Error {
  override name = 'RuleTrouble';
  constructor(readonly error: RuleError) {
    super(error.problem);
  }
}

export function trouble(
  problem: RuleProblem,
  text: string,
  { from, to }: Place,
  suggestion: string | null = null,
): RuleTrouble {
  return new RuleTrouble({
    problem,
    from,
    to,
    found: text.slice(from, to).slice(0, 60),
    suggestion,
  });
}

const comparators: readonly (readonly [string, Comparator])[] = [
  ['<=', '<='],
  ['>=', '>='],
  ['!=', '!='],
  ['<>', '!='],
  ['==', '='],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['<', '<'],
  ['>', '>'],
  ['=', '='],
];

const arithmetic: Readonly<Record<string, ArithmeticOperator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
};

const units: ReadonlyMap<string, NumberUnit> = new Map([
  ['%', '%'],
  ['percent', '%'],
  ['cr', 'cr'],
  ['crore', 'cr'],
  ['crores', 'cr'],
  ['lakh', 'lakh'],
  ['lakhs', 'lakh'],
  ['x', 'x'],
  ['times', 'x'],
  ['rs', 'rs'],
  ['rupees', 'rs'],
]);

const keywords: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['and', 'and'],
  ['or', 'or'],
  ['not', 'not'],
]);

const answers: ReadonlyMap<string, number> = new Map([
  ['yes', 1],
  ['no', 0],
]);

/** The ratios that a reader defined, by name. */
export type OwnNames = NameTree<Expression>;

/** The words and signs of a rule, the last one being `end`. @throws RuleTrouble at the first one that is unknown. */
export function ruleTokens(text: string, own: OwnNames | null): RuleToken[] {
  const tokens: RuleToken[] = [];
  for (let at = skipSpace(text, 0); at < text.length;) {
    const token = tokenAt(text, at, own);
    tokens.push(token);
    at = skipSpace(text, token.to);
  }
  return [...tokens, { kind: 'end', from: text.length, to: text.length }];
}

function tokenAt(text: string, from: number, own: OwnNames | null): RuleToken {
  const sign = text[from]!;
  if (/[0-9०-९.₹]/.test(sign)) return numberAt(text, from);
  if (/[a-z]/i.test(sign)) return wordAt(text, from, own);
  if (sign === '(') return { kind: 'open', from, to: from + 1 };
  if (sign === ')') return { kind: 'close', from, to: from + 1 };
  const compared = comparators.find(([written]) => text.startsWith(written, from));
  if (compared) {
    return { kind: 'comparator', operator: compared[1], from, to: from + compared[0].length };
  }
  const operator = Object.hasOwn(arithmetic, sign) ? arithmetic[sign] : undefined;
  if (operator) return { kind: 'arithmetic', operator, from, to: from + 1 };
  // A sign outside the basic plane is two characters long.
  const length = String.fromCodePoint(text.codePointAt(from)!).length;
  throw trouble('unknown-sign', text, { from, to: from + length });
}

function wordAt(text: string, from: number, own: OwnNames | null): RuleToken {
  const ratio = longestName(ratioTree, text, from);
  const named = own && longestName(own, text, from);
  if (named && named.to > (ratio?.to ?? 0)) {
    return { kind: 'own', expression: named.value, from, to: named.to };
  }
  if (ratio) return { kind: 'ratio', id: ratio.value, from, to: ratio.to };
  const to = endOf(/p\/[be](?![a-z0-9])|[a-z0-9]*/iy, text, from);
  const word = text.slice(from, to).toLowerCase();
  const keyword = keywords.get(word);
  if (keyword) return { kind: keyword, from, to };
  const answer = answers.get(word);
  if (answer !== undefined) return { kind: 'number', value: answer, unit: 'yes-no', from, to };
  const place = { from, to: endOfUnknown(text, to) };
  throw trouble('unknown-name', text, place, nearestName(text.slice(place.from, place.to)));
}

/** An unknown name goes on to the next sign or joining word, so that its error names all of it. */
function endOfUnknown(text: string, start: number): number {
  let to = start;
  for (;;) {
    const next = skipSpace(text, to);
    const end = endOf(/[a-z][a-z0-9]*/iy, text, next);
    if (end === next || keywords.has(text.slice(next, end).toLowerCase())) return to;
    to = end;
  }
}

/** 1,00,000 · 12.5% · 500 cr · 2x · ₹250 · ₹500 cr · १५%. */
function numberAt(text: string, from: number): RuleToken {
  const isRupees = text[from] === '₹';
  const start = isRupees ? skipSpace(text, from + 1) : from;
  const end = endOf(/[0-9०-९.,]*/y, text, start);
  const written = withWesternDigits(text.slice(start, end));
  const digits = written.replaceAll(',', '');
  const [whole = '', decimals = ''] = digits.split('.');
  // Commas only where thousands or lakhs are grouped: 1,5% is written in other countries for 1.5%, and is not 15%.
  const isNumber = /^((\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d*)?|\.\d+)$/.test(written);
  const { numberDigits, numberDecimals } = ruleLimits;
  if (!isNumber || whole.length > numberDigits || decimals.length > numberDecimals) {
    throw trouble('bad-number', text, { from, to: Math.max(end, from + 1) });
  }
  const unitFrom = skipSpace(text, end);
  const unitTo = endOf(/%|[a-z]+/iy, text, unitFrom);
  const unit = units.get(text.slice(unitFrom, unitTo).toLowerCase()) ?? null;
  if (isRupees && (unit === '%' || unit === 'x')) {
    throw trouble('bad-number', text, { from, to: unitTo });
  }
  return {
    kind: 'number',
    value: Number(digits),
    unit: unit ?? (isRupees ? 'rs' : null),
    from,
    to: unit ? unitTo : end,
  };
}

function skipSpace(text: string, from: number): number {
  return endOf(/\s*/y, text, from);
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
