import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { figureNames, type FigureName, type Figures } from '@/lib/picks/domain/company/company';
import { refuseFile, type FileRead } from './file-problem';
import {
  beforeExceptionalLine,
  faceValueLine,
  figureSources,
  isWantedLine,
  paidUpLine,
  provingTotals,
  statementFormOf,
  type Column,
  type StatementForm,
} from './statement-lines';
import {
  filedCompany,
  headFact,
  headText,
  readXbrlInstance,
  shareholdingTaxonomy,
  type FiledCompany,
  type Taxonomy,
  type XbrlFact,
  type XbrlInstance,
} from './xbrl-instance';

/** What one filing of results says. Amounts in rupee crore, shares in crore. */
export type ResultsFiling = FiledCompany & {
  taxonomy: Taxonomy;
  form: StatementForm;
  basis: 'consolidated' | 'standalone';
  /** Of the longest column that the filing has; null where it does not say. */
  isAudited: boolean | null;
  /** Whether the auditor's opinion on the year is unmodified; null where it is not said. */
  isOpinionClean: boolean | null;
  periodEndsOn: IsoDate;
  yearStartsOn: IsoDate;
  yearEndsOn: IsoDate;
  /** The day of the board meeting: no earlier day is possible for its publication. */
  approvedOn: IsoDate | null;
  /** Of the period alone, usually a quarter. */
  period: Figures;
  /** From the start of the fiscal year, with the balance sheet of its last day. */
  toDate: Figures;
  /** Lines that were left out because the filing gives them two values or no number. */
  doubts: readonly string[];
};

const rupeesPerCrore = 10_000_000;
/** Below this no listed company's paid-up capital is: its figures are in thousands or lakh instead of rupees. */
const leastPaidUpRupees = 1_000_000;

/**
 * A filing of financial results in XBRL (regulation 33 of SEBI's LODR). Columns are found by the ids that the exchanges'
 * utility writes: OneD is the period, FourD the year to date although it may declare the period's days, OneI the day of
 * the balance sheet; old files use OneD without declaring it. Amounts are in rupees, whatever the level of rounding and
 * `decimals` say.
 */
export function readResultsFiling(text: string, fileName = ''): FileRead<ResultsFiling> {
  const read = readXbrlInstance(text, isWantedLine);
  if (!read.ok) return read;
  const { value: instance } = read;
  const { taxonomy } = instance;
  if (taxonomy === shareholdingTaxonomy) return refuseFile('taxonomy', taxonomy, 1);
  const has = (name: string) => instance.facts.has(name);
  const form = statementFormOf(has, instance.schema, fileName);
  if (form === 'insurer') return refuseFile('insurer');

  const head = (name: string) => headText(instance.facts, name);
  const company = filedCompany(instance.facts);
  if (!company.ok) return company;
  const days = readDays(instance);
  if (!days.ok) return days;
  const nature = head('NatureOfReportStandaloneConsolidated').toLowerCase();
  if (!['consolidated', 'standalone'].includes(nature)) {
    const fact = headFact(instance.facts, 'NatureOfReportStandaloneConsolidated');
    return refuseFile('no-period', 'NatureOfReportStandaloneConsolidated', fact?.line);
  }

  const scale = troubleOfScale(instance);
  if (scale) return scale;
  const columns = columnsOf(instance, days.value);
  const doubts = new Set<string>();
  const period = figuresOf(instance, form, columns.period, doubts);
  const toDate = figuresOf(instance, form, columns.toDate, doubts);
  if (toDate.sales === null && toDate.netProfit === null && toDate.totalAssets === null) {
    return refuseFile('no-figures', 'RevenueFromOperations');
  }
  if (isBelow(toDate.sales, period.sales)) return refuseFile('year-below-period', 'FourD');
  const saidIn = (name: string) => {
    const facts = instance.facts.get(name) ?? [];
    const ofYear = facts.find(({ context }) => columns.toDate.flow.includes(context));
    return (ofYear ?? facts[0])?.text.toLowerCase() ?? '';
  };
  const audited = saidIn('WhetherResultsAreAuditedOrUnaudited');
  const opinion = saidIn('DeclarationOfUnmodifiedOpinionOrStatementOnImpactOfAuditQualification');
  return {
    ok: true,
    value: {
      taxonomy,
      form,
      ...company.value,
      basis: nature === 'consolidated' ? 'consolidated' : 'standalone',
      isAudited: audited === '' ? null : /^audited$/.test(audited),
      isOpinionClean: /unmodified/.test(opinion)
        ? true
        : /qualification/.test(opinion)
          ? false
          : null,
      periodEndsOn: days.value.periodEndsOn,
      yearStartsOn: days.value.yearStartsOn,
      yearEndsOn: days.value.yearEndsOn,
      approvedOn:
        readIsoDate(head('DateOfEndOfBoardMeeting').slice(0, 10)) ??
        readIsoDate(head('DateOfBoardMeetingWhenFinancialResultsWereApproved').slice(0, 10)),
      period,
      toDate,
      doubts: [...doubts],
    },
  };
}

