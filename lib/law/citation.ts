import type { IsoDate } from '@/lib/calendar/iso-date';

/** Papers of law. Their names in each language are in `lib/messages/<language>/law-sources.ts`. */
type LawPaper =
  | 'income-tax-act-2025'
  | 'income-tax-act-1961'
  | 'finance-act-of-year'
  | 'finance-act-2004-2'
  | 'income-tax-rules-2026'
  | 'income-tax-rules-1962'
  | 'stamp-act-1899'
  | 'deposit-insurance-act-1961'
  | 'code-on-wages-2019'
  | 'mutual-fund-regulations-2026'
  | 'stockbroker-fees'
  | 'cbdt-circular'
  | 'gst-rate-notification'
  | 'labour-notification'
  | 'nse-circular'
  | 'bse-charges'
  | 'sebi-circular'
  | 'sebi-derivative-study'
  | 'npci-circular';

type LawSourceKind =
  /** Cited by section. */
  | 'act'
  /** Cited by rule. */
  | 'rules'
  /** Cited by regulation. */
  | 'regulations'
  /** Cited by number and date. */
  | 'notification'
  /** Cited by number and date. */
  | 'circular'
  /** A published price list or study, which has no number. */
  | 'publication';

/** What a row of law rests on, as a chartered accountant would cite it. */
export type LawSource = {
  kind: LawSourceKind;
  paper: LawPaper;
  /** Section, rule, regulation, or the paper's own number; null where it has none or none was found. */
  number: string | null;
  /** The day of assent or of issue; null where it was not found. */
  dated: IsoDate | null;
  /** Of the official text; null where no address was found. */
  url: string | null;
  /** The day on which the row was last compared with the source named in `readIn`. */
  readOn: IsoDate;
  /** Whether the official text itself was read. */
  isPrimary: boolean;
  /** Where it was read instead: sites that quote or report the official text. */
  readIn: string;
};

/** Where and when a row was read. */
type Reading = Pick<LawSource, 'readIn' | 'readOn'>;

type Cited = {
  section: { act1961: string | null; act2025: string | null };
  source: LawSource;
};

const act2025 = {
  kind: 'act',
  paper: 'income-tax-act-2025',
  dated: '2025-08-21',
  url: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf',
} as const;

const act1961 = {
  kind: 'act',
  paper: 'income-tax-act-1961',
  dated: '1961-09-13',
  url: 'https://incometaxindia.gov.in/pages/acts/income-tax-act.aspx',
} as const;

/** A rule of the Income-tax Acts: cited by the Act of 2025 where its section is known, else by that of 1961. */
export function incomeTaxLaw(
  section1961: string | null,
  section2025: string | null,
  reading: Reading,
): Cited {
  const act = section2025 === null ? act1961 : act2025;
  return {
    section: { act1961: section1961, act2025: section2025 },
    source: { ...act, number: section2025 ?? section1961, isPrimary: false, ...reading },
  };
}

/**
 * The source of a rule for a year under one of the Acts: a year before 1 April 2026 is cited by the Act of 1961. The
 * address of the Finance Act 2026 is none for an earlier year, whose own Finance Act has no address here.
 */
export function sourceUnder(
  act: keyof Cited['section'],
  { section, source }: Pick<Cited, 'section' | 'source'>,
): LawSource {
  if (act === 'act2025') return source;
  if (source.paper === 'finance-act-of-year') return { ...source, dated: null, url: null };
  const isNewAct = source.paper === act2025.paper && section.act1961 !== null;
  return isNewAct ? { ...source, ...act1961, number: section.act1961 } : source;
}

/** Rates that are in the Finance Act of each year. The day and address are those of the Finance Act 2026. */
export function financeActLaw(number: string, reading: Reading): Cited {
  return lawOutside({
    kind: 'act',
    paper: 'finance-act-of-year',
    number,
    dated: '2026-03-30',
    url: 'https://egazette.gov.in/WriteReadData/2026/271439.pdf',
    ...reading,
  });
}

/** The Income-tax Rules 2026, G.S.R. 198(E). */
export function incomeTaxRules2026(
  rule: string,
  reading: Reading,
  section: Cited['section'],
): Cited {
  return {
    section,
    source: {
      kind: 'rules',
      paper: 'income-tax-rules-2026',
      number: rule,
      dated: '2026-03-20',
      url: 'https://www.incometaxindia.gov.in/documents/81799/11848482/En-Notified-IT-Rules-2026-20-03-2026.pdf',
      isPrimary: false,
      ...reading,
    },
  };
}

/** A circular of the National Stock Exchange, by its number and day (null: not known). */
export function nseCircular(number: string, dated: IsoDate | null, reading: Reading): Cited {
  const url = `https://nsearchives.nseindia.com/content/circulars/${number}.pdf`;
  return lawOutside({ kind: 'circular', paper: 'nse-circular', number, dated, url, ...reading });
}

/** A circular of the Securities and Exchange Board, by its number and day. */
export function sebiCircular(
  number: string,
  dated: IsoDate,
  reading: Reading,
  url: string | null = null,
): Cited {
  return lawOutside({ kind: 'circular', paper: 'sebi-circular', number, dated, url, ...reading });
}

/** A rule that is in neither of the Income-tax Acts. */
export function lawOutside(source: Omit<LawSource, 'isPrimary'>): Cited {
  return { section: { act1961: null, act2025: null }, source: { ...source, isPrimary: false } };
}

/** Where several rows were read. None is the official text: each of these writes about it. */

export const rateCard: Reading = {
  readIn: 'Published rate card of Tax Year 2026-27 that names the Gazette numbers',
  readOn: '2026-11-21',
};

export const yearTable: Reading = {
  readIn: 'Published tables of the tax years, held against worked examples of the press',
  readOn: '2026-11-21',
};

/** Summaries that others made of the circulars' own files. */
export const circularSummaries: Reading = {
  readIn: 'Published summaries of the circulars, made from their PDFs',
  readOn: '2026-11-21',
};

export const brokerCharges: Reading = {
  readIn: 'proficientequities.com and other brokers on charges',
  readOn: '2026-11-21',
};

/** For a row that was read in one or more named sites. */
export function readAt(readIn: string, readOn: Reading['readOn'] = '2026-11-21'): Reading {
  return { readIn, readOn };
}
