import type { ComponentType } from 'react';
import type { Messages } from '@/lib/messages';
import { AreaChartExample } from './area-chart-example';
import { BarChartExample } from './bar-chart-example';
import { DonutExample } from './donut-example';
import { GroupedBarExample } from './grouped-bar-example';
import { HeatTableExample } from './heat-table-example';
import { HistogramExample } from './histogram-example';
import { LineChartExample } from './line-chart-example';
import { PayoffChartExample } from './payoff-chart-example';
import { SparklineExample } from './sparkline-example';
import { StackedAreaExample } from './stacked-area-example';

type TitledKeys<T> = { [K in keyof T]: T[K] extends { title: string } ? K : never }[keyof T];

/** Every chart with an example of it, in the order in which they are shown; titles are in `charts` of the messages. */
export const chartExamples: readonly {
  id: TitledKeys<Messages['charts']>;
  Example: ComponentType;
}[] = [
  { id: 'line', Example: LineChartExample },
  { id: 'area', Example: AreaChartExample },
  { id: 'stacked', Example: StackedAreaExample },
  { id: 'bar', Example: BarChartExample },
  { id: 'groupedBar', Example: GroupedBarExample },
  { id: 'histogram', Example: HistogramExample },
  { id: 'donut', Example: DonutExample },
  { id: 'heat', Example: HeatTableExample },
  { id: 'payoff', Example: PayoffChartExample },
  { id: 'sparkline', Example: SparklineExample },
];
