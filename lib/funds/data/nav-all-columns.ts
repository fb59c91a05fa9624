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
