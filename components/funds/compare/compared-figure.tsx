import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { dayFormats } from '@/lib/calendar/day-formats';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import type { Lettered, PartProps } from './lettered';

/** Points in a page: low and high of thirty intervals for two lines, of five intervals for six. */
const mostPoints = 122;
const mostValues = 372;

/** One line for each fund with a history, over their common days. */
export function ComparedFigure({
  known,
  lines,
  title,
  sentence,
  csvSource,
  formatValue,
  formatAxis,
  fileName,
  holdsZero = false,
  messages: { fundCompare, funds },
}: Pick<PartProps, 'known' | 'messages'> & {
  /** In the order of the funds, over the same days. */
  lines: readonly (readonly DatedValue[])[];
  title: string;
  sentence: string;
  csvSource: string;
  formatValue: (value: number) => string;
  formatAxis: (value: number) => string;
  fileName: string;
  holdsZero?: boolean;
}) {
  const days = (lines[0] ?? []).map(({ date }, index) => ({
    date,
    values: lines.map((line) => line[index]!.value),
  }));
  const most = Math.min(mostPoints, Math.floor(mostValues / lines.length));
  const rows = downsample(days, ({ values }) => values, most);
  return (
    <PriceFigure
      sentence={sentence}
      points={datedPlaces(rows, ({ values }) => values)}
      lines={known.map(({ letter, tone }) => ({ id: letter, label: letter, tone }))}
      messages={{ caption: title, date: fundCompare.date, days: dayFormats() }}
      formatValue={formatValue}
      formatAxis={formatAxis}
      endText={formatAxis}
      holdsZero={holdsZero}
      fileName={fileName}
      labels={figureLabels(
        funds.fund.table,
        title,
        // The columns are headed by letters.
        [csvSource, ...known.map(nameWithLetter)].join('; '),
      )}
    />
  );
}

function nameWithLetter({ letter, scheme }: Lettered): string {
  return `${letter}: ${scheme.name}`;
}
