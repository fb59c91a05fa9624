import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import {
  figureNames,
  shareOf,
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
  yearsOf,
  type Contradiction,
  type FilingOfDay,
} from './governance-history';
import type { ImportContent, ImportedFile } from './imported-file';
import { fileNameOf } from './list-rows';

export type ImportReport = {
  coverage: UniverseCoverage;
  /** Filings of results, of any period. */
  periods: number;
  /** Shareholding patterns. */
  holdings: number;
  /**
   * Filings whose day of publication no list names: the day after the board meeting stands in for it, of a shareholding
   * pattern the last day on which it is due.
   */
  assumedDays: number;
  /** Filings that name no company of the lists, or no day. */
  unplaced: readonly string[];
  contradictions: readonly Contradiction[];
  /** Lines that single filings give twice or without a number. */
  doubtfulLines: number;
  /** Years of the other basis (standalone beside consolidated), which would not compare. */
  otherBasisYears: number;
  /** Companies whose ISIN changed, as after a split. */
  changedIsins: number;
  /** Symbols that moved to another issuer: not merged, since a symbol may be given anew. */
  changedIssuers: readonly string[];
  unreadActions: readonly string[];
  refusedRows: number;
  /** Companies whose newest year lacks the figure. */
  missing: Readonly<Record<FigureName, number>>;
};

export type BuiltUniverse = {
  companies: readonly Company[];
  actions: readonly CorporateAction[];
  report: ImportReport;
};

/** Annual results are due within 60 days (regulation 33(3)(d) of SEBI's LODR, 2015). */
const annualDueDays = 60;
/** Shareholding patterns are due within 21 days of the quarter's end (regulation 31(1)(b) of SEBI's LODR, 2015). */
const holdingDueDays = 21;
const unclassified = 'Not classified';

const lastPart = (name: string) => fileNameOf(name).toLowerCase();

