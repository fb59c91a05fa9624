import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  promoterFallPoints,
  type Company,
  type RedFlag,
  type UnknownFlag,
} from '@/lib/picks/domain/company/company';
import {
  ratioIds,
  ratioList,
  type RatioId,
  type RatioSource,
} from '@/lib/picks/domain/ratios/ratio-list';
import { isTooOld, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { withDerivedRatios } from '@/lib/picks/domain/ratios/figure-ratios';

/** The data of one company in a file. */
export type FileCompany = {
  isin: string | null;
  /** NSE's. */
  symbol: string | null;
  bseCode: string | null;
  name: string;
  /** Empty where the file does not say. */
  sector: string;
  industry: string;
  /** Null where the file has a figure that says nothing: no formula gives another in its place. */
  values: Readonly<Partial<Record<RatioId, number | null>>>;
  /** Null where the file names no day. */
  priceAsOf: IsoDate | null;
  /** For a holdings file: the shares that the reader owns, those that are pledged included. */
  heldQuantity: number | null;
  /** For a Data Sheet: the company with the statements of ten years. */
  company: Company | null;
};

/** A company without any data yet. */
export const unknownCompany: FileCompany = {
  isin: null,
  symbol: null,
  bseCode: null,
  name: '',
  sector: '',
  industry: '',
  values: {},
  priceAsOf: null,
  heldQuantity: null,
  company: null,
};

/** One file that was read, as companies. */
export type CompanyFile = {
  /** As the reader's computer calls it. */
  name: string;
  /** `prices`: a bhavcopy, which gives a price to companies and adds none beside another file. */
  role: 'figures' | 'holdings' | 'prices';
  companies: readonly FileCompany[];
};

/** Problems found while merging the files. */
export type MergeNote =
  /** One symbol under two ISINs: a split, a merger or another company. They are not merged. */
  | { kind: 'isin-changed'; symbol: string; isins: readonly [string, string] }
  /** Companies of one file whose figures no file has. */
  | { kind: 'not-found'; fileName: string; count: number };

export type OwnMarket = {
  asOf: IsoDate;
  rows: readonly RatioRow[];
  /** By the row's `isin`: those with statements of ten years. */
  companies: ReadonlyMap<string, Company>;
  /** By the row's `isin`: shares that the reader owns. */
  held: ReadonlyMap<string, number>;
  /** Ratios that at least one company has. */
  known: ReadonlySet<RatioId>;
  notes: readonly MergeNote[];
};

type Entry = {
  company: FileCompany;
  heldQuantity: number | null;
  /** The end of the year of all its figures of statements; null where it is not known. */
  figuresAsOf: IsoDate | null;
};

/**
 * All files of the reader as one market. Companies are joined by ISIN, else by NSE's symbol, else by BSE's code, else by
 * name; the first file that knows a figure counts, so that a file never changes what another said.
 */
export function ownMarket(files: readonly CompanyFile[], asOf: IsoDate): OwnMarket {
  const entries: Entry[] = [];
  const index = new Map<string, Entry>();
  const notes: MergeNote[] = [];
  const hasFigures = files.some(({ role }) => role !== 'prices');
  const order = { figures: 0, holdings: 1, prices: 2 } as const;
  for (const { name, role, companies } of files.toSorted(
    (one, other) => order[one.role] - order[other.role],
  )) {
    let unknown = 0;
    for (const company of companies.map((each) => withoutOldRatios(each, asOf))) {
      const known = find(index, company);
      if (known && differs(known.company.isin, company.isin)) {
        const symbol = company.symbol ?? company.name;
        notes.push({
          kind: 'isin-changed',
          symbol,
          isins: [known.company.isin ?? '', company.isin ?? ''],
        });
        continue;
      }
      if (known) {
        addTo(known, company);
        remember(index, known);
      } else if (role !== 'prices' || !hasFigures) {
        const { heldQuantity } = company;
        const entry = { company, heldQuantity, figuresAsOf: yearEndOf(company) };
        entries.push(entry);
        remember(index, entry);
        if (role === 'holdings' && files.some((file) => file.role === 'figures')) unknown += 1;
      }
    }
    if (unknown > 0) notes.push({ kind: 'not-found', fileName: name, count: unknown });
  }
  const rows = entries.map(rowOf);
  const withKey = entries.map((entry) => ({ ...entry, key: keyOf(entry.company) }));
  return {
    asOf,
    rows,
    companies: new Map(
      withKey.flatMap(({ key, company }) => (company.company ? [[key, company.company]] : [])),
    ),
    held: new Map(
      withKey.flatMap(({ key, heldQuantity }) =>
        heldQuantity === null ? [] : [[key, heldQuantity]],
      ),
    ),
    known: new Set(ratioIds.filter((id) => rows.some(({ values }) => values[id] !== null))),
    notes,
  };
}

/** The keys that identify a company, the most reliable first. */
function keysOf({ isin, symbol, bseCode, name }: FileCompany): string[] {
  return [
    ...(isin ? [`isin ${isin}`] : []),
    ...(symbol ? [`nse ${symbol}`] : []),
    ...(bseCode ? [`bse ${bseCode}`] : []),
    // Letters of any script: of a name without Latin letters nothing would be left.
    `name ${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+|\b(?:ltd|limited)\b/gu, '')}`,
  ];
}

/** Unique among the rows of a market; printed only where it is an ISIN. */
const keyOf = (company: FileCompany): string => keysOf(company)[0] ?? company.name;

/** The ISIN in the key of a row; empty where the row has another key. */
export const isinOfKey = (key: string): string => (key.startsWith('isin ') ? key.slice(5) : '');

function find(index: ReadonlyMap<string, Entry>, company: FileCompany): Entry | undefined {
  const [byName = '', ...byCode] = keysOf(company).toReversed();
  const coded = byCode
    .toReversed()
    .map((key) => index.get(key))
    .find((entry) => entry !== undefined);
  if (coded) return coded;
  // Two companies may share a name, above all a shortened one: their codes tell them apart.
  const named = index.get(byName)?.company;
  const isOther =
    named && (differs(named.symbol, company.symbol) || differs(named.bseCode, company.bseCode));
  return isOther ? undefined : index.get(byName);
}

function remember(index: Map<string, Entry>, entry: Entry): void {
  for (const key of keysOf(entry.company)) if (!index.has(key)) index.set(key, entry);
}

const differs = (one: string | null, other: string | null) =>
  one !== null && other !== null && one !== other;

/** The end of the newest year of a Data Sheet; null for any other file. */
const yearEndOf = ({ company }: FileCompany): IsoDate | null =>
  company?.years.at(-1)?.endsOn ?? null;

/** A Data Sheet whose years are too old keeps them, and its price. */
function withoutOldRatios(company: FileCompany, asOf: IsoDate): FileCompany {
  if (!isTooOld(yearEndOf(company), asOf)) return company;
  const { price = null } = company.values;
  return { ...company, values: price === null ? {} : { price } };
}

/** Adds what another file says of the company of an entry. */
function addTo(entry: Entry, second: FileCompany): void {
  const first = entry.company;
  const ofFirst = (day: IsoDate | null) => ({ values: first.values, day });
  const ofSecond = (day: IsoDate | null) => ({ values: second.values, day });
  const priceAsOf = sharedDay('price', ofFirst(first.priceAsOf), ofSecond(second.priceAsOf));
  entry.figuresAsOf = sharedDay('figures', ofFirst(entry.figuresAsOf), ofSecond(yearEndOf(second)));
  const withYears = [first, second].filter((each) => each.company !== null);
  const ofRatios = withYears.find((each) => yearEndOf(each) === entry.figuresAsOf);
  const company = (ofRatios ?? withYears[0])?.company ?? null;
  entry.company = { ...merged(first, second), priceAsOf, company };
  entry.heldQuantity ??= second.heldQuantity;
}

type Dated = Pick<FileCompany, 'values'> & { day: IsoDate | null };

/** The day of a source's figures in two files; null where both files give some of them and name different days. */
function sharedDay(source: RatioSource, first: Dated, second: Dated): IsoDate | null {
  const ids = ratioIds.filter((id) => ratioList[id].datedBy === source);
  const isAdding = ids.some(
    (id) => first.values[id] === undefined && typeof second.values[id] === 'number',
  );
  if (!isAdding) return first.day;
  const isKnown = ids.some((id) => typeof first.values[id] === 'number');
  return !isKnown || first.day === second.day ? second.day : null;
}

function merged(
  first: FileCompany,
  second: FileCompany,
): Omit<FileCompany, 'priceAsOf' | 'company'> {
  return {
    isin: first.isin ?? second.isin,
    symbol: first.symbol ?? second.symbol,
    bseCode: first.bseCode ?? second.bseCode,
    // A bhavcopy and a holdings file call a company by its symbol.
    name: first.name === first.symbol && second.name !== '' ? second.name : first.name,
    sector: first.sector || second.sector,
    industry: first.industry || second.industry,
    values: { ...second.values, ...first.values },
    heldQuantity: first.heldQuantity ?? second.heldQuantity,
  };
}

function rowOf({ company, figuresAsOf }: Entry): RatioRow {
  const { name, sector, industry, priceAsOf } = company;
  const values = withDerivedRatios(company.values, company);
  return {
    isin: keyOf(company),
    symbol: company.symbol ?? company.bseCode ?? '',
    name,
    sector,
    industry,
    values,
    // No file says of which day its holdings are.
    asOf: {
      figures: figuresAsOf,
      price: values.price === null ? null : priceAsOf,
      holding: null,
      pledge: null,
      surveillance: null,
      auditor: null,
    },
    ...flagsOf(values),
  };
}

/** Without days: a day above the table is that of the prices, not of the holdings. */
function flagsOf(values: RatioRow['values']) {
  const redFlags: RedFlag[] = [];
  const unknownFlags: UnknownFlag[] = ['surveillance', 'auditor'];
  const { pledged, promoterChange } = values;
  if (pledged === null) unknownFlags.unshift('pledge');
  else if (pledged > 0) redFlags.push({ kind: 'pledge', percent: pledged, asOf: null });
  if (promoterChange === null) unknownFlags.unshift('promoter-fall');
  else if (promoterChange <= -promoterFallPoints) {
    redFlags.push({ kind: 'promoter-fall', points: -promoterChange, asOf: null });
  }
  return { redFlags, unknownFlags };
}
