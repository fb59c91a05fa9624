import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber, formatFixed } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import type { BackTest } from '@/lib/picks/domain/record/list-outcome';
import type { UniverseCoverage } from '@/lib/picks/domain/company/universe';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/chart-points';

const { charts, picksOwn } = messages();
const { backTest: backTestMessages } = picksOwn.record;

/** The lists of a screen 1, 3 and 5 years ago and their returns, losers included. */
export function BackTestCard({
  tests,
  benchmark,
  coverage,
}: {
  tests: readonly BackTest[];
  /** The name of the benchmark. */
  benchmark: string;
  /** How many companies of an imported universe are gone; null for the sample. */
  coverage: UniverseCoverage | null;
}) {
  const { columns } = backTestMessages;
  return (
    <Card
      title={backTestMessages.title}
      titleId="record-back-test"
      description={backTestMessages.intro}
      actions={<Badge tone="warn">{backTestMessages.label}</Badge>}
    >
      <div className="grid grid-cols-1 gap-5">
        <Table
          caption={backTestMessages.summary}
          rows={tests}
          rowKey={({ years }) => years}
          columns={[
            {
              id: 'period',
              title: columns.period,
              isUnbroken: true,
              cell: ({ years }) => backTestMessages.years[years],
            },
            figureColumn('equal', columns.equalWeight, ({ equalWeight }: BackTest) =>
              growthText(equalWeight),
            ),
            figureColumn('median', columns.median, ({ medianPercent }: BackTest) =>
              formatSignedPercent(medianPercent, 1),
            ),
            figureColumn('benchmark', `${columns.benchmark}: ${benchmark}`, (test: BackTest) =>
              growthText(test.benchmark),
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
              <BackTestChart key={test.years} test={test} benchmark={benchmark} />
            ) : (
              <p key={test.years}>{nothingBought(test)}</p>
            ),
          )}
        </div>
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {backTestMessages.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {coverage ? <li>{survivorsIn(coverage)}</li> : null}
          {coverage ? (
            <li>
              {fill(backTestMessages.late, {
                late: formatNumber(coverage.lateYears),
                years: formatNumber(coverage.years),
              })}
            </li>
          ) : null}
        </ul>
        {tests.map((test) =>
          test.picks.length > 0 ? <EveryPick key={test.years} test={test} /> : null,
        )}
      </div>
    </Card>
  );
}

function survivorsIn({ companies, goneCompanies }: UniverseCoverage): string {
  if (goneCompanies === 0) return backTestMessages.survivors;
  return fill(backTestMessages.gone, {
    gone: formatNumber(goneCompanies),
    all: formatNumber(companies),
  });
}

/** Why a list has no course: no pick has a price, the figures that decide are missing, or nothing was picked. */
function nothingBought({ years, picks, companies, undecided }: BackTest): string {
  const { noneBought, noneKnown, none } = backTestMessages;
  const text = picks.length > 0 ? noneBought : undecided > 0 ? noneKnown : none;
  return fill(text, {
    years: backTestMessages.years[years],
    undecided: formatNumber(undecided),
    companies: formatNumber(companies),
  });
}

function count(id: 'bought' | 'losers' | 'delisted', title: string) {
  return figureColumn(id, title, (test: BackTest) => formatNumber(test[id]));
}

function EveryPick({ test }: { test: BackTest }) {
  const title = fill(backTestMessages.picks.title, { years: backTestMessages.years[test.years] });
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
            title: backTestMessages.picks.company,
            cell: ({ isin, name }) => <TextLink href={companyPath(isin)}>{name}</TextLink>,
          },
          figureColumn(
            'result',
            backTestMessages.picks.result,
            ({ outcome }: BackTest['picks'][number]) =>
              formatSignedPercent(outcome?.returnPercent ?? null, 1),
          ),
          {
            id: 'ending',
            title: backTestMessages.picks.ending,
            cell: ({ outcome }) =>
              outcome
                ? backTestMessages.picks.endings[outcome.ending]
                : backTestMessages.picks.notBought,
          },
        ]}
      />
    </Disclosure>
  );
}

function growthText(growth: BackTest['equalWeight']): string {
  if (!growth) return notKnown;
  const percent = formatSignedPercent(growth.percent, 1);
  // Over one year both are the same.
  if (growth.annualPercent === null || Math.abs(growth.percent - growth.annualPercent) < 0.05) {
    return percent;
  }
  return fill(backTestMessages.perYear, {
    percent,
    annual: formatSignedPercent(growth.annualPercent, 1),
  });
}

/** Equal parts of all picks against the benchmark, from 100. @param test has months. */
function BackTestChart({
  test: { years, from, to, months },
  benchmark,
}: {
  test: BackTest;
  benchmark: string;
}) {
  const { chart, years: yearNames } = backTestMessages;
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
        labels={figureLabels(charts.labels, title, fill(chart.source, { benchmark }))}
      />
    </section>
  );
}