/** A year to date cannot have sold less than its last quarter: the column then holds something else. */
function isBelow(toDate: number | null, period: number | null): boolean {
  return toDate !== null && period !== null && period > 0 && toDate < period * 0.999;
}

type Days = {
  periodStartsOn: IsoDate;
  periodEndsOn: IsoDate;
  yearStartsOn: IsoDate;
  yearEndsOn: IsoDate;
};

/** The days that the filing names; where a context declares another day of the balance sheet, one of them is wrong. */
function readDays({ facts, contexts }: XbrlInstance): FileRead<Days> {
  const dayIn = (name: string): FileRead<IsoDate> => {
    const given = facts.get(name) ?? [];
    const texts = new Set(given.map(({ text }) => text.slice(0, 10)));
    const [text = ''] = texts;
    const line = given.at(-1)?.line;
    if (texts.size > 1) return refuseFile('two-dates', name, line);
    const day = readIsoDate(text);
    return day ? { ok: true, value: day } : refuseFile('no-period', name, line);
  };
  const periodStartsOn = dayIn('DateOfStartOfReportingPeriod');
  if (!periodStartsOn.ok) return periodStartsOn;
  const periodEndsOn = dayIn('DateOfEndOfReportingPeriod');
  if (!periodEndsOn.ok) return periodEndsOn;
  const yearStartsOn = dayIn('DateOfStartOfFinancialYear');
  if (!yearStartsOn.ok) return yearStartsOn;
  const yearEndsOn = dayIn('DateOfEndOfFinancialYear');
  if (!yearEndsOn.ok) return yearEndsOn;
  const days = {
    periodStartsOn: periodStartsOn.value,
    periodEndsOn: periodEndsOn.value,
    yearStartsOn: yearStartsOn.value,
    yearEndsOn: yearEndsOn.value,
  };
  if (days.periodEndsOn < days.periodStartsOn || days.yearEndsOn < days.periodEndsOn) {
    return refuseFile('two-dates', 'DateOfEndOfReportingPeriod');
  }
  const balanceDay = contexts.get('OneI')?.day;
  if (balanceDay && balanceDay !== days.periodEndsOn) {
    return refuseFile('two-dates', `OneI ${balanceDay}`);
  }
  return { ok: true, value: days };
}

/** The contexts of a column, the first that has the line counts. */
type ColumnContexts = Readonly<Record<Column, readonly string[]>>;

function columnsOf({ contexts }: XbrlInstance, days: Days) {
  const spanning = (from: IsoDate, to: IsoDate) =>
    [...contexts].flatMap(([id, { startsOn, endsOn, hasDimensions }]) =>
      startsOn === from && endsOn === to && !hasDimensions && !['OneD', 'FourD'].includes(id)
        ? [id]
        : [],
    );
  const onDay = [...contexts].flatMap(([id, { day, hasDimensions }]) =>
    day === days.periodEndsOn && !hasDimensions && id !== 'OneI' ? [id] : [],
  );
  const isYearOnePeriod = days.periodStartsOn === days.yearStartsOn;
  const ofPeriod = ['OneD', ...spanning(days.periodStartsOn, days.periodEndsOn)];
  const ofToDate = isYearOnePeriod
    ? ['FourD', ...ofPeriod]
    : ['FourD', ...spanning(days.yearStartsOn, days.periodEndsOn)];
  const balance = ['OneI', ...onDay];
  const capital = ['FourD', 'OneD', 'OneI', ...balance];
  const period: ColumnContexts = { flow: ofPeriod, cashFlow: [], balance: [], capital };
  const toDate: ColumnContexts = {
    flow: ofToDate,
    // A cash flow statement is always of the year to date (Ind AS 34, paragraph 20).
    cashFlow: [...ofToDate, 'OneD'],
    balance,
    capital,
  };
  return { period, toDate };
}

