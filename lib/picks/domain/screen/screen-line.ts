import { maximumDrawdown } from '@/lib/cashflow/drawdown';
import { csvTable, csvText } from '@/lib/csv/csv';
import type { Messages } from '@/lib/messages';
import { companiesNamed, sortedRows, type ListSort } from '@/lib/picks/domain/company/company-list';
import type { BackTest } from '@/lib/picks/domain/record/list-outcome';
import type { ScreenedCompany } from './screen';
import type { ScreenId } from './screens';

export type ScreenLine = {
  id: ScreenId;
  /** How many companies pass, of how many. */
  passed: number;
  companies: number;
  /** Between the last two runs on record; null where there are not two. */
  changes: { entries: number; exits: number } | null;
  /** Five years back; null where nothing can be computed. */
  test: BackTest | null;
  worksWithoutPrices: boolean;
};

export type ScreenNames = Readonly<Record<ScreenId, { name: string; idea: string }>>;

/** What 100 became in the back-test. */
export function endOf(test: BackTest | null): number | null {
  return test?.months.at(-1)?.equalWeight ?? null;
}

/** Percentage points a year over the benchmark. */
export function aheadOf(test: BackTest | null): number | null {
  const own = test?.equalWeight?.annualPercent ?? null;
  const market = test?.benchmark?.annualPercent ?? null;
  return own === null || market === null ? null : own - market;
}

export function fallOf(test: BackTest | null): number | null {
  const values = test?.months.map(({ date, equalWeight }) => ({ date, value: equalWeight })) ?? [];
  return maximumDrawdown(values)?.percent ?? null;
}

/** Screens whose name or idea has each of the words, and those that list a company with these words. */
export function screensNamed<Line extends { id: ScreenId; listed: readonly ScreenedCompany[] }>(
  lines: readonly Line[],
  words: string,
  names: ScreenNames,
): readonly Line[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ id, listed }) => {
    const text = `${names[id].name} ${names[id].idea}`.toLowerCase();
    return wanted.every((word) => text.includes(word)) || companiesNamed(listed, words).length > 0;
  });
}

/** The columns by which the list of screens can be sorted. */
export const screenColumns = [
  'screen',
  'passed',
  'ahead',
  'entries',
  'exits',
  'became',
  'fall',
] as const;

/** @param sort null: in the order of `lines`, by name */
export function sortedScreens<Line extends ScreenLine>(
  lines: readonly Line[],
  sort: ListSort | null,
  names: ScreenNames,
): readonly Line[] {
  return sortedRows(lines, sort, (line, by) => {
    switch (by) {
      case 'passed':
        return line.passed;
      case 'ahead':
        return aheadOf(line.test);
      case 'entries':
        return line.changes?.entries ?? null;
      case 'exits':
        return line.changes?.exits ?? null;
      case 'became':
        return endOf(line.test);
      case 'fall':
        return fallOf(line.test);
      default:
        return names[line.id].name;
    }
  });
}

/**
 * The list of screens as a file.
 * @param notes stand above the table, a line each: the day, what the back-test is, sample data
 */
export function screensCsv(
  lines: readonly ScreenLine[],
  names: ScreenNames,
  notes: readonly string[],
  messages: Messages['picks']['list']['table']['csv'],
): string {
  const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));
  return csvText([
    ...notes.map((note) => [note]),
    [],
    ...csvTable<ScreenLine>(
      [
        [messages.screen, ({ id }) => names[id].name],
        [messages.idea, ({ id }) => names[id].idea],
        [messages.passed, ({ passed }) => passed],
        [messages.companies, ({ companies }) => companies],
        [messages.entries, ({ changes }) => changes?.entries],
        [messages.exits, ({ changes }) => changes?.exits],
        [messages.became, ({ test }) => rounded(endOf(test))],
        [messages.ahead, ({ test }) => rounded(aheadOf(test))],
        [messages.fall, ({ test }) => rounded(fallOf(test))],
        [messages.prices, ({ worksWithoutPrices }) => Number(!worksWithoutPrices)],
      ],
      lines,
    ),
  ]);
}