/** All companies of the stored files, with every year in the revisions in which it was published. */
export function buildUniverse(files: readonly ImportedFile[]): BuiltUniverse {
  const inOrder = files.toSorted((one, other) => one.sequence - other.sequence);
  const contents = <Kind extends ImportContent['kind']>(kind: Kind) =>
    inOrder.flatMap(({ content, importedOn, name }) =>
      content.kind === kind
        ? [{ content: content as Extract<ImportContent, { kind: Kind }>, importedOn, name }]
        : [],
    );

  const lists = contents('listed-shares');
  const members = contents('constituents').flatMap(({ content }) => content.rows);
  const tables = contents('fundamentals').flatMap(({ content }) => content.companies);
  const newestList = lists.at(-1);
  const listed = new Map(
    lists.flatMap(({ content }) => content.rows).map((row) => [shareOf(row.isin), row]),
  );
  const onNewestList = new Set(newestList?.content.rows.map(({ isin }) => shareOf(isin)));
  const industries = new Map(members.map(({ isin, industry }) => [shareOf(isin), industry]));
  const shareOfSymbol = new Map<string, string>();
  for (const { isin, symbol } of [...tables, ...members, ...listed.values()]) {
    shareOfSymbol.set(symbol, shareOf(isin));
  }

  const results = contents('results');
  const notices = new Map(
    contents('results-list')
      .flatMap(({ content }) => content.rows)
      .map((row) => [row.fileName.toLowerCase(), row]),
  );
  const filings = new Map<string, FilingOfDay[]>();
  const unplaced: string[] = [];
  const changedIssuers = new Set<string>();
  let assumedDays = 0;
  for (const { content, importedOn, name } of results) {
    const { filing } = content;
    const notice = notices.get(lastPart(name));
    const symbol = filing.symbol ?? notice?.symbol ?? null;
    const ofSymbol = symbol === null ? undefined : shareOfSymbol.get(symbol);
    const share = filing.isin === null ? ofSymbol : shareOf(filing.isin);
    const publishedOn =
      notice?.publishedOn ??
      (filing.approvedOn && dateOfDayNumber(dayNumberOf(filing.approvedOn) + 1));
    if (!share || !publishedOn || publishedOn <= filing.periodEndsOn) {
      unplaced.push(name);
      continue;
    }
    if (!notice) assumedDays += 1;
    if (symbol && ofSymbol && ofSymbol !== share && !onNewestList.has(share)) {
      changedIssuers.add(symbol);
    }
    filings.set(share, [...(filings.get(share) ?? []), { filing, publishedOn, importedOn }]);
  }

  const holdings = contents('holdings').flatMap(({ content }) => content.rows);
  const holdingNotices = new Map(
    holdings.flatMap((row) => (row.fileName ? [[row.fileName.toLowerCase(), row] as const] : [])),
  );
  const patterns = contents('shareholding').flatMap(({ content: { filing }, name }) => {
    const notice = holdingNotices.get(lastPart(name));
    const symbol = filing.symbol ?? notice?.symbol ?? null;
    const share = filing.isin ? shareOf(filing.isin) : symbol && shareOfSymbol.get(symbol);
    if (!share) {
      unplaced.push(name);
      return [];
    }
    if (!notice) assumedDays += 1;
    const dueOn = dateOfDayNumber(dayNumberOf(filing.asOf) + holdingDueDays);
    return [{ ...filing, share, publishedOn: notice?.publishedOn ?? dueOn }];
  });
  const byShare = groupBy(patterns, ({ share }) => share);
  const bySymbol = groupBy(holdings, ({ symbol }) => symbol);
  const byName = groupBy(holdings, ({ name }) => name && plainName(name));
  const watched = surveillanceByShare(
    contents('surveillance').map(({ content }) => content),
    shareOfSymbol,
  );

  const tableOf = new Map(tables.map((company) => [shareOf(company.isin), company]));
  const contradictions: Contradiction[] = [];
  let otherBasisYears = 0;
  let changedIsins = 0;
  const companies: Company[] = [];
  const isinOf = new Map<string, string>();
  for (const share of new Set([...listed.keys(), ...tableOf.keys(), ...filings.keys()])) {
    const own = (filings.get(share) ?? []).toSorted((one, other) =>
      compareTexts(one.publishedOn, other.publishedOn),
    );
    const table = tableOf.get(share);
    const row = listed.get(share);
    const newest = own.at(-1)?.filing;
    const isin = row?.isin ?? table?.isin ?? own.findLast(({ filing }) => filing.isin)?.filing.isin;
    if (!isin) continue;
    isinOf.set(share, isin);
    if (
      [...own.map(({ filing }) => filing.isin), table?.isin].some((each) => each && each !== isin)
    ) {
      changedIsins += 1;
    }
    const built = yearsOf(own);
    otherBasisYears += built.otherBasisYears;
    const years = [
      ...(table?.years ?? []).filter(({ year }) => !built.years.some((each) => each.year === year)),
      ...built.years,
    ];
    contradictions.push(
      ...built.contradictions.map((each) => ({ isin, ...each })),
      ...differing(isin, table?.years ?? [], built.years),
    );
    const symbol = row?.symbol ?? table?.symbol ?? newest?.symbol ?? isin;
    const name = row?.name ?? table?.name ?? newest?.name ?? symbol;
    const industry = industries.get(share);
    const isGone = row !== undefined && newestList !== undefined && !onNewestList.has(share);
    companies.push({
      isin,
      symbol,
      name: name === '' ? symbol : name,
      sector: table?.sector ?? industry ?? unclassified,
      industry: table?.industry ?? industry ?? unclassified,
      isFinancial: newest ? newest.form !== 'general' : (table?.isFinancial ?? false),
      listedOn: row?.listedOn ?? table?.listedOn ?? null,
      delisted:
        table?.delisted ??
        (isGone ? { on: newestList.importedOn, reason: 'unknown', lastRupees: null } : null),
      years: years.toSorted(
        (one, other) => one.year - other.year || compareTexts(one.publishedOn, other.publishedOn),
      ),
      governance: governanceOf(table?.governance, own, {
        holdings: [
          ...(bySymbol.get(symbol) ?? []),
          ...(byName.get(plainName(name)) ?? []),
          ...(byShare.get(share) ?? []),
        ],
        surveillance: watched(share, row !== undefined),
      }),
    });
  }
  companies.sort((one, other) => compareTexts(one.isin, other.isin));

  const actions = new Map<string, CorporateAction>();
  const actionFiles = contents('actions').map(({ content }) => content);
  for (const action of actionFiles.flatMap(({ rows }) => rows)) {
    const moved = { ...action, isin: isinOf.get(shareOf(action.isin)) ?? action.isin };
    actions.set(JSON.stringify(moved), moved);
  }
  return {
    // A share of the list without a single year has nothing that a screen could read.
    companies: companies.filter(({ years }) => years.length > 0),
    actions: [...actions.values()],
    report: {
      coverage: coverageOf(companies),
      periods: results.length,
      holdings: contents('shareholding').length,
      assumedDays,
      unplaced,
      contradictions,
      doubtfulLines: results.reduce((sum, { content }) => sum + content.filing.doubts.length, 0),
      otherBasisYears,
      changedIsins,
      changedIssuers: [...changedIssuers].sort(),
      unreadActions: [...new Set(actionFiles.flatMap(({ unread }) => unread))],
      refusedRows: inOrder.reduce((sum, { refused }) => sum + refused, 0),
      missing: missingIn(companies),
    },
  };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** A company's name as lists of different houses write it. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:limited|ltd)\b/g, '')
    .replace(/[^a-z0-9]+/g, '');
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
