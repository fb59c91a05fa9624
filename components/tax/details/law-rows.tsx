import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Table, type Column } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { sourceUnder } from '@/lib/law/citation';
import type { LawReference } from '@/lib/law/dated-row';
import type { TaxYearFacts } from '@/lib/law/tax-years';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { sectionInWords } from './working-words';

export type LawRow = { rule: string; law: LawReference };

/** Rules with section, date and source; a rule that serves twice is listed once. */
export function LawRows({
  caption,
  rows,
  act,
  messages,
}: {
  caption: string;
  rows: readonly LawRow[];
  act: TaxYearFacts['act'];
  messages: TaxMessages['law'];
}) {
  const once = rows.filter(
    ({ law }, index) => rows.findIndex((other) => other.law.id === law.id) === index,
  );
  const columns: Column<LawRow>[] = [
    { id: 'rule', title: messages.rule, cell: ({ rule }) => rule },
    {
      id: 'section',
      title: messages.section,
      cell: ({ law }) => sectionInWords(law, act, messages),
    },
    {
      id: 'since',
      title: messages.since,
      isUnbroken: true,
      cell: ({ law }) => formatDate(law.from, messages.language),
    },
    {
      id: 'source',
      title: messages.source,
      width: 'sentence',
      cell: ({ law }) => <LawCitation source={sourceUnder(act, law)} messages={messages.sources} />,
    },
  ];
  return (
    <>
      <Table
        caption={caption}
        isCaptionHidden
        hasCards
        className="has-sentences"
        columns={columns}
        rows={once}
        rowKey={({ law }) => law.id}
      />
      <LawReadingNote rows={once.map(({ law }) => law)} messages={messages.sources} />
    </>
  );
}
