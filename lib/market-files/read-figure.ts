import { isGrouped } from '@/lib/money/parse';

/** The unit of the text, if it names one. */
export type FigureUnit = 'percent' | 'times' | 'rupees' | 'thousand' | 'lakh' | 'million' | 'crore';

export type Figure = { value: number; unit: FigureUnit | null };

const longest = 40;

/** As exchanges, brokers and spreadsheets write that they have no figure. */
const missing = /^(?:-+|–|—|n[./]?\s?a\.?|nil|null|nan|inf(?:inity)?|#[a-z0-9/]+[!?]?)$/i;

const figureForm =
  /^([-+−(]?)\s?(?:₹|rs\.?|inr)?\s?(-?)(\d[\d,]*(?:\.\d*)?|\.\d+)(e[+-]?\d{1,2})?\s?\)?\s?(%|[a-z.]{1,10})?\s?\)?$/i;

const units: Readonly<Record<string, FigureUnit>> = {
  '%': 'percent',
  percent: 'percent',
  x: 'times',
  times: 'times',
  rs: 'rupees',
  rupees: 'rupees',
  k: 'thousand',
  thousand: 'thousand',
  thousands: 'thousand',
  l: 'lakh',
  lac: 'lakh',
  lacs: 'lakh',
  lakh: 'lakh',
  lakhs: 'lakh',
  mn: 'million',
  million: 'million',
  millions: 'million',
  cr: 'crore',
  crs: 'crore',
  crore: 'crore',
  crores: 'crore',
};

/**
 * A figure of a file: 1,23,456.7 · ₹12.5 Cr. · (4.2) for minus 4.2 · 15.2% · 1.2E+05. Null where the cell is empty or
 * says that there is no figure; undefined for any other text.
 */
export function readFigure(text: string): Figure | null | undefined {
  const typed = text.trim();
  if (typed === '' || missing.test(typed)) return null;
  if (typed.length > longest) return undefined;
  const [, sign = '', minus = '', digits = '', exponent = '', word = ''] =
    figureForm.exec(typed) ?? [];
  // A bracket alone is half of a figure.
  if (typed.split(')').length - 1 !== (sign === '(' ? 1 : 0)) return undefined;
  if (digits === '' || (digits.includes(',') && !isGrouped(digits))) return undefined;
  const name = word.toLowerCase().replaceAll('.', '');
  const unit = name === '' || name === 'days' ? null : unitNamed(name);
  if (unit === undefined) return undefined;
  const size = Number(`${digits.replaceAll(',', '')}${exponent}`);
  if (!Number.isFinite(size)) return undefined;
  const isNegative = (sign !== '' && sign !== '+') || minus !== '';
  // Adding zero turns -0 into 0.
  return { value: (isNegative ? -size : size) + 0, unit };
}

const unitNamed = (name: string): FigureUnit | undefined =>
  Object.hasOwn(units, name) ? units[name] : undefined;

/** In brackets, after "in", or at the end: Market Cap (Rs Cr), Sales ₹ in Lakhs, ROE %. */
const unitWord =
  /(%|\b(?:percent|crores?|crs?|lakhs?|lacs?|thousands?|millions?|mn|rupees|rs)\b)/gi;

/** The unit that the name of a column, or a line above the table, says; null where it says none. */
export function unitIn(text: string): FigureUnit | null {
  const named = [...text.slice(0, 200).matchAll(unitWord)].flatMap(
    ([word]) => unitNamed(word.toLowerCase()) ?? [],
  );
  if (/['’]?000s?\b/.test(text) && /\b(?:in|rs|₹)\b|₹/i.test(text)) return 'thousand';
  // "Rs. Cr" is crore: the unit is rupees only without a larger unit.
  return named.find((unit) => unit !== 'rupees') ?? named[0] ?? null;
}

/** How many rupees the units of money are. */
export const rupeesIn: Readonly<Partial<Record<FigureUnit, number>>> = {
  rupees: 1,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
};
