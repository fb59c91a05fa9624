import { groupBy } from '@/lib/group-by';
import { daysBetween, shiftDays } from '@/lib/calendar/day-count';
import { sumOf } from '@/lib/cashflow/statistics';
import { plainName } from '@/lib/market-files/lines';
import {
  figureNames,
  shareOf,
  unclassified,
  type Company,
  type FigureName,
} from '@/lib/picks/domain/company/company';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import type { UniverseCoverage } from '@/lib/picks/domain/company/universe';
import { compareTexts } from '@/lib/text/compare-texts';
import {
  governanceOf,
  surveillanceByShare,
  differing,
  withTable,
  yearsOf,
  type Contradiction,
  type FilingOfDay,
} from './governance-history';
import type { ImportContent, ImportedFile } from './imported-file';
import { fileNameOf } from './list-rows';

type ImportReport = {
  coverage: UniverseCoverage;
  /** Filings of results, of any period. */
  periods: number;
  /** Shareholding patterns. */
  holdings: number;
  /**
   * Filings without a day of publication in a list: it is taken to be the day after the board meeting, for a
   * shareholding pattern the last day on which it is due.
   */
  assumedDays: number;
  /** Filings that name no company of the lists, or no day that can be. */
  unplaced: readonly string[];
  contradictions: readonly Contradiction[];
  /** Lines that single filings give with two values, without a number, or with one that cannot be. */
  doubtfulLines: number;
  /** Years of the other basis (standalone beside consolidated), which would not compare. */
  otherBasisYears: number;
  /** Years that are shorter or longer than twelve months: their sales, profits and cash flows would not compare. */
  otherLengthYears: number;
  /** Companies whose ISIN changed, as after a split. */
  changedIsins: number;
  /** Symbols that moved to another issuer: not merged, since a symbol may be given anew. */
  changedIssuers: readonly string[];
  unreadActions: readonly string[];
  refusedRows: number;
  /** Companies whose newest year lacks the figure. */
  missing: Readonly<Record<FigureName, number>>;
};

type BuiltUniverse = {
  companies: readonly Company[];
  actions: readonly CorporateAction[];
  report: ImportReport;
};

/** Annual results are due within 60 days (regulation 33(3)(d) of SEBI's LODR, 2015). */
const annualDueDays = 60;
/** Shareholding patterns are due within 21 days of the quarter's end (regulation 31(1)(b) of SEBI's LODR, 2015). */
const holdingDueDays = 21;

const lastPart = (name: string) => fileNameOf(name).toLowerCase();

type Content<Kind extends ImportContent['kind']> = Pick<ImportedFile, 'importedOn' | 'name'> & {
  content: Extract<ImportContent, { kind: Kind }>;
};

/** The contents of a kind, in the order of import. */
type ContentsOf = <Kind extends ImportContent['kind']>(kind: Kind) => readonly Content<Kind>[];

/** All companies of the stored files, with every year in the revisions in which it was published. */
export function buildUniverse(files: readonly ImportedFile[]): BuiltUniverse {
  const inOrder = files.toSorted((one, other) => one.sequence - other.sequence);
  const contents: ContentsOf = (kind) =>
    inOrder.flatMap(({ content, importedOn, name }) =>
      content.kind === kind
        ? [{ content: content as Extract<ImportContent, { kind: typeof kind }>, importedOn, name }]
        : [],
    );
  const lists = listsIn(contents);
  const results = placeResults(contents, lists);
  const patterns = placePatterns(contents, lists.shareOfSymbol);
  const watched = surveillanceByShare(
    contents('surveillance').map(({ content }) => content),
    lists.shareOfSymbol,
  );
  const shares = new Set([
    ...lists.listed.keys(),
    ...lists.tables.keys(),
    ...results.filings.keys(),
  ]);
  const built = [...shares].flatMap((share) => {
    const own = results.filings.get(share) ?? [];
    return buildCompany(share, own, lists, patterns.holdingsOf, watched) ?? [];
  });
  const companies = built
    .map(({ company }) => company)
    .sort((one, other) => compareTexts(one.isin, other.isin));
  const actions = contents('actions').map(({ content }) => content);
  const filed = contents('results').map(({ content }) => content.filing);
  return {
    // A share of the list without a single year has nothing that a screen could read.
    companies: companies.filter(({ years }) => years.length > 0),
    actions: actionsOf(
      actions.flatMap(({ rows }) => rows),
      companies,
    ),
    report: {
      coverage: coverageOf(companies),
      periods: filed.length,
      holdings: contents('shareholding').length,
      assumedDays: results.assumedDays + patterns.assumedDays,
      unplaced: [...results.unplaced, ...patterns.unplaced],
      contradictions: built.flatMap(({ contradictions }) => contradictions),
      doubtfulLines: sumOf(filed.map(({ doubts }) => doubts.length)),
      otherBasisYears: sumOf(built.map(({ otherBasisYears }) => otherBasisYears)),
      otherLengthYears: sumOf(built.map(({ otherLengthYears }) => otherLengthYears)),
      changedIsins: built.filter(({ hasOtherIsin }) => hasOtherIsin).length,
      changedIssuers: [...results.changedIssuers].sort(),
      unreadActions: [...new Set(actions.flatMap(({ unread }) => unread))],
      refusedRows: sumOf(inOrder.map(({ refused }) => refused)),
      missing: missingIn(companies),
    },
  };
}

