import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readAmfiDate } from './amfi-date';
import { optionIn, planIn } from './plan-and-option';
import type { Scheme } from './scheme';

export type NavAll = {
  schemes: readonly Scheme[];
  /** The newest day that a good part of the list speaks of. */
  asOf: IsoDate;
  /** Lines that were no row of this table, or a row of a day that has not come. */
  refusedRows: number;
};

/** More lines than this share cannot be an oddity: the file has another shape. */
const maxRefusedShare = 0.01;
/** A day counts as the list's day when at least this share of its rows have it. */
const dayShare = 0.1;

/**
 * AMFI's NAVAll.txt, in its old form of six columns and the new one of eight (since August 2026; domain.md
 * 4.1), read by the names in its header. NAVs of zero and N.A. become null. A date of tomorrow is right for
 * liquid and overnight funds; a later one makes the row a mistake.
 * @param today the day in India. @throws when the file has another shape.
 */
export function parseNavAll(text: string, today: IsoDate): NavAll {
  const lines = text.split(/\r?\n/);
  const headerAt = lines.findIndex((line) => /^\uFEFF?\s*scheme code\s*;/i.test(line));
  if (headerAt < 0) throw new Error('NAVAll: no header');
  const columns = columnsOf(lines[headerAt]!);
  const tomorrow = dateOfDayNumber(dayNumberOf(today) + 1);
  const schemes = new Map<number, Scheme>();
  let section: Section = { structure: 'open-ended', category: '' };
  let house = '';
  let refusedRows = 0;

  for (const line of lines.slice(headerAt + 1)) {
    if (line.includes(';')) {
      const scheme = schemeOf(line.split(';'), columns, section, house, tomorrow);
      if (scheme && !schemes.has(scheme.code)) schemes.set(scheme.code, scheme);
      else refusedRows += 1;
      continue;
    }
    const heading = line.trim();
    if (!heading) continue;
    const next = sectionOf(heading);
    if (next) section = next;
    else house = heading;
  }
  if (refusedRows > (schemes.size + refusedRows) * maxRefusedShare) {
    throw new Error(`NAVAll: ${refusedRows} lines are no rows`);
  }
  const list = [...schemes.values()];
  return { schemes: list, asOf: dayOf(list), refusedRows };
}

type Columns = Readonly<Record<'code' | 'name' | 'nav' | 'date', number>> & {
  /** Null in the old format. */
  plan: number | null;
  option: number | null;
  isin: number | null;
  reinvestmentIsin: number | null;
  count: number;
};

function columnsOf(header: string): Columns {
  const names = header.split(';').map((name) =>
    name
      .replace(/[\s\uFEFF]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  const find = (pattern: RegExp) => {
    const index = names.findIndex((name) => pattern.test(name));
    return index < 0 ? null : index;
  };
  const need = (pattern: RegExp) => {
    const index = find(pattern);
    if (index === null) throw new Error(`NAVAll: no column ${pattern}`);
    return index;
  };
  return {
    code: need(/^scheme code$/),
    name: need(/^(scheme|nav) name$/),
    nav: need(/^net asset value$/),
    date: need(/^date$/),
    plan: find(/^plan$/),
    option: find(/^option$/),
    isin: find(/^isin div payout/),
    reinvestmentIsin: find(/^isin div reinvestment/),
    count: names.length,
  };
}

type Section = Pick<Scheme, 'structure' | 'category'>;

const structures: Readonly<Record<string, Scheme['structure']>> = {
  open: 'open-ended',
  close: 'close-ended',
  interval: 'interval',
};

/** 'Open Ended Schemes(Debt Scheme - Gilt Fund)'; null for the line of a house. */
function sectionOf(heading: string): Section | null {
  const found = /^(open|close|interval)[a-z -]*schemes?\s*\(\s*(.*?)\s*\)$/i.exec(heading);
  const structure = structures[found?.[1]?.toLowerCase() ?? ''];
  return structure ? { structure, category: readable(found![2]!) } : null;
}

/** One section's apostrophe arrives encoded twice; names are padded and doubly spaced. */
function readable(text: string): string {
  return text
    .replace(/Ã¢Â€Â™|Ã¢â‚¬â„¢|â€™|â\u0080\u0099/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
}

function schemeOf(
  fields: readonly string[],
  columns: Columns,
  section: Section,
  house: string,
  tomorrow: IsoDate,
): Scheme | null {
  if (fields.length !== columns.count) return null;
  const at = (index: number | null) => (index === null ? '' : fields[index]!.trim());
  const codeText = at(columns.code);
  const name = readable(at(columns.name));
  const navDate = readAmfiDate(at(columns.date));
  if (!/^\d{1,9}$/.test(codeText) || !name || !navDate || navDate > tomorrow) return null;
  return {
    code: Number(codeText),
    name,
    house: readable(house),
    ...section,
    plan: planIn(columns.plan === null ? name : at(columns.plan)),
    option: optionIn(columns.option === null ? name : at(columns.option)),
    isin: isinOf(at(columns.isin)),
    reinvestmentIsin: isinOf(at(columns.reinvestmentIsin)),
    nav: navOf(at(columns.nav)),
    navDate,
  };
}

function isinOf(text: string): string | null {
  return /^IN[A-Z0-9]{10}$/.test(text) ? text : null;
}

/** '10.' is ten; '0', '0.0000', 'N.A.' and '-' are no NAV. */
function navOf(text: string): number | null {
  const nav = /^\d+(\.\d*)?$/.test(text) ? Number(text) : 0;
  return nav > 0 ? nav : null;
}

function dayOf(schemes: readonly Scheme[]): IsoDate {
  const counts = new Map<IsoDate, number>();
  for (const { navDate } of schemes) {
    if (navDate) counts.set(navDate, (counts.get(navDate) ?? 0) + 1);
  }
  const days = [...counts.keys()].sort().reverse();
  const newest = days.find((day) => counts.get(day)! >= schemes.length * dayShare) ?? days[0];
  if (!newest) throw new Error('NAVAll: no row has a date');
  return newest;
}
