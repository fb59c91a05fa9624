/** How a row of law is cited, the same on every page. */
export const lawSources = {
  language: 'en',
  /** Once below a list, where at least one row was not read in the official text. */
  secondary: 'Read in secondary sources; not checked against the official text.',
  dated: '{citation} of {date}',
  /** A number that begins with a word, as "Schedule II", needs no word before it. */
  plain: '{paper}, {number}',
  kinds: {
    act: '{paper}, section {number}',
    rules: '{paper}, rule {number}',
    regulations: '{paper}, regulation {number}',
    notification: '{paper} {number}',
    circular: '{paper} {number}',
    publication: '{paper} {number}',
  },
  /** What a section may be a part of. */
  parts: {
    firstSchedule: 'First Schedule',
    schedule: 'Schedule',
    chapter: 'Chapter',
    article: 'Article',
    rule: 'Rule',
    tableRow: 'Table: Sl. No.',
  },
  papers: {
    'income-tax-act-2025': 'Income-tax Act 2025 (30 of 2025)',
    'income-tax-act-1961': 'Income-tax Act 1961 (43 of 1961)',
    'finance-act-of-year': 'Finance Act of the year (for 2026-27: 4 of 2026)',
    'finance-act-2004-2': 'Finance (No. 2) Act 2004 (23 of 2004)',
    'income-tax-rules-2026': 'Income-tax Rules 2026 (G.S.R. 198(E))',
    'income-tax-rules-1962': 'Income-tax Rules 1962 (S.O. 969(E))',
    'stamp-act-1899': 'Indian Stamp Act 1899 (2 of 1899)',
    'deposit-insurance-act-1961':
      'Deposit Insurance and Credit Guarantee Corporation Act 1961 (47 of 1961)',
    'code-on-wages-2019': 'Code on Wages 2019 (29 of 2019)',
    'mutual-fund-regulations-2026': 'SEBI (Mutual Funds) Regulations 2026',
    'stockbroker-fees': 'SEBI (Stock Brokers) Regulations, schedule of fees',
    'cbdt-circular': 'CBDT Circular',
    'gst-rate-notification': 'Notification (Central Tax, Rate)',
    'labour-notification': 'Ministry of Labour and Employment notification',
    'nse-circular': 'NSE circular',
    'bse-charges': 'BSE schedule of transaction charges',
    'sebi-circular': 'SEBI circular',
    'sebi-derivative-study': 'SEBI study of individuals in equity derivatives',
    'npci-circular': 'NPCI circular',
  },
} as const;