type Lists = ReturnType<typeof listsIn>;

/** What lists and tables say of shares, by `shareOf`; of two lists the later imported one counts. */
function listsIn(contents: ContentsOf) {
  const lists = contents('listed-shares');
  const members = contents('constituents').flatMap(({ content }) => content.rows);
  const tables = contents('fundamentals').flatMap(({ content }) => content.companies);
  const lastListOf = new Map(
    lists.flatMap(({ content }, index) =>
      content.rows.map(({ isin }) => [shareOf(isin), index] as const),
    ),
  );
  const listed = new Map(
    lists.flatMap(({ content }) => content.rows).map((row) => [shareOf(row.isin), row]),
  );
  const shareOfSymbol = new Map(
    [...tables, ...members, ...listed.values()].map(({ isin, symbol }) => [symbol, shareOf(isin)]),
  );
  return {
    listed,
    isOnNewestList: (share: string) => lastListOf.get(share) === lists.length - 1,
    /** The day of the first list without a share that was on the one before; null for one that never left. */
    leftOn: (share: string) => {
      const last = lastListOf.get(share);
      return last === undefined ? null : (lists[last + 1]?.importedOn ?? null);
    },
    industries: new Map(members.map(({ isin, industry }) => [shareOf(isin), industry])),
    tables: new Map(tables.map((company) => [shareOf(company.isin), company])),
    shareOfSymbol,
  };
}

/** The filings of results by share, each with the day of its publication, oldest first. */
function placeResults(contents: ContentsOf, { shareOfSymbol, isOnNewestList }: Lists) {
  const notices = new Map(
    contents('results-list')
      .flatMap(({ content }) => content.rows)
      .map((row) => [row.fileName.toLowerCase(), row]),
  );
  const placed: (FilingOfDay & { share: string })[] = [];
  const unplaced: string[] = [];
  const changedIssuers = new Set<string>();
  let assumedDays = 0;
  for (const { content, name } of contents('results')) {
    const { filing } = content;
    const notice = notices.get(lastPart(name));
    const symbol = filing.symbol ?? notice?.symbol ?? null;
    const ofSymbol = symbol === null ? undefined : shareOfSymbol.get(symbol);
    const share = filing.isin === null ? ofSymbol : shareOf(filing.isin);
    const publishedOn =
      notice?.publishedOn ?? (filing.approvedOn && shiftDays(filing.approvedOn, 1));
    if (!share || !publishedOn || publishedOn <= filing.periodEndsOn) {
      unplaced.push(name);
      continue;
    }
    if (!notice) assumedDays += 1;
    if (symbol && ofSymbol && ofSymbol !== share && !isOnNewestList(share)) {
      changedIssuers.add(symbol);
    }
    placed.push({ share, filing, publishedOn });
  }
  placed.sort((one, other) => compareTexts(one.publishedOn, other.publishedOn));
  return { filings: groupBy(placed, ({ share }) => share), unplaced, changedIssuers, assumedDays };
}

/** The shareholding patterns and lists of holdings, looked up by share, symbol and name. */
function placePatterns(contents: ContentsOf, shareOfSymbol: ReadonlyMap<string, string>) {
  const holdings = contents('holdings').flatMap(({ content }) => content.rows);
  const notices = new Map(
    holdings.flatMap((row) => (row.fileName ? [[row.fileName.toLowerCase(), row] as const] : [])),
  );
  const unplaced: string[] = [];
  let assumedDays = 0;
  const patterns = contents('shareholding').flatMap(({ content: { filing }, name }) => {
    const notice = notices.get(lastPart(name));
    const symbol = filing.symbol ?? notice?.symbol ?? null;
    const share = filing.isin ? shareOf(filing.isin) : symbol && shareOfSymbol.get(symbol);
    // Such a pattern would count as the newest one until that day.
    if (!share || (notice && notice.publishedOn < filing.asOf)) {
      unplaced.push(name);
      return [];
    }
    if (!notice) assumedDays += 1;
    const dueOn = shiftDays(filing.asOf, holdingDueDays);
    return [{ ...filing, share, publishedOn: notice?.publishedOn ?? dueOn }];
  });
  const byShare = groupBy(patterns, ({ share }) => share);
  const bySymbol = groupBy(holdings, ({ symbol }) => symbol || undefined);
  const byName = groupBy(holdings, ({ name }) => (name && plainCompanyName(name)) || undefined);
  const holdingsOf = (share: string, { symbol, name }: Pick<Company, 'symbol' | 'name'>) => [
    ...(bySymbol.get(symbol) ?? []),
    ...(byName.get(plainCompanyName(name)) ?? []),
    ...(byShare.get(share) ?? []),
  ];
  return { holdingsOf, unplaced, assumedDays };
}

