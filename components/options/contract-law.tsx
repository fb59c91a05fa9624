import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { holidaysKnownTo } from '@/lib/calendar/holidays';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** A rule with its value in words; `isDue`: a newer one may exist that we do not hold. */
export type ContractRule = { rule: string; value: string; law: LawReference; isDue: boolean };

/** Lots, expiry days and charges with the day since which each holds, and a warning where one is old. */
export function ContractLaw({
  rules,
  messages,
}: {
  rules: readonly ContractRule[];
  messages: Messages['options']['law'];
}) {
  const due = rules.filter(({ isDue }) => isDue);
  return (
    <Card title={messages.title} titleId="option-law" description={messages.lead}>
      <div className="grid grid-cols-1 gap-4">
        {due.length > 0 ? (
          <Alert tone="warn">
            {fill(messages.due, { rules: due.map(({ rule }) => rule).join(', ') })}
          </Alert>
        ) : null}
        <Table
          caption={messages.caption}
          isCaptionHidden
          rows={rules}
          rowKey={({ law }) => law.id}
          columns={[
            { id: 'rule', title: messages.rule, cell: ({ rule }) => rule },
            { id: 'value', title: messages.value, cell: ({ value }) => value },
            {
              id: 'since',
              title: messages.since,
              cell: ({ law, isDue }) => (
                <>
                  <span className="whitespace-nowrap">{formatDate(law.from)}</span>{' '}
                  {isDue ? <Badge tone="warn">{messages.dueMark}</Badge> : null}
                </>
              ),
            },
            {
              id: 'source',
              title: messages.source,
              width: 'sentence',
              cell: ({ law }) => <LawCitation source={law.source} messages={messages.sources} />,
            },
          ]}
        />
        <LawReadingNote rows={rules.map(({ law }) => law)} messages={messages.sources} />
        <p className="max-w-prose text-sm text-ink-soft">
          {messages.holiday} {fill(messages.holidaysKnown, { date: formatDate(holidaysKnownTo) })}
        </p>
      </div>
    </Card>
  );
}
