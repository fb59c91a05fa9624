import { Card } from '@/components/ui/card/card';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/calendar/iso-date';
import { compareFunds } from '@/lib/funds/domain/compare/comparison';
import { listPath, type ListQuery } from '@/lib/funds/domain/list/list-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { ChosenFunds } from './chosen-funds';
import { ComparedFigure } from './compared-figure';
import { DrawdownPart, CorrelationPart } from './risk-parts';
import { letteredFunds, type ComparedInput, type PartProps } from './lettered';
import { OverlapPart } from './overlap-part';
import { SalePart } from './sale-part';
import { TrailingPart, PeriodFigures, RollingPart } from './return-parts';

/** Two to six funds from a common start. A fund without a history is a dash; the others are compared. */
export function CompareFunds({
  funds: inputs,
  csvSource,
  query,
  messages,
}: {
  funds: readonly ComparedInput[];
  /** Stands above the figures in the CSV. */
  csvSource: string;
  query: ListQuery;
  messages: Messages;
}) {
  const { fundCompare } = messages;
  const funds = letteredFunds(inputs);
  const known = funds.filter(({ series }) => series.length > 0);
  const comparison = known.length > 1 ? compareFunds(known.map(({ series }) => series)) : null;
  const part: PartProps | null = comparison && { funds, known, comparison, messages };
  return (
    <section
      aria-label={fundCompare.title}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      {funds.length > 0 ? (
        <div className="min-w-0 lg:col-span-4 lg:col-start-9">
          <ChosenFunds funds={funds} query={query} messages={messages} />
        </div>
      ) : null}
      {/* Below the names on a phone, beside them on wider screens. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {part ? (
          <>
            <GrowthPart {...part} csvSource={csvSource} />
            <TrailingPart {...part} />
            <RollingPart {...part} />
          </>
        ) : (
          <EmptyState
            title={known.length > 1 ? fundCompare.nothingCommon : fundCompare.chooseMore}
            action={
              <ButtonLink href={listPath(query, { view: null })}>{fundCompare.choose}</ButtonLink>
            }
          >
            {fundCompare.none}
          </EmptyState>
        )}
      </div>
      {part ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-4 lg:col-start-9">
          <PeriodFigures {...part} />
          <CorrelationPart {...part} />
        </div>
      ) : null}
      {part ? (
        <div className="min-w-0 lg:col-span-7">
          <DrawdownPart {...part} csvSource={csvSource} />
        </div>
      ) : null}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden',
          part ? 'lg:col-span-5' : 'lg:col-span-12',
        )}
      >
        {part ? <SalePart {...part} /> : null}
        {funds.length > 1 ? <OverlapPart funds={funds} messages={messages} /> : null}
      </div>
    </section>
  );
}

function GrowthPart({ known, comparison, csvSource, messages }: PartProps & { csvSource: string }) {
  const { fundCompare } = messages;
  const ends = known.map(({ letter }, index) =>
    fill(fundCompare.end, {
      fund: letter,
      value: formatNumber(comparison.funds[index]!.line.at(-1)!.value),
    }),
  );
  return (
    <Card
      title={fundCompare.chartTitle}
      titleId="compare-title"
      description={fill(fundCompare.text, {
        from: formatDate(comparison.from),
        to: formatDate(comparison.to),
      })}
    >
      <ComparedFigure
        known={known}
        lines={comparison.funds.map(({ line }) => line)}
        title={fundCompare.chartTitle}
        sentence={fill(fundCompare.sentence, { ends: ends.join(', ') })}
        csvSource={csvSource}
        formatValue={(value) => formatNumber(value)}
        formatAxis={(value) => formatNumber(value)}
        fileName="compared-funds.csv"
        messages={messages}
      />
    </Card>
  );
}
