import { success } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { figuresBy, type FigureName, type Figures } from '@/lib/picks/domain/company/company';
import { difference, over, sum } from '@/lib/picks/domain/ratios/known-years';
import { refuseFile, type FileRead } from './file-problem';
import {
  amountLines,
  beforeExceptionalLine,
  faceValueLine,
  figureSources,
  isWantedLine,
  linesBelowZero,
  paidUpLine,
  provingTotals,
  statementFormOf,
  type Column,
  type Source,
  type StatementForm,
} from './statement-lines';
import {
  filedCompany,
  headFact,
  headText,
  readXbrlInstance,
  shareholdingTaxonomy,
  xbrlNumber,
  type FiledCompany,
  type Taxonomy,
  type XbrlFact,
  type XbrlInstance,
} from './xbrl-instance';

/** One filing of results. Amounts in ₹ crore, shares in crore. */
export type ResultsFiling = FiledCompany & {
  taxonomy: Taxonomy;
  form: StatementForm;
  basis: 'consolidated' | 'standalone';
  /** Whether the auditor's opinion on the year is unmodified; null where it is not said. */
  isOpinionClean: boolean | null;
  periodEndsOn: IsoDate;
  yearStartsOn: IsoDate;
  yearEndsOn: IsoDate;
  /** The day of the board meeting: no earlier day is possible for its publication. */
  approvedOn: IsoDate | null;
  /** The figures of the period alone, usually a quarter. */
  period: Figures;
  /** From the start of the fiscal year, with the balance sheet of its last day. */
  toDate: Figures;
  /** Lines that were left out because the filing gives them two values, no number, or one below zero that cannot be. */
  doubts: readonly string[];
};

const rupeesPerCrore = 10_000_000;
/** No listed company has a smaller paid-up capital: figures below are in thousands or lakh instead of rupees. */
const minPaidUpRupees = 1_000_000;

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
  const opinions =
    instance.facts.get('DeclarationOfUnmodifiedOpinionOrStatementOnImpactOfAuditQualification') ??
    [];
  const ofYear = opinions.find(({ context }) => columns.toDate.flow.includes(context));
  const opinion = (ofYear ?? opinions[0])?.text.toLowerCase() ?? '';
  return {
    ok: true,
    value: {
      taxonomy,
      form,
      ...company.value,
      basis: nature === 'consolidated' ? 'consolidated' : 'standalone',
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
    return day ? success(day) : refuseFile('no-period', name, line);
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
  return success(days);
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
  for (const name of amountLines) {
    for (const { unit, line } of facts.get(name) ?? []) {
      const measure = unit === null ? 'INR' : (units.get(unit) ?? unit);
      if (measure !== 'INR') return refuseFile('currency', `${name} ${measure}`, line);
    }
  }
  const paidUp = facts.get(paidUpLine)?.find(({ text }) => xbrlNumber(text));
  const rupees = paidUp ? Math.abs(xbrlNumber(paidUp.text) ?? 0) : null;
  return paidUp && rupees && rupees < minPaidUpRupees
    ? refuseFile('not-in-rupees', `${paidUpLine} ${paidUp.text}`, paidUp.line)
    : null;
}

type AmountOf = (column: Column, name: string) => { value: number; fact: XbrlFact } | null;

/** The fact in the first context of a column that has one; null where its values differ or cannot be. */
function amountsIn(
  { facts }: XbrlInstance,
  columns: ColumnContexts,
  doubts: Set<string>,
): AmountOf {
  return (column, name) => {
    const given = facts.get(name) ?? [];
    const context = columns[column].find((id) => given.some((fact) => fact.context === id));
    const found = given.filter((fact) => fact.context === context);
    const [fact] = found;
    if (!fact) return null;
    const [value = null, ...others] = new Set(found.map(({ text }) => xbrlNumber(text)));
    const canBe =
      value !== null && (value >= 0 || column !== 'balance' || linesBelowZero.includes(name));
    if (canBe && others.length === 0) return { value, fact };
    doubts.add(name);
    return null;
  };
}

/** The lines that are left out and nil: the given ones add up to the total. */
function nilLines(amount: AmountOf, doubts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    provingTotals.flatMap(({ total, lines }): string[] => {
      const whole = amount('flow', total);
      const given = lines.map((name) => amount('flow', name)?.value ?? null);
      if (!whole || lines.some((name) => doubts.has(name))) return [];
      const added = given.reduce<number>((all, value) => all + (value ?? 0), 0);
      const rounding = 10 ** Math.max(0, -(whole.fact.decimals ?? 0));
      if (Math.abs(added - whole.value) > rounding * lines.length) return [];
      return lines.filter((_, index) => given[index] === null);
    }),
  );
}

/** The whole where the parts do not add up to it: filers leave them out, or fill them with zeros. */
function ownersPart(
  { column, whole, owners, others }: Extract<Source, { whole: string }>,
  amount: AmountOf,
): number | null {
  const [all, own, rest] = [whole, owners, others].map((name) => amount(column, name));
  if (!all || !own) return all?.value ?? null;
  const rounding = 10 ** Math.max(0, -(all.fact.decimals ?? 0));
  const isProven = Math.abs(own.value + (rest?.value ?? 0) - all.value) <= 2 * rounding;
  return isProven ? own.value : all.value;
}

function figuresOf(
  instance: XbrlInstance,
  form: StatementForm,
  columns: ColumnContexts,
  doubts: Set<string>,
): Figures {
  const amount = amountsIn(instance, columns, doubts);
  const nil = nilLines(amount, doubts);
  const rupees = (column: Column, name: string) => amount(column, name)?.value ?? null;
  const flowOrNil = (name: string) => rupees('flow', name) ?? (nil.has(name) ? 0 : null);
  const crore = (value: number | null) => over(value, rupeesPerCrore);

  const figure = (name: FigureName): number | null => {
    const source = figureSources[form][name];
    if (!source) return null;
    if ('whole' in source) return ownersPart(source, amount);
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
    return given.reduce<number>((all, value) => all + (value ?? 0), 0);
  };
  const operatingProfit = () =>
    difference(
      sum(
        rupees('flow', beforeExceptionalLine),
        flowOrNil('FinanceCosts'),
        flowOrNil('DepreciationDepletionAndAmortisationExpense'),
      ),
      flowOrNil('OtherIncome'),
    );

  const all = figuresBy((name) => crore(figure(name)));
  // Payments: some filers give them a minus sign.
  const paid = (value: number | null) => (value === null ? null : Math.abs(value));
  const [paidUp, faceRupees] = [rupees('capital', paidUpLine), rupees('capital', faceValueLine)];
  return {
    ...all,
    operatingProfit: form === 'general' ? crore(operatingProfit()) : null,
    capitalSpending: paid(all.capitalSpending),
    dividends: paid(all.dividends),
    shares: paidUp && paidUp > 0 ? crore(over(paidUp, faceRupees)) : null,
  };
}
