import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/money/rupees';
import { ratioGroups, type RatioGroup } from '@/lib/picks/domain/ratios/ratio-groups';
import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { ratioNumber } from '@/lib/picks/domain/screen/reasons';
import { ratioText } from './ratio-text';

const groups = Object.keys(ratioGroups) as RatioGroup[];

/** Every ratio that a rule can name, with its formula and of when it is. */
export function RatioTables({
  row,
  asOf,
  messages: { company, units },
}: {
  row: RatioRow;
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
