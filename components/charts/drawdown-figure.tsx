import type { ComponentProps } from 'react';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { formatPercent } from '@/lib/money/rupees';
import { PriceFigure } from './price-figure';

/** How far below its highest so far something stood, day by day: an area that hangs from zero. */
export function DrawdownFigure({
  points,
  label,
  ...figure
}: {
  /** Percent, not above zero. */
  points: readonly DatedValue[];
  label: string;
} & Pick<
  ComponentProps<typeof PriceFigure>,
  'words' | 'sentence' | 'note' | 'fileName' | 'labels' | 'breaks'
>) {
  return (
    <PriceFigure
      {...figure}
      points={points.map(({ date, value }) => ({
        day: dayNumberOf(date),
        text: formatDate(date),
        values: [value],
      }))}
      lines={[{ id: 'below', label, tone: 'loss' }]}
      unit="%"
      formatValue={(value) => formatPercent(value)}
      formatAxis={(value) => formatPercent(value, 0)}
      holdsZero
      hasExtremes={false}
    />
  );
}
