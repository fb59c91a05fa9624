import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { planTerms } from '@/lib/premium/terms';

/** Trial, cancelling, money back and data, each with the day since when it holds. */
export function TermsTable({
  since,
  words,
}: {
  /** A day in words. */
  since: string;
  words: Messages['premium']['terms'];
}) {
  return (
    <Table
      caption={fill(words.caption, { date: since })}
      rowKey={({ subject }) => subject}
      rows={words.rows}
      columns={[
        { id: 'subject', title: words.subject, cell: ({ subject }) => subject },
        {
          id: 'rule',
          title: words.rule,
          width: 'sentence',
          cell: ({ rule }) => fill(rule, planTerms),
        },
        {
          id: 'since',
          title: words.since,
          isUnbroken: true,
          cell: () => since,
        },
      ]}
    />
  );
}
