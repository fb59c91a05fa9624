import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import type { SeriesTone } from '@/components/charts/series';
import { Card } from '@/components/ui/card/card';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import { downsample } from '@/lib/cashflow/downsample';
import { compareFunds, type Comparison } from '@/lib/funds/domain/comparison';
import type { FundHistory } from '@/lib/funds/domain/scheme';
import { navJumps } from '@/lib/funds/domain/nav-jumps';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { listPath, maxCompared, type ListQuery } from '@/lib/funds/domain/list-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { jumpSentence } from '../fund-sentences';

const tones: readonly SeriesTone[] = ['first', 'second', 'third', 'fourth', 'fifth'];
const letters = 'ABCDE';

/** A fund with its letter, under which the drawings name it. */
type Lettered = FundHistory & { letter: string };

/** Two to five funds from a common start: growth, drawdown and correlation. */
export function CompareFunds({
  funds,
  csvSource,
  query,
  messages,
}: {
  funds: readonly FundHistory[];
  /** Stands above the figures in the CSV. */
  csvSource: string;
  query: ListQuery;
  messages: Messages['funds'];
}) {
  const { compare } = messages.list;
  const lettered = funds.map((fund, index) => ({ ...fund, letter: letters[index] ?? '' }));
  const known = lettered.filter(({ series }) => series.length > 0);
  const comparison = known.length > 1 ? compareFunds(known.map(({ series }) => series)) : null;
  return (
    <section
      aria-label={compare.title}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-12"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:order-2 lg:col-span-4">
        {lettered.length > 0 ? <Chosen funds={lettered} query={query} messages={messages} /> : null}
        {comparison ? (
          <Card>
            <Figures funds={known} comparison={comparison} messages={messages} />
          </Card>
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-8">
        {comparison ? (
          <>
            <Card
              title={compare.chartTitle}
              titleId="compare-title"
              description={fill(compare.text, {
                from: formatDate(comparison.from),
                to: formatDate(comparison.to),
              })}
            >
              <Growth
                csvSource={csvSource}
                funds={known}
                comparison={comparison}
                messages={messages}
              />
            </Card>
            <Card>
              <Correlations funds={known} comparison={comparison} messages={messages} />
            </Card>
          </>
        ) : (
          <EmptyState
            title={known.length > 1 ? compare.nothingCommon : compare.chooseMore}
            action={
              <ButtonLink href={listPath(query, { view: null })}>{compare.choose}</ButtonLink>
            }
          >
            {compare.none}
          </EmptyState>
        )}
      </div>
    </section>
  );
}

/** The funds with their letters, each with a link that removes it from the comparison. */
function Chosen({
  funds,
  query,
  messages,
}: {
  funds: readonly Lettered[];
  query: ListQuery;
  messages: Messages['funds'];
}) {
  const { compare, table } = messages.list;
  return (
    <Card>
      <ul className="grid gap-3 text-sm">
        {funds.map(({ scheme, letter, series }) => (
          <li key={scheme.code} className="flex items-baseline gap-3">
            <strong>{letter}</strong>
            <div className="grid flex-1 gap-0.5">
              <RouteLink
                href={fundPath(scheme.code)}
                className="font-semibold hover:text-accent hover:underline"
              >
                {scheme.name}
              </RouteLink>
              {series.length === 0 ? (
                <span className="text-ink-soft">{compare.noHistory}</span>
              ) : null}
              {navJumps(series)
                .slice(-1)
                .map((jump) => (
                  <span key={jump.after.date} className="text-xs text-ink-soft">
                    {jumpSentence(jump, compare.jump)}
                  </span>
                ))}
            </div>
            <RouteLink
              href={listPath(query, {
                compared: query.compared.filter((code) => code !== scheme.code),
              })}
              prefetches={false}
              className="inline-flex min-h-6 min-w-6 items-center text-xs text-ink-soft underline underline-offset-4"
            >
              <span aria-hidden="true">{table.remove}</span>
              <span className="sr-only">{fill(table.removeLabel, { name: scheme.name })}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {funds.length < maxCompared ? (
        <p className="mt-3 text-xs">
          <TextLink href={listPath(query, { view: null })}>{compare.add}</TextLink>
        </p>
      ) : null}
    </Card>
  );
}

type PartProps = {
  funds: readonly Lettered[];
  comparison: Comparison;
  messages: Messages['funds'];
};

function Growth({ funds, comparison, csvSource, messages }: PartProps & { csvSource: string }) {
  const { compare } = messages.list;
  const days = comparison.funds[0]!.line.map(({ date }, index) => ({
    date,
    values: comparison.funds.map(({ line }) => line[index]!.value),
  }));
  const rows = downsample(days, ({ values }) => values);
  const ends = funds.map(({ letter }, index) =>
    fill(compare.end, { fund: letter, value: formatNumber(rows.at(-1)!.values[index] ?? null) }),
  );
  return (
    <PriceFigure
      sentence={fill(compare.sentence, { ends: ends.join(', ') })}
      points={datedPlaces(rows, ({ values }) => values)}
      lines={funds.map(({ letter }, index) => ({
        id: letter,
        label: letter,
        tone: tones[index] ?? 'sixth',
      }))}
      messages={{ caption: compare.chartTitle, date: compare.date, days: axisWords() }}
      formatValue={(value) => formatFixed(value, 1)}
      formatAxis={(value) => formatNumber(value)}
      endText={(value) => formatFixed(value, 1)}
      fileName="compared-funds.csv"
      labels={figureLabels(
        messages.fund.table,
        compare.chartTitle,
        // The columns are headed by letters.
        [csvSource, ...funds.map(({ letter, scheme }) => `${letter}: ${scheme.name}`)].join('; '),
      )}
    />
  );
}

function Figures({ funds, comparison, messages }: PartProps) {
  const { compare } = messages.list;
  const rows = comparison.funds.map((fund, index) => ({ ...fund, ...funds[index]! }));
  return (
    <Table
      caption={compare.figures}
      columns={[
        { id: 'fund', title: compare.fund, cell: ({ letter }) => letter },
        {
          id: 'growth',
          title: comparison.isPerYear ? compare.perYear : compare.inAll,
          isNumber: true,
          cell: ({ growthPercent }) => formatSignedPercent(growthPercent),
        },
        {
          id: 'deviation',
          title: messages.fund.risk.deviation,
          isNumber: true,
          cell: ({ volatilityPercent }) =>
            volatilityPercent === null
              ? messages.notKnown
              : `${formatFixed(volatilityPercent, 2)}%`,
        },
        {
          id: 'drawdown',
          title: messages.fund.risk.drawdown,
          isNumber: true,
          cell: ({ drawdownPercent }) => formatSignedPercent(drawdownPercent),
        },
      ]}
      rows={rows}
      rowKey={({ letter }) => letter}
    />
  );
}

function Correlations({ funds, comparison, messages }: PartProps) {
  const { compare } = messages.list;
  const rows = funds.map(({ letter }, index) => ({
    letter,
    values: comparison.correlations[index]!,
  }));
  return (
    <Table
      caption={compare.correlation}
      columns={[
        { id: 'fund', title: compare.fund, cell: (row: (typeof rows)[number]) => row.letter },
        ...funds.map(({ letter }, index) => ({
          id: letter,
          title: letter,
          isNumber: true,
          cell: ({ values }: (typeof rows)[number]) => formatFixed(values[index] ?? null, 2),
        })),
      ]}
      rows={rows}
      rowKey={({ letter }) => letter}
    />
  );
}
