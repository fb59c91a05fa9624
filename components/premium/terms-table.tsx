import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { planTerms } from '@/lib/premium/terms';

/** Trial, cancelling, money back and data, each with the day since when it holds. */
export function TermsTable({
  since,
  messages,
}: {
  /** A day in words. */
  since: string;
  messages: Messages['premium']['terms'];
}) {
  return (
    <Table
      caption={fill(messages.caption, { date: since })}
      rowKey={({ subject }) => subject}
      rows={messages.rows}
      columns={[
        { id: 'subject', title: messages.subject, cell: ({ subject }) => subject },
        {
          id: 'rule',
          title: messages.rule,
          width: 'sentence',
          cell: ({ rule }) => fill(rule, planTerms),
        },
        {
          id: 'since',
          title: messages.since,
          isUnbroken: true,
          cell: () => since,
        },
      ]}
    />
  );
}
