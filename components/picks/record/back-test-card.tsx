import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import type { BackTest } from '@/lib/picks/back-test';
import { companyPath } from '@/lib/picks/paths';
import { BackTestChart } from './back-test-chart';

type Words = Messages['picksOwn']['record']['backTest'];

/** What a screen would have picked 1, 3 and 5 years ago and what became of it, losers included. */
export function BackTestCard({
  tests,
  benchmark,
  words,
  labels,
}: {
  tests: readonly BackTest[];
  /** What the lists are held against, in words. */
  benchmark: string;
  words: Words;
  labels: Messages['charts']['labels'];
}) {
  const { columns } = words;
  return (
    <Card
      title={words.title}
      titleId="record-back-test"
      description={words.intro}
      actions={<Badge tone="warn">{words.label}</Badge>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Table
          caption={words.summary}
          rows={tests}
          rowKey={({ years }) => years}
          columns={[
            { id: 'period', title: columns.period, cell: ({ years }) => words.years[years] },
            {
              id: 'picks',
              title: columns.picks,
              isNumber: true,
              cell: ({ picks }) => formatNumber(picks.length),
            },
            count('bought', columns.bought),
            count('losers', columns.losers),
            count('delisted', columns.delisted),
            {
              id: 'equal',
              title: columns.equalWeight,
              isNumber: true,
              cell: ({ equalWeight }) => growthText(equalWeight, words),
            },
            {
              id: 'median',
              title: columns.median,
              isNumber: true,
              cell: ({ medianPercent }) => formatPercent(medianPercent, 1),
            },
            {
              id: 'benchmark',
              title: `${columns.benchmark}: ${benchmark}`,
              isNumber: true,
              cell: (test) => growthText(test.benchmark, words),
            },
            {
              id: 'ahead',
              title: columns.ahead,
              isNumber: true,
              cell: ({ aheadOfBenchmark }) => formatNumber(aheadOfBenchmark),
            },
          ]}
        />
        {tests.map((test) =>
          test.months.length > 0 ? (
            <BackTestChart
              key={test.years}
              test={test}
              benchmark={benchmark}
              words={words}
              labels={labels}
            />
          ) : (
            <p key={test.years}>{fill(words.none, { years: words.years[test.years] })}</p>
          ),
        )}
        {tests.map((test) =>
          test.picks.length > 0 ? <EveryPick key={test.years} test={test} words={words} /> : null,
        )}
      </div>
    </Card>
  );
}

function count(id: 'bought' | 'losers' | 'delisted', title: string) {
  return { id, title, isNumber: true, cell: (test: BackTest) => formatNumber(test[id]) };
}

function EveryPick({ test, words }: { test: BackTest; words: Words }) {
  const title = fill(words.picks.title, { years: words.years[test.years] });
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
            title: words.picks.company,
            cell: ({ isin, name }) => <TextLink href={companyPath(isin)}>{name}</TextLink>,
          },
          {
            id: 'result',
            title: words.picks.result,
            isNumber: true,
            cell: ({ outcome }) => formatPercent(outcome?.returnPercent ?? null, 1),
          },
          {
            id: 'ending',
            title: words.picks.ending,
            cell: ({ outcome }) =>
              outcome ? words.picks.endings[outcome.ending] : words.picks.notBought,
          },
        ]}
      />
    </Disclosure>
  );
}

function growthText(growth: BackTest['equalWeight'], words: Words): string {
  if (!growth) return notKnown;
  const percent = formatPercent(growth.percent, 1);
  // Over one year both are the same.
  if (growth.annualPercent === null || Math.abs(growth.percent - growth.annualPercent) < 0.05) {
    return percent;
  }
  return fill(words.perYear, { percent, annual: formatPercent(growth.annualPercent, 1) });
}
