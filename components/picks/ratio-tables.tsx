import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/money/rupees';
import { ownRatioDay, ownRatioValues, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ratioGroups, type RatioGroup } from '@/lib/picks/domain/ratios/ratio-groups';
import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { ratioNumber } from '@/lib/picks/domain/screen/reasons';
import { ratioText } from './ratio-text';

const groups = Object.keys(ratioGroups) as RatioGroup[];

type Line = Pick<OwnRatio, 'id' | 'name' | 'unit' | 'formula'> & {
  value: number | null;
  day: IsoDate | null;
};

/** Every ratio that a rule can name, with its formula and of when it is. */
export function RatioTables({
  row,
  own = [],
  asOf,
  messages: { company, units },
}: {
  row: RatioRow;
  /** The reader's own ratios. */
  own?: readonly OwnRatio[];
  asOf: IsoDate;
  messages: Pick<Messages['picks'], 'company' | 'units'>;
}) {
  const messages = company.ratios;
  const ownLines = own.map((ratio): Line => {
    const value = ownRatioValues(ratio, [row])(0);
    const day = value === null ? null : ownRatioDay(ratio, row);
    return { ...ratio, value, day };
  });
  const linesOf = (group: RatioGroup) =>
    ratioGroups[group].map((id): Line => {
      const { value, asOf: day } = ratioNumber(row, id);
      return { id, ...ratioList[id], value, day };
    });
  const table = (title: string, lines: readonly Line[], isOpen: boolean) => (
    <Disclosure key={title} title={title} isOpen={isOpen}>
      <Table
        caption={title}
        isCaptionHidden
        columns={[
          { id: 'ratio', title: messages.ratio, cell: ({ name }) => name },
          {
            id: 'value',
            title: messages.value,
            isNumber: true,
            cell: ({ value, unit }) => ratioText(value, unit, units),
          },
          {
            id: 'date',
            title: messages.date,
            isNumber: true,
            cell: ({ day }) => (day ? formatDate(day) : notKnown),
          },
          {
            id: 'formula',
            title: messages.formula,
            width: 'sentence',
            cell: ({ formula }) => <span className="text-ink-soft">{formula}</span>,
          },
        ]}
        rows={lines}
        rowKey={({ id }) => id}
      />
    </Disclosure>
  );
  return (
    <Card
      title={messages.title}
      titleId="ratios-title"
      description={fill(messages.text, { date: formatDate(asOf) })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {own.length > 0 ? table(messages.own, ownLines, true) : null}
        {groups.map((group, index) => table(messages.groups[group], linesOf(group), index < 2))}
      </div>
    </Card>
  );
}
