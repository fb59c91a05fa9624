import { structures, type Scheme } from '@/lib/funds/domain/scheme';

/** The place of each column; null for those that a format may leave out. */
export type Columns = Readonly<Record<'code' | 'name' | 'nav' | 'date', number>> & {
  plan: number | null;
  option: number | null;
  isin: number | null;
  reinvestmentIsin: number | null;
  count: number;
  /** Columns that this reader does not know. */
  newFields: readonly string[];
  /** Columns that may be missing, and are. */
  lostFields: readonly string[];
};

const patterns = {
  code: /^scheme code$/,
  name: /^(scheme|nav) name$/,
  nav: /^net asset value$/,
  date: /^date$/,
  plan: /^plan$/,
  option: /^option$/,
  isin: /^isin div payout/,
  reinvestmentIsin: /^isin div reinvestment/,
} as const;

/** Of the history report until August 2026; they are not read. */
const unusedFields = ['repurchase price', 'sale price'];

export function isHeader(line: string): boolean {
  return /^\uFEFF?[ \t]{0,20}scheme code[ \t]{0,20};/i.test(line);
}

/**
 * Finds the columns by the names in the header: AMFI's list has six columns until August 2026 and eight since, and the
 * history report orders them otherwise. @throws when one is missing that every row needs, or is there twice.
 */
export function columnsOf(header: string): Columns {
  const names = header
    .split(';')
    .map((name) => name.replaceAll('\uFEFF', '').trim().replace(/\s+/g, ' ').toLowerCase());
  const find = (pattern: RegExp) => {
    const index = names.findIndex((name) => pattern.test(name));
    return index < 0 ? null : index;
  };
  const need = (pattern: RegExp) => {
    const index = find(pattern);
    if (index === null) throw new Error(`NAVAll: no column ${pattern}`);
    if (names.filter((name) => pattern.test(name)).length > 1) {
      throw new Error(`NAVAll: two columns ${pattern}`);
    }
    return index;
  };
  const all = Object.values(patterns);
  const isOldFormat = find(patterns.plan) === null && find(patterns.option) === null;
  return {
    code: need(patterns.code),
    name: need(patterns.name),
    nav: need(patterns.nav),
    date: need(patterns.date),
    plan: find(patterns.plan),
    option: find(patterns.option),
    isin: find(patterns.isin),
    reinvestmentIsin: find(patterns.reinvestmentIsin),
    count: names.length,
    newFields: names
      .filter((name) => !unusedFields.includes(name) && !all.some((pattern) => pattern.test(name)))
      .slice(0, 10),
    lostFields: (['plan', 'option', 'isin', 'reinvestmentIsin'] as const).filter(
      (field) => find(patterns[field]) === null && !(isOldFormat && /plan|option/.test(field)),
    ),
  };
}

export type Section = Pick<Scheme, 'structure'> & { amfiCategory: string };

const mostCharacters = 200;

/**
 * A line without columns: the heading of a section, 'Open Ended Schemes(Debt Scheme - Gilt Fund)', the name of a house,
 * or null for what is neither, such as a page of HTML between two rows.
 */
export function headingOf(line: string): { section: Section } | { house: string } | null {
  if (line.length > mostCharacters || /[<>{}[\]|]/.test(line)) return null;
  const text = readable(line);
  const opening = text.indexOf('(');
  const start = text.slice(0, Math.max(0, opening)).toLowerCase();
  const structure = structures.find((each) => start.startsWith(each.split('-')[0]!));
  // Names of groups have brackets of their own: up to the last one.
  if (!structure || !/schemes? ?$/.test(start) || !text.endsWith(')')) return { house: text };
  return { section: { structure, amfiCategory: text.slice(opening + 1, -1).trim() } };
}

/** One section's apostrophe arrives encoded twice; names are padded and doubly spaced, and may hold unseen marks. */
export function readable(text: string): string {
  // Most texts of the list are of plain letters and single spaces.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text
    .replace(/Ã¢Â€Â™|Ã¢â‚¬â„¢|â€™|â\u0080\u0099/g, '’')
    .replace(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}
