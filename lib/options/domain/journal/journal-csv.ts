import { csvTable, csvText, type CsvCell } from '@/lib/csv/csv';
import type { Messages } from '@/lib/messages';
import type { JournalClose, JournalEntry } from './journal-entry';
import { netOf, planAgainstResult, type PlanComparison } from './journal-statistics';

type JournalCsvMessages = Pick<Messages['optionJournal']['csv'], 'columns' | 'yes' | 'no'> & {
  comparisons: Readonly<Record<PlanComparison, string>>;
  /** Where the legs of an entry open. */
  pageUrl: string;
};

/** The journal as RFC 4180 has it. What is not known is empty; text that a spreadsheet would run is made harmless. */
export function journalCsv(entries: readonly JournalEntry[], messages: JournalCsvMessages): string {
  const { columns, comparisons, pageUrl, yes, no } = messages;
  const ofClose =
    (cell: (close: JournalClose) => CsvCell) =>
    ({ close }: JournalEntry) =>
      close && cell(close);
  const table = csvTable<JournalEntry>(
    [
      [columns.strategy, ({ strategy }) => strategy],
      [columns.openedOn, ({ openedOn }) => openedOn],
      [columns.spot, ({ spot }) => spot],
      [columns.entry, ({ entryRupees }) => entryRupees],
      [columns.why, ({ why }) => why],
      [columns.target, ({ targetRupees }) => targetRupees],
      [columns.stop, ({ stopRupees }) => stopRupees],
      [columns.maxLoss, ({ maxLossRupees }) => maxLossRupees],
      [columns.closedOn, ofClose(({ closedOn }) => closedOn)],
      [columns.result, ofClose(({ resultRupees }) => resultRupees)],
      [columns.charges, ofClose(({ chargesRupees }) => chargesRupees)],
      [columns.net, ofClose(netOf)],
      [columns.followedPlan, ofClose(({ followedPlan }) => (followedPlan ? yes : no))],
      [columns.note, ofClose(({ note }) => note)],
      [
        columns.comparison,
        (entry) => {
          const comparison = planAgainstResult(entry);
          return comparison && comparisons[comparison];
        },
      ],
      [columns.legs, ({ query }) => query && `${pageUrl}?${query}`],
    ],
    entries,
  );
  return csvText(table);
}
