import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import type { BackTest } from '@/lib/picks/domain/record/back-test';

/** Equal parts of all picks against the benchmark, from 100. @param test has months. */
export function BackTestChart({
  test: { years, from, to, months },
  benchmark,
  messages: { chart, years: yearNames },
  labels,
}: {
  test: BackTest;
  benchmark: string;
  messages: Messages['picksOwn']['record']['backTest'];
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
        messages={{ caption: title, date: chart.date, days: axisWords() }}
        formatValue={(value) => formatFixed(value, 1)}
        formatAxis={(value) => formatNumber(value)}
        fileName={`back-test-${years}-years.csv`}
        labels={figureLabels(labels, title, fill(chart.source, { benchmark }))}
      />
    </section>
  );
}
