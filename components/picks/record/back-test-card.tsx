import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, notKnown, formatFixed } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import type { BackTest } from '@/lib/picks/domain/record/list-outcome';
import type { UniverseCoverage } from '@/lib/picks/domain/company/universe';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/chart-points';

type BackTestMessages = Messages['picksOwn']['record']['backTest'];

/** The lists of a screen 1, 3 and 5 years ago and their returns, losers included. */
export function BackTestCard({
  tests,
  benchmark,
  coverage,
  messages,
  labels,
}: {
  tests: readonly BackTest[];
  /** The name of the benchmark. */
  benchmark: string;
  /** How many companies of an imported universe are gone; null for the sample. */
  coverage: UniverseCoverage | null;
  messages: BackTestMessages;
  labels: Messages['charts']['labels'];
}) {
  const { columns } = messages;
  return (
    <Card
      title={messages.title}
      titleId="record-back-test"
      description={messages.intro}
      actions={<Badge tone="warn">{messages.label}</Badge>}
    >
      <div className="grid grid-cols-1 gap-5">
        <Table
          caption={messages.summary}
          rows={tests}
          rowKey={({ years }) => years}
          columns={[
            {
              id: 'period',
              title: columns.period,
              isUnbroken: true,
              cell: ({ years }) => messages.years[years],
            },
            figureColumn('equal', columns.equalWeight, ({ equalWeight }: BackTest) =>
              growthText(equalWeight, messages),
            ),
            figureColumn('median', columns.median, ({ medianPercent }: BackTest) =>
              formatSignedPercent(medianPercent, 1),
            ),
            figureColumn('benchmark', `${columns.benchmark}: ${benchmark}`, (test: BackTest) =>
              growthText(test.benchmark, messages),
            ),
            figureColumn('ahead', columns.ahead, ({ aheadOfBenchmark }: BackTest) =>
              formatNumber(aheadOfBenchmark),
            ),
            figureColumn('picks', columns.picks, ({ picks }: BackTest) =>
              formatNumber(picks.length),
            ),
            count('bought', columns.bought),
            count('losers', columns.losers),
            count('delisted', columns.delisted),
          ]}
        />
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          {tests.map((test) =>
            test.months.length > 0 ? (
              <BackTestChart
                key={test.years}
                test={test}
                benchmark={benchmark}
                messages={messages}
                labels={labels}
              />
            ) : (
              <p key={test.years}>{nothingBought(test, messages)}</p>
            ),
          )}
        </div>
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {messages.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {coverage ? <li>{survivorsIn(coverage, messages)}</li> : null}
          {coverage ? (
            <li>
              {fill(messages.late, {
                late: formatNumber(coverage.lateYears),
                years: formatNumber(coverage.years),
              })}
            </li>
          ) : null}
        </ul>
        {tests.map((test) =>
          test.picks.length > 0 ? (
            <EveryPick key={test.years} test={test} messages={messages} />
          ) : null,
        )}
      </div>
    </Card>
  );
}

function survivorsIn(
  { companies, goneCompanies }: UniverseCoverage,
  messages: BackTestMessages,
): string {
  if (goneCompanies === 0) return messages.survivors;
  return fill(messages.gone, { gone: formatNumber(goneCompanies), all: formatNumber(companies) });
}

/** Why a list has no course: nothing was picked, or no pick has a price. */
function nothingBought({ years, picks }: BackTest, messages: BackTestMessages): string {
  const text = picks.length > 0 ? messages.noneBought : messages.none;
  return fill(text, { years: messages.years[years] });
}

function count(id: 'bought' | 'losers' | 'delisted', title: string) {
  return figureColumn(id, title, (test: BackTest) => formatNumber(test[id]));
}

function EveryPick({ test, messages }: { test: BackTest; messages: BackTestMessages }) {
  const title = fill(messages.picks.title, { years: messages.years[test.years] });
  return (
    <Disclosure title={title}>
      <Table
        caption={title}
        isCaptionHidden
        rows={test.picks}
        rowKey={({ isin }) => isin}
        columns={[
          {
            id: 'company',
            title: messages.picks.company,
            cell: ({ isin, name }) => <TextLink href={companyPath(isin)}>{name}</TextLink>,
          },
          figureColumn('result', messages.picks.result, ({ outcome }: BackTest['picks'][number]) =>
            formatSignedPercent(outcome?.returnPercent ?? null, 1),
          ),
          {
            id: 'ending',
            title: messages.picks.ending,
            cell: ({ outcome }) =>
              outcome ? messages.picks.endings[outcome.ending] : messages.picks.notBought,
          },
        ]}
      />
    </Disclosure>
  );
}

function growthText(growth: BackTest['equalWeight'], messages: BackTestMessages): string {
  if (!growth) return notKnown;
  const percent = formatSignedPercent(growth.percent, 1);
  // Over one year both are the same.
  if (growth.annualPercent === null || Math.abs(growth.percent - growth.annualPercent) < 0.05) {
    return percent;
  }
  return fill(messages.perYear, { percent, annual: formatSignedPercent(growth.annualPercent, 1) });
}

/** Equal parts of all picks against the benchmark, from 100. @param test has months. */
function BackTestChart({
  test: { years, from, to, months },
  benchmark,
  messages: { chart, years: yearNames },
  labels,
}: {
  test: BackTest;
  benchmark: string;
  messages: BackTestMessages;
  labels: Messages['charts']['labels'];
}) {
  const id = `back-test-${years}`;
  const title = fill(chart.title, { years: yearNames[years] });
  const last = months.at(-1);
  const other = last?.benchmark ?? null;
  const sentence = fill(other === null ? chart.sentenceAlone : chart.sentence, {
    from: formatDate(from),
    to: formatDate(to),
    end: formatFixed(last?.equalWeight ?? null, 1),
    other: formatFixed(other, 1),
    benchmark,
  });
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      <PriceFigure
        sentence={sentence}
        points={datedPlaces(months, ({ equalWeight, benchmark: market }) => [equalWeight, market])}
        lines={[
          { id: 'picks', label: chart.picks, tone: 'first' },
          ...(other === null
            ? []
            : [{ id: 'benchmark', label: chart.benchmark, tone: 'second' as const }]),
        ]}
        messages={{ caption: title, date: chart.date, days: dayFormats() }}
        formatValue={(value) => formatFixed(value, 1)}
        formatAxis={(value) => formatNumber(value)}
        fileName={`back-test-${years}-years.csv`}
        labels={figureLabels(labels, title, fill(chart.source, { benchmark }))}
      />
    </section>
  );
}