/** @param own filings of the share, oldest first. @returns null for a share without any ISIN. */
function buildCompany(
  share: string,
  own: readonly FilingOfDay[],
  { listed, tables, industries, leftOn }: Lists,
  holdingsOf: ReturnType<typeof placePatterns>['holdingsOf'],
  watched: ReturnType<typeof surveillanceByShare>,
) {
  const table = tables.get(share);
  const row = listed.get(share);
  const newest = own.at(-1)?.filing;
  const isins = own.map(({ filing }) => filing.isin);
  const isin = row?.isin ?? table?.isin ?? isins.findLast((each) => each !== null);
  if (!isin) return null;
  const { years: filed, contradictions, otherBasisYears, otherLengthYears } = yearsOf(own);
  const years = withTable(filed, table?.years ?? []);
  const symbol = row?.symbol ?? table?.symbol ?? newest?.symbol ?? isin;
  const name = (row?.name ?? table?.name ?? newest?.name) || symbol;
  const industry = industries.get(share);
  const goneOn = leftOn(share);
  const company: Company = {
    isin,
    symbol,
    name,
    sector: table?.sector ?? industry ?? unclassified,
    industry: table?.industry ?? industry ?? unclassified,
    isFinancial: newest ? newest.form !== 'general' : (table?.isFinancial ?? false),
    listedOn: row?.listedOn ?? table?.listedOn ?? null,
    delisted: table?.delisted ?? (goneOn && { on: goneOn, reason: 'unknown', lastRupees: null }),
    years: years.toSorted(
      (one, other) => one.year - other.year || compareTexts(one.publishedOn, other.publishedOn),
    ),
    governance: governanceOf(table?.governance, own, {
      holdings: holdingsOf(share, { symbol, name }),
      surveillance: watched(share, row !== undefined, table?.governance.surveillance),
    }),
  };
  return {
    company,
    otherBasisYears,
    otherLengthYears,
    hasOtherIsin: [...isins, table?.isin].some((each) => each && each !== isin),
    contradictions: [
      ...contradictions.map((each) => ({ isin, ...each })),
      ...differing(isin, table?.years ?? [], filed),
    ],
  };
}

/** Each action once, under the ISIN that the share has now. */
function actionsOf(
  rows: readonly CorporateAction[],
  companies: readonly Company[],
): CorporateAction[] {
  const isinOf = new Map(companies.map(({ isin }) => [shareOf(isin), isin]));
  const moved = rows.map((action) => ({
    ...action,
    isin: isinOf.get(shareOf(action.isin)) ?? action.isin,
  }));
  return [...new Map(moved.map((action) => [JSON.stringify(action), action])).values()];
}

/** A company's name as it is compared: lists of different houses write it differently. */
function plainCompanyName(name: string): string {
  return plainName(name.replace(/\b(?:limited|ltd)\b/gi, ''));
}

function coverageOf(companies: readonly Company[]): UniverseCoverage {
  const first = companies.flatMap(({ years }) =>
    years.filter(({ year }, index) => years.findIndex((each) => each.year === year) === index),
  );
  return {
    companies: companies.length,
    withYears: companies.filter(({ years }) => years.length > 0).length,
    years: first.length,
    lateYears: first.filter(
      ({ endsOn, publishedOn }) => daysBetween(endsOn, publishedOn) > annualDueDays,
    ).length,
    goneCompanies: companies.filter(({ delisted }) => delisted !== null).length,
  };
}

function missingIn(companies: readonly Company[]): Record<FigureName, number> {
  const newest = companies.flatMap(({ years }) => years.at(-1) ?? []);
  return Object.fromEntries(
    figureNames.map((name) => [
      name,
      newest.filter(({ figures }) => figures[name] === null).length,
    ]),
  ) as Record<FigureName, number>;
}
