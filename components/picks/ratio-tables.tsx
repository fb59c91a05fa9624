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
  return (
    <Card
      title={messages.title}
      titleId="ratios-title"
      description={fill(messages.text, { date: formatDate(asOf) })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {own.length > 0 ? (
          <Disclosure title={messages.own} isOpen>
            <Table
              caption={messages.own}
              isCaptionHidden
              columns={[
                { id: 'ratio', title: messages.ratio, cell: ({ name }: OwnRatio) => name },
                {
                  id: 'value',
                  title: messages.value,
                  isNumber: true,
                  cell: (ratio) => ratioText(ownRatioValues(ratio, [row])(0), ratio.unit, units),
                },
                {
                  id: 'date',
                  title: messages.date,
                  isNumber: true,
                  cell: (ratio) => {
                    const isKnown = ownRatioValues(ratio, [row])(0) !== null;
                    const day = isKnown ? ownRatioDay(ratio, row) : null;
                    return day ? formatDate(day) : notKnown;
                  },
                },
                {
                  id: 'formula',
                  title: messages.formula,
                  width: 'sentence',
                  cell: ({ formula }) => <span className="text-ink-soft">{formula}</span>,
                },
              ]}
              rows={own}
              rowKey={({ id }) => id}
            />
          </Disclosure>
        ) : null}
        {groups.map((group, index) => (
          <Disclosure key={group} title={messages.groups[group]} isOpen={index < 2}>
            <Table
              caption={messages.groups[group]}
              isCaptionHidden
              columns={[
                {
                  id: 'ratio',
                  title: messages.ratio,
                  cell: (id) => ratioList[id].name,
                },
                {
                  id: 'value',
                  title: messages.value,
                  isNumber: true,
                  cell: (id) => ratioText(row.values[id], ratioList[id].unit, units),
                },
                {
                  id: 'date',
                  title: messages.date,
                  isNumber: true,
                  cell: (id) => {
                    const day = ratioNumber(row, id).asOf;
                    return day ? formatDate(day) : notKnown;
                  },
                },
                {
                  id: 'formula',
                  title: messages.formula,
                  width: 'sentence',
                  cell: (id) => <span className="text-ink-soft">{ratioList[id].formula}</span>,
                },
              ]}
              rows={ratioGroups[group]}
              rowKey={(id) => id}
            />
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
