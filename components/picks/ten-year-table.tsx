import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { ratioList, type RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import {
  figuresOfTenYears,
  ratiosOfTenYears,
  type TenYears,
} from '@/lib/picks/domain/company/ten-years';
import { ratioText } from './ratio-text';

type Line = {
  id: string;
  title: string;
  values: readonly (number | null)[];
  unit: RatioUnit | null;
};

/** Ten financial years side by side: figures in ₹ crore, and ratios calculated from them. */
export function TenYearTable({
  company,
  tenYears: { years, figures, ratios },
  messages: { company: messages, units },
}: {
  company: string;
  tenYears: TenYears;
  messages: Pick<Messages['picks'], 'company' | 'units'>;
}) {
  const lines: Line[] = [
    ...figuresOfTenYears.map((id) => ({
      id,
      title: messages.years.figures[id],
      values: figures[id],
      unit: null,
    })),
    ...ratiosOfTenYears.map((id) => ({
      id,
      title: ratioList[id].name,
      values: ratios[id],
      unit: ratioList[id].unit,
    })),
  ];
  return (
    <Card title={messages.years.title} titleId="years-title" description={messages.years.text}>
      <Table
        caption={fill(messages.years.caption, { company })}
        isCaptionHidden
        isPinned
        columns={[
          { id: 'item', title: messages.years.item, cell: ({ title }: Line) => title },
          ...years.map((year, index) => ({
            id: `${year}`,
            title: fill(messages.years.year, { year: year % 100 }),
            isNumber: true,
            cell: ({ values, unit }: Line) => {
              const value = values[index] ?? null;
              return unit ? ratioText(value, unit, units) : formatNumber(value);
            },
          })),
        ]}
        rows={lines}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
