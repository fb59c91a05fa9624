import type { IsoDate } from '@/lib/calendar/iso-date';
import { createReadReport, type ReadReport } from '@/lib/sources/read-report';
import {
  finishReport,
  readAmfiDate,
  navOf,
  columnsOf,
  isHeader,
  headingOf,
  readable,
  type Columns,
  type Section,
} from './amfi-text';
import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import {
  optionIn,
  planAndOptionAtEnd,
  planIn,
  planInOption,
  nameWithPlanAndOption,
  withNamesOfTheirOwn,
} from '@/lib/funds/domain/plan-and-option';
import { readSchemeCode, type Scheme } from '@/lib/funds/domain/scheme';

export type NavAll = {
  schemes: readonly Scheme[];
  /** The newest day, today at the latest, that at least a tenth of the rows have (`dayShare`). */
  asOf: IsoDate;
  report: ReadReport;
};

export type NavAllDays = {
  /** The day in India. */
  today: IsoDate;
  /** The latest day that a row may have. */
  newest: IsoDate;
};

/** A day counts as the list's day when at least this share of its rows have it. */
const dayShare = 0.1;

/**
 * AMFI's NAVAll.txt, in its old form of six columns and the new one of eight (since 20 Aug 2026), read by the names
 * in its header. NAVs of zero and N.A. become null. A doubtful row is left out and counted: one that is truncated,
 * dated after the newest permitted day, below zero, or of a code that has two NAVs.
 * @throws when the file has another shape (no header, or more than a tenth of its rows doubtful), or breaks off.
 */
export function parseNavAll(text: string, days: NavAllDays): NavAll {
  const lines = text.split(/\r\n|\r|\n/);
  const headerAt = lines.findIndex(isHeader);
  if (headerAt < 0) throw new Error('NAVAll: no header');
  const columns = columnsOf(lines[headerAt]!);
  const report = createReadReport();
  columns.newFields.forEach(report.noteNewField);
  columns.lostFields.forEach(report.noteLostField);
  const schemes = new Map<number, Scheme>();
  const contradicted = new Set<number>();
  let section: Section = { structure: 'open-ended', amfiCategory: '' };
  let house = '';

  const add = (scheme: Scheme) => {
    const known = schemes.get(scheme.code);
    if (!known) {
      schemes.set(scheme.code, scheme);
      report.accept();
    } else if (known.nav !== scheme.nav || known.navDate !== scheme.navDate) {
      contradicted.add(scheme.code);
      report.refuse('a code with two NAVs');
    }
  };

  for (let at = headerAt + 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.includes(';')) {
      if (isHeader(line)) continue;
      const row = schemeOf(line, columns, section, house, days.newest);
      if (typeof row === 'string') report.refuse(row);
      else add(row);
      continue;
    }
    if (line.trim() === '') continue;
    const heading = headingOf(line);
    if (!heading) report.refuse('neither a row nor a heading');
    else if ('house' in heading) house = heading.house;
    else {
      section = heading.section;
      if (!findCategory(section.amfiCategory)) report.noteNewWord('category', section.amfiCategory);
    }
  }
  // The date stands last: a row that is read is whole, also without its line break.
  const end = lines.at(-1)!;
  const isWithinLine = end.trim() !== '';
  if (isWithinLine && typeof schemeOf(end, columns, section, house, days.newest) === 'string') {
    throw new Error('NAVAll: broken off');
  }
  for (const code of contradicted) schemes.delete(code);
  const finished = finishReport(report, 'NAVAll');
  const list = withNamesOfTheirOwn([...schemes.values()]);
  return { schemes: list, asOf: dayOf(list, days.today), report: finished };
}

/** A row of the list or of a report of past NAVs as a scheme, or why it was refused. */
export function schemeOf(
  line: string,
  columns: Columns,
  { structure, amfiCategory }: Section,
  house: string,
  newest: IsoDate,
): Scheme | string {
  if (line.length > 1_000) return 'a row of more than 1,000 characters';
  const fields = line.split(';');
  if (fields.length !== columns.count) return 'another number of columns';
  const at = (index: number | null) => (index === null ? '' : readable(fields[index]!));
  const code = readSchemeCode(at(columns.code));
  const name = at(columns.name);
  const navDate = readAmfiDate(at(columns.date));
  const nav = navOf(at(columns.nav));
  if (code === null) return 'a code that is no number';
  if (!name) return 'no name';
  if (!navDate) return 'an unreadable date';
  if (navDate > newest) return 'dated too far ahead';
  if (nav === undefined) return 'an unreadable NAV';
  const [plan, option] = [at(columns.plan), at(columns.option)];
  const end = planAndOptionAtEnd(name);
  return {
    code,
    name: nameWithPlanAndOption(name, plan, option),
    house,
    structure,
    amfiCategory,
    category: findCategory(amfiCategory)?.name ?? amfiCategory,
    plan: plan
      ? planIn(plan)
      : (planInOption(option) ?? planIn(columns.plan === null ? name : end)),
    option: optionIn(option || (columns.option === null ? name : end)),
    optionText: option || null,
    isin: isinOf(at(columns.isin)),
    reinvestmentIsin: isinOf(at(columns.reinvestmentIsin)),
    nav,
    navDate,
  };
}

function isinOf(text: string): string | null {
  return /^IN[A-Z0-9]{10}$/.test(text) ? text : null;
}

/** Rows that are dated ahead never make the list's day. */
function dayOf(schemes: readonly Scheme[], today: IsoDate): IsoDate {
  const counts = new Map<IsoDate, number>();
  for (const { navDate } of schemes) {
    if (navDate && navDate <= today) counts.set(navDate, (counts.get(navDate) ?? 0) + 1);
  }
  const days = [...counts.keys()].sort().reverse();
  const newest = days.find((day) => counts.get(day)! >= schemes.length * dayShare) ?? days[0];
  if (!newest) throw new Error('NAVAll: no row has a date');
  return newest;
}
