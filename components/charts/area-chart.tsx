import type { ComponentProps } from 'react';
import { LineChart } from './line-chart';
import type { Series } from './series';

type LineProps = ComponentProps<typeof LineChart>;

/** One quantity and the area between it and zero. */
export function AreaChart({
  series,
  ...rest
}: Omit<LineProps, 'series' | 'holdsZero' | 'isFilled'> & { series: Series }) {
  return <LineChart {...rest} series={[series]} holdsZero isFilled />;
}
