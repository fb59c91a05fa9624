import { failure, success, type Result } from '@/lib/result';

export type ParseProblem = 'missing' | 'not-a-number';

const multipliers: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
};

/**
 * An amount as people type or paste it: 12,50,000 · ₹12.5L · 1.2 cr · Rs. 5,000/- · 12 lakh 50 thousand · १२०००.
 * Commas are grouping wherever they stand, because a grouped number is wrongly grouped while it is edited.
 */
export function parseRupees(text: string): Result<number, ParseProblem> {
  const plain = withPlainDigits(text)
    .replace(/^(-?)\s*(?:₹|rs\.?|inr)/, '$1')
    .replace(/(?:\/-|₹|rs\.?|inr|rupees?)\s*$/, '')
    .replace(/(\d)[,\s]+(?=\d)/g, '$1')
    .trim();
  if (plain === '') return failure(text.trim() === '' ? 'missing' : 'not-a-number');
  const match = /^(-?)\s*((?:\d+\.?\d*|\.\d+)\s*[a-z]*\.?\s*(?:\d+\.?\d*\s*[a-z]+\.?\s*)*)$/.exec(
    plain,
  );
  if (!match) return failure('not-a-number');
  let total = 0;
  let smallestUnit = Infinity;
  for (const [, digits, unit] of (match[2] ?? '').matchAll(/(\d+\.?\d*|\.\d+)\s*([a-z]*)/g)) {
    const multiplier = unit
      ? Object.hasOwn(multipliers, unit)
        ? multipliers[unit]
        : undefined
      : 1;
    // "12 thousand 50 lakh" is no amount: units fall.
    if (multiplier === undefined || multiplier >= smallestUnit) return failure('not-a-number');
    smallestUnit = multiplier;
    total += Number(digits) * multiplier;
  }
  return finite(match[1] ? -total : total);
}

/** A plain number such as a percentage or a count of years, with or without its unit sign. */
export function parseNumber(text: string): Result<number, ParseProblem> {
  const plain = withPlainDigits(text).replace(/%\s*$/, '').trim();
  if (plain === '') return failure(text.trim() === '' ? 'missing' : 'not-a-number');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return failure('not-a-number');
  return finite(Number(plain));
}

/** Lower case, western digits, a plain minus: full-width and Devanagari digits are digits too. */
function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[−–]/g, '-')
    .trim();
}

function finite(value: number): Result<number, ParseProblem> {
  // Adding zero turns -0 into 0.
  return Number.isFinite(value) ? success(value + 0) : failure('not-a-number');
}
