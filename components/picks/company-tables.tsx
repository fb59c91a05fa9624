import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { ratioList, type RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import {
  figuresOfTenYears,
  ratiosOfTenYears,
  type TenYears,
  ratioGroups,
  type RatioGroup,
} from '@/lib/picks/domain/company/company-tables';
import { formulaText, ratioCell } from './ratio-text';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { ownRatioDay, ownRatioValues, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { ratioNumber } from '@/lib/picks/domain/screen/reasons';

type Line = {
  id: string;
  title: string;
  values: readonly (number | null)[];
  unit: RatioUnit | null;
};

/** Ten financial years side by side, newest first: figures in ₹ crore, and ratios calculated from them. */
export function TenYearTable({
  company,
  tenYears: { years, figures, ratios },
  isFromFilings,
  messages: { company: messages, units },
}: {
  company: string;
  tenYears: TenYears;
  /** Whether the site adjusts the share counts: a reader's own file has adjusted ones. */
  isFromFilings: boolean;
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
    <Card
      title={messages.years.title}
      titleId="years-title"
      description={
        isFromFilings ? `${messages.years.text} ${messages.years.perShare}` : messages.years.text
      }
    >
      <Table
        caption={fill(messages.years.caption, { company })}
        isCaptionHidden
        isPinned
        columns={[
          { id: 'item', title: messages.years.item, cell: ({ title }: Line) => title },
          // A phone shows three years without scrolling: the newest.
          ...years
            .map((year, index) =>
              figureColumn(
                `${year}`,
                fill(messages.years.year, { year: year % 100 }),
                ({ values, unit }: Line) => {
                  const value = values[index] ?? null;
                  return unit ? ratioCell(value, unit, units) : formatNumber(value);
                },
              ),
            )
            .toReversed(),
        ]}
        rows={lines}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

const groups = Object.keys(ratioGroups) as RatioGroup[];

type RatioLine = Pick<OwnRatio, 'id' | 'name' | 'unit' | 'formula'> & {
  value: number | null;
  day: IsoDate | null;
};

/** Every ratio that a rule can name, with its formula and its date. */
export function RatioTables({
  row,
  own = [],
  asOf,
  messages: { company, units },
}: {
  row: RatioRow;
  /** The reader's own ratios. */
  own?: readonly OwnRatio[];
  /** Null for a company of the reader's own files. */
  asOf: IsoDate | null;
  messages: Pick<Messages['picks'], 'company' | 'units'>;
}) {
  const messages = company.ratios;
  const ownLines = own.map((ratio): RatioLine => {
    const value = ownRatioValues(ratio, [row])(0);
    const day = value === null ? null : ownRatioDay(ratio, row);
    return { ...ratio, value, day };
  });
  const linesOf = (group: RatioGroup) =>
    ratioGroups[group].map((id): RatioLine => {
      const { value, asOf: day } = ratioNumber(row, id);
      return { id, ...ratioList[id], value, day };
    });
  const table = (title: string, lines: readonly RatioLine[], isOpen: boolean) => (
    <Disclosure key={title} title={title} isOpen={isOpen}>
      <Table
        caption={title}
        isCaptionHidden
        hasLines
        className="[--line-figure:4rem] max-md:-mx-4 max-md:rounded-none max-md:border-0"
        columns={[
          {
            id: 'ratio',
            title: messages.ratio,
            cell: ({ name, formula }) => (
              <>
                {name}
                <span className="block text-xs text-ink-soft md:hidden">
                  {formulaText(formula)}
                </span>
              </>
            ),
          },
          {
            id: 'value',
            title: messages.value,
            isNumber: true,
            inLine: 'figure',
            cell: ({ value, unit }) => ratioCell(value, unit, units),
          },
          figureColumn('date', messages.date, ({ day }: RatioLine) =>
            day ? formatDate(day) : notKnown,
          ),
          {
            id: 'formula',
            title: messages.formula,
            width: 'sentence',
            cell: ({ formula }) => <span className="text-ink-soft">{formulaText(formula)}</span>,
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
      description={asOf ? fill(messages.text, { date: formatDate(asOf) }) : messages.ofFiles}
    >
      <div className="grid grid-cols-1 gap-2">
        {own.length > 0 ? table(messages.own, ownLines, true) : null}
        {groups.map((group, index) => table(messages.groups[group], linesOf(group), index === 0))}
      </div>
    </Card>
  );
}