/** Refuses a whole file in another currency or with amounts that are not rupees. */
function troubleOfScale({ facts, units }: XbrlInstance): ReturnType<typeof refuseFile> | null {
  for (const name of [paidUpLine, ...Object.values(figureSources.general).flatMap(linesOf)]) {
    for (const { unit, line } of facts.get(name) ?? []) {
      const measure = unit === null ? 'INR' : (units.get(unit) ?? unit);
      if (measure !== 'INR') return refuseFile('currency', `${name} ${measure}`, line);
    }
  }
  const paidUp = facts.get(paidUpLine)?.find(({ text }) => numberIn(text));
  const rupees = paidUp ? Math.abs(numberIn(paidUp.text) ?? 0) : null;
  return paidUp && rupees && rupees < leastPaidUpRupees
    ? refuseFile('not-in-rupees', `${paidUpLine} ${paidUp.text}`, paidUp.line)
    : null;
}

function linesOf(source: { firstOf: readonly string[] } | { sumOf: readonly string[] }) {
  return 'firstOf' in source ? source.firstOf : source.sumOf;
}

/** A decimal number as XBRL writes it; null for anything else. */
function numberIn(text: string): number | null {
  return /^[-+]?\d{1,18}(?:\.\d{1,12})?$/.test(text) ? Number(text) : null;
}

function figuresOf(
  { facts }: XbrlInstance,
  form: StatementForm,
  columns: ColumnContexts,
  doubts: Set<string>,
): Figures {
  /** The fact in the first context of the column that has one; null where its values differ or are no numbers. */
  const amount = (column: Column, name: string): { value: number; fact: XbrlFact } | null => {
    for (const context of columns[column]) {
      const found = (facts.get(name) ?? []).filter((fact) => fact.context === context);
      const [fact] = found;
      if (!fact) continue;
      const values = new Set(found.map(({ text }) => numberIn(text)));
      const [value = null] = values;
      if (values.size === 1 && value !== null) return { value, fact };
      doubts.add(name);
      return null;
    }
    return null;
  };
  const rupees = (column: Column, name: string) => amount(column, name)?.value ?? null;

  const nil = new Set<string>();
  for (const { total, lines } of provingTotals) {
    const whole = amount('flow', total);
    const given = lines.map((name) => amount('flow', name));
    if (!whole || lines.some((name) => doubts.has(name))) continue;
    const sum = given.reduce((all, part) => all + (part?.value ?? 0), 0);
    const rounding = 10 ** Math.max(0, -(whole.fact.decimals ?? 0));
    if (Math.abs(sum - whole.value) > rounding * lines.length) continue;
    lines.forEach((name, index) => given[index] ?? nil.add(name));
  }
  const flowOrNil = (name: string) => rupees('flow', name) ?? (nil.has(name) ? 0 : null);

  const figure = (name: FigureName): number | null => {
    const source = figureSources[form][name];
    if (!source) return null;
    if ('firstOf' in source) {
      const first = source.firstOf.find((line) => amount(source.column, line));
      if (first !== undefined) return rupees(source.column, first);
      return source.firstOf.some((line) => nil.has(line)) ? 0 : null;
    }
    const given = source.sumOf.map((line) => rupees(source.column, line));
    const isKnown = source.needs
      ? rupees(source.column, source.needs) !== null
      : given.some((value) => value !== null) || source.sumOf.every((line) => nil.has(line));
    if (!isKnown || source.sumOf.some((line) => doubts.has(line))) return null;
    return given.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  };
  const crore = (value: number | null) => (value === null ? null : value / rupeesPerCrore);

  const all = Object.fromEntries(figureNames.map((name) => [name, crore(figure(name))])) as Record<
    FigureName,
    number | null
  >;
  // Payments: some filers give them a minus sign.
  const paid = (value: number | null) => (value === null ? null : Math.abs(value));
  const faceRupees = rupees('capital', faceValueLine);
  const paidUp = rupees('capital', paidUpLine);
  const operating =
    form === 'general'
      ? [
          rupees('flow', beforeExceptionalLine),
          flowOrNil('FinanceCosts'),
          flowOrNil('DepreciationDepletionAndAmortisationExpense'),
          negative(flowOrNil('OtherIncome')),
        ]
      : [null];
  return {
    ...all,
    operatingProfit: crore(sumOfKnown(operating)),
    capitalSpending: paid(all.capitalSpending),
    dividends: paid(all.dividends),
    shares:
      faceRupees && paidUp && faceRupees > 0 && paidUp > 0 ? crore(paidUp / faceRupees) : null,
  };
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}

function sumOfKnown(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}
