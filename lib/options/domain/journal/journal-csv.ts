import { csvText } from '@/lib/csv/csv';
import type { JournalEntry } from './journal-entry';
import { netOf, planAgainstResult, type PlanComparison } from './journal-statistics';

type JournalCsvMessages = {
  columns: Readonly<
    Record<
      | 'strategy'
      | 'openedOn'
      | 'spot'
      | 'entry'
      | 'why'
      | 'target'
      | 'stop'
      | 'maxLoss'
      | 'closedOn'
      | 'result'
      | 'charges'
      | 'net'
      | 'followedPlan'
      | 'note'
      | 'comparison'
      | 'legs',
      string
    >
  >;
  yes: string;
  no: string;
  comparisons: Readonly<Record<PlanComparison, string>>;
  /** Where the legs of an entry open. */
  pageUrl: string;
};

/** The journal as RFC 4180 has it. What is not known is empty; text that a spreadsheet would run is made harmless. */
export function journalCsv(entries: readonly JournalEntry[], messages: JournalCsvMessages): string {
  const { columns } = messages;
  const rows = entries.map((entry) => {
    const { close } = entry;
    const comparison = planAgainstResult(entry);
    const byColumn: Record<keyof typeof columns, string | number | null> = {
      strategy: entry.strategy,
      openedOn: entry.openedOn,
      spot: entry.spot,
      entry: entry.entryRupees,
      why: entry.why,
      target: entry.targetRupees,
      stop: entry.stopRupees,
      maxLoss: entry.maxLossRupees,
      closedOn: close && close.closedOn,
      result: close && close.resultRupees,
      charges: close && close.chargesRupees,
      net: close && netOf(close),
      followedPlan: close && (close.followedPlan ? messages.yes : messages.no),
      note: close && close.note,
      comparison: comparison && messages.comparisons[comparison],
      legs: entry.query && `${messages.pageUrl}?${entry.query}`,
    };
    return columnNames(columns).map((name) => byColumn[name]);
  });
  const titles = columnNames(columns).map((name) => columns[name]);
  return csvText([titles, ...rows]);
}

function columnNames<Columns extends object>(columns: Columns): (keyof Columns)[] {
  return Object.keys(columns) as (keyof Columns)[];
}
