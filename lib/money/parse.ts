import { withoutNoise } from '@/lib/money/rupees';
import { failure, success, type Result } from '@/lib/result';
import { withWesternDigits } from '@/lib/text/western-digits';
import { readText } from '@/lib/text/read-text';

/**
 * The units in which people type an amount or ask for one, by every spelling that is read: in lower case, as NFKC
 * leaves it (a Devanagari letter with a dot below is two characters).
 */
export const amountUnits: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, thousands: 1e3, hazar: 1e3, hazaar: 1e3, hajar: 1e3 },
  ...{ l: 1e5, lac: 1e5, lacs: 1e5, lakh: 1e5, lakhs: 1e5, laakh: 1e5 },
  ...{ cr: 1e7, crs: 1e7, crore: 1e7, crores: 1e7, karod: 1e7, karor: 1e7 },
  'हज\u093cार': 1e3,
  हजार: 1e3,
  लाख: 1e5,
  'करोड\u093c': 1e7,
  करोड: 1e7,
};

export type ParseProblem = 'missing' | 'not-a-number';

const multipliers: Readonly<Record<string, number>> = { '': 1, ...amountUnits };

/** What stands before or after an amount and is no unit: "5 लाख रुपये", "रु॰ 5,000", "5,000/- only". */
const currencyBefore = /^(-?)\s*(?:₹|rs\.?|inr|rupees?|(?:रु|रू)(?:प(?:या|यों?|ये|ए)|[.॰])?)/;
/** In "2 crs" it is the end of a unit. */
const currencyAfter = /(?:\/-|₹|(?<![\d\s]c)rs\.?|inr|rupees?|(?:रु|रू)(?:प(?:या|यों?|ये|ए)|[.॰])?)$/;
const onlyAfter = /(?:only|मात्र)$/;

const commaInDecimals = /\.\d+,\s*\d/;

/** Longer than any amount that is typed or pasted, in words and with its grouping. */
const maxBytes = 200;

/** One figure with its unit, where the one before it ended. Each part is as long as it can be, so nothing is tried twice. */
const term = /(\d+(?:\.\d*)?|\.\d+)\s*(?:([a-z\u0900-\u0963]+)\.?\s*|\.\s*)?/y;

/**
 * An amount as people type or paste it: 12,50,000 · ₹12.5L · 1.2 cr · Rs. 5,000/- · 12 lakh 50 thousand · १२००० ·
 * 12.5 लाख · 5 लाख रुपये.
 * Commas are grouping at any position, because a grouped number is wrongly grouped while it is edited; but behind a decimal
 * point, where 1.234,56 is written in other countries for 1,234.56. A text of more than 200 bytes is no amount.
 */
export function parseRupees(text: string): Result<number, ParseProblem> {
  const typed = withPlainDigits(text);
  if (typed === null) return failure('not-a-number');
  if (typed === '') return failure('missing');
  const grouped = typed
    .replace(currencyBefore, '$1')
    .replace(onlyAfter, '')
    .trimEnd()
    .replace(currencyAfter, '');
  if (commaInDecimals.test(grouped)) return failure('not-a-number');
  const plain = grouped.replace(/(\d)[,\s]+(?=\d)/g, '$1').trim();
  const isNegative = plain.startsWith('-');
  const amount = isNegative ? plain.slice(1).trimStart() : plain;
  if (amount === '') return failure('not-a-number');
  let total = 0;
  let smallestUnit = Infinity;
  for (let position = 0; position < amount.length; position = term.lastIndex) {
    term.lastIndex = position;
    const [, digits = '', unit = ''] = term.exec(amount) ?? [];
    const multiplier = multiplierOf(unit);
    // "12 thousand 50 lakh" is no amount: units fall.
    if (digits === '' || multiplier === null || multiplier >= smallestUnit) {
      return failure('not-a-number');
    }
    // "5 lakh 5" may mean 5.05 lakh: of several figures each has a unit.
    if (position > 0 && unit === '') return failure('not-a-number');
    smallestUnit = multiplier;
    const rupees = Number(digits) * multiplier;
    // 1.15 lakh is 1,15,000: the product of doubles falls short of it. A plain number keeps all its digits.
    total = total === 0 && multiplier === 1 ? rupees : withoutNoise(total + rupees);
  }
  return finite(isNegative ? -total : total);
}

/** A plain number such as a percentage or a count of years, with or without its unit sign. At most 200 bytes. */
export function parseNumber(text: string): Result<number, ParseProblem> {
  const typed = withPlainDigits(text);
  if (typed === '') return failure('missing');
  const plain = typed?.replace(/%$/, '').trim() ?? '';
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return failure('not-a-number');
  return finite(Number(plain));
}

/**
 * A plain number that may be grouped, such as 1,00,000 units. As in `parseRupees`, commas are grouping at any position,
 * because a grouped number is wrongly grouped while it is edited.
 */
export function parseGroupedNumber(text: string): Result<number, ParseProblem> {
  if (commaInDecimals.test(text)) return failure('not-a-number');
  return parseNumber(text.replaceAll(',', ''));
}

function multiplierOf(unit: string): number | null {
  return Object.hasOwn(multipliers, unit) ? (multipliers[unit] ?? null) : null;
}

/**
 * Invisible characters that are copied with an amount, such as marks of the writing direction and zero-width spaces.
 * U+202E is not removed, so that the text is refused: it reverses the digits on screen, and 12 would look like 21.
 */
export const invisible = /(?!\u202E)\p{Cf}/gu;

/**
 * Lower case, western digits, a plain minus: full-width and Devanagari digits are digits too. Null for a text that is
 * too long to be a number.
 */
export function withPlainDigits(text: string): string | null {
  if (text.length > maxBytes) return text.trim() === '' ? '' : null;
  return withWesternDigits(readText(text, maxBytes, 'NFKC'))
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[−–]/g, '-')
    .trim();
}

function finite(value: number): Result<number, ParseProblem> {
  // Adding zero turns -0 into 0.
  return Number.isFinite(value) ? success(value + 0) : failure('not-a-number');
}

/**
 * Whether the commas of these digits are grouping, as India groups or as others do: three digits stand before the decimals.
 * `12,5` is twelve and a half elsewhere.
 */
export function isGrouped(digits: string): boolean {
  return /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.|$)/.test(digits);
}
