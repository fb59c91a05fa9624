import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import {
  rollingComparison,
  rollingSpans,
  type RollingComparison,
} from '@/lib/funds/domain/compare/rolling-comparison';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatFixed, formatNumber, notKnown } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';
import { placeOf, type PartProps } from './lettered';

/** Rolling returns over the same windows; the longest span that fits is open. */
export function RollingPart(props: PartProps) {
  const { comparison, messages } = props;
  const words = messages.fundCompare.rolling;
  const lines = comparison.funds.map(({ line }) => line);
  const spans = rollingSpans.flatMap((years) => rollingComparison(lines, years) ?? []);
  return (
    <Card title={words.title} titleId="compare-rolling" description={words.text}>
      {spans.length === 0 ? <p className="text-sm text-ink-soft">{words.tooShort}</p> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {spans.map((span) => (
          <Disclosure
            key={span.years}
            title={fillCount(span.years, words.span)}
            note={fill(words.windows, {
              count: formatNumber(span.windows),
              first: formatDate(span.firstEnd),
              last: formatDate(span.lastEnd),
            })}
            isOpen={span === spans.at(-1)}
          >
            <SpanTable {...props} span={span} />
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}

function SpanTable({ funds, known, span, messages }: PartProps & { span: RollingComparison }) {
  const { fundCompare } = messages;
  const words = fundCompare.rolling;
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    figures: span.funds[placeOf(fund, known)] ?? null,
  }));
  type Row = (typeof rows)[number];
  const percent = (id: 'average' | 'best' | 'worst') => ({
    id,
    title: words[id],
    isNumber: true,
    cell: ({ figures }: Row) => formatSigned(figures && figures[`${id}Percent`]),
  });
  return (
    <Table
      caption={fill(words.caption, { span: fillCount(span.years, words.span) })}
      isCaptionHidden
      columns={[
        { id: 'fund', title: fundCompare.fund, cell: ({ letter }: Row) => letter },
        percent('average'),
        percent('best'),
        percent('worst'),
        ...known.map(({ letter }, place) => ({
          id: `above-${letter}`,
          title: fill(words.above, { fund: letter }),
          isNumber: true,
          cell: ({ figures }: Row) => {
            const share = figures?.abovePercents[place] ?? null;
            return share === null ? notKnown : `${formatFixed(share, 0)}%`;
          },
        })),
      ]}
      rows={rows}
      rowKey={({ letter }) => letter}
    />
  );
}
