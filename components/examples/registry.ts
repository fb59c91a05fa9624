import type { ComponentType } from 'react';
import type { Messages } from '@/lib/messages';
import { AlertExample } from './display/alert-example';
import { AmountExample } from './display/amount-example';
import { AreaChartExample } from './charts/area-chart-example';
import { AvatarExample } from './display/avatar-example';
import { BadgeExample } from './display/badge-example';
import { BarChartExample } from './charts/bar-chart-example';
import { BoxRowsExample } from './charts/box-rows-example';
import { BreadcrumbExample } from './navigation/breadcrumb-example';
import { ButtonExample } from './display/button-example';
import { CardExample } from './display/card-example';
import { CardWidgetExample } from './display/card-widget-example';
import { CheckboxExample } from './fields/checkbox-example';
import { ComboboxExample } from './fields/combobox-example';
import { DateFieldExample } from './fields/date-field-example';
import { DisclosureExample } from './display/disclosure-example';
import { DonutExample } from './charts/donut-example';
import { DrawdownFigureExample } from './charts/drawdown-figure-example';
import { EmptyStateExample } from './display/empty-state-example';
import type { NearExampleId } from './example-when-near';
import { FileFieldExample } from './fields/file-field-example';
import { GroupedBarExample } from './charts/grouped-bar-example';
import { HeatTableExample } from './charts/heat-table-example';
import { HistogramExample } from './charts/histogram-example';
import { LineChartExample } from './charts/line-chart-example';
import { LinkExample } from './navigation/link-example';
import { PaginationExample } from './navigation/pagination-example';
import { PaginationLinksExample } from './navigation/pagination-links-example';
import { PayoffChartExample } from './charts/payoff-chart-example';
import { PercentFieldExample } from './fields/percent-field-example';
import { PriceFigureExample } from './charts/price-figure-example';
import { ProgressExample } from './display/progress-example';
import { RadioGroupExample } from './fields/radio-group-example';
import { RupeeFieldExample } from './fields/rupee-field-example';
import { SegmentedBarExample } from './charts/segmented-bar-example';
import { SelectExample } from './fields/select-example';
import { SkeletonExample } from './display/skeleton-example';
import { SliderFieldExample } from './fields/slider-field-example';
import { SmallBarsExample } from './charts/small-bars-example';
import { SparklineExample } from './charts/sparkline-example';
import { StackedAreaExample } from './charts/stacked-area-example';
import { StatExample } from './display/stat-example';
import { SwitchExample } from './fields/switch-example';
import { TableExample } from './display/table-example';
import { TableStatesExample } from './display/table-states-example';
import { TabsExample } from './navigation/tabs-example';
import { TextFieldExample } from './fields/text-field-example';
import { TextareaExample } from './fields/textarea-example';
import { TooltipExample } from './overlays/tooltip-example';

/**
 * One part of the kit as /component shows it. Its code is `components/examples/<id>-example.tsx`, its words are
 * `entries` of lib/messages/en/examples.ts. A part with much code loads near the screen: it has its line in
 * example-when-near.tsx instead of an `Example` here.
 */
export type Example =
  | { id: ExampleId; Example: ComponentType; isOnCanvas?: true }
  | { id: NearExampleId & ExampleId; isLazy: true };

type ExampleId = keyof Messages['examples']['entries'];

export type ExampleGroup = {
  id: Exclude<keyof Messages['examples']['groups'], 'foundations'>;
  examples: readonly Example[];
};

/** Every part of the kit, in the order of the page. A new part is one more entry. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    id: 'actions',
    examples: [
      { id: 'button', Example: ButtonExample },
      { id: 'link', Example: LinkExample },
      { id: 'menu', isLazy: true },
    ],
  },
  {
    id: 'navigation',
    examples: [
      { id: 'tabs', Example: TabsExample },
      { id: 'breadcrumb', Example: BreadcrumbExample },
      { id: 'pagination', Example: PaginationExample },
      { id: 'pagination-links', Example: PaginationLinksExample },
    ],
  },
  {
    id: 'fields',
    examples: [
      { id: 'text-field', Example: TextFieldExample },
      { id: 'rupee-field', Example: RupeeFieldExample },
      { id: 'percent-field', Example: PercentFieldExample },
      { id: 'slider-field', Example: SliderFieldExample },
      { id: 'date-field', Example: DateFieldExample },
      { id: 'file-field', Example: FileFieldExample },
      { id: 'combobox', Example: ComboboxExample },
      { id: 'select', Example: SelectExample },
      { id: 'radio-group', Example: RadioGroupExample },
      { id: 'checkbox', Example: CheckboxExample },
      { id: 'switch', Example: SwitchExample },
      { id: 'textarea', Example: TextareaExample },
    ],
  },
  {
    id: 'feedback',
    examples: [
      { id: 'alert', Example: AlertExample },
      { id: 'toast', isLazy: true },
      { id: 'progress', Example: ProgressExample },
      { id: 'skeleton', Example: SkeletonExample },
      { id: 'empty-state', Example: EmptyStateExample },
    ],
  },
  {
    id: 'overlays',
    examples: [
      { id: 'dialog', isLazy: true },
      { id: 'drawer', isLazy: true },
      { id: 'tooltip', Example: TooltipExample },
    ],
  },
  {
    id: 'surfaces',
    examples: [
      { id: 'card', Example: CardExample, isOnCanvas: true },
      { id: 'card-widget', Example: CardWidgetExample, isOnCanvas: true },
      { id: 'disclosure', Example: DisclosureExample },
    ],
  },
  {
    id: 'figures',
    examples: [
      { id: 'badge', Example: BadgeExample },
      { id: 'stat', Example: StatExample },
      { id: 'amount', Example: AmountExample },
      { id: 'avatar', Example: AvatarExample },
    ],
  },
  {
    id: 'tables',
    examples: [
      { id: 'table', Example: TableExample },
      { id: 'data-table', isLazy: true },
      { id: 'table-states', Example: TableStatesExample },
    ],
  },
  {
    id: 'charts',
    examples: [
      { id: 'line-chart', Example: LineChartExample },
      { id: 'area-chart', Example: AreaChartExample },
      { id: 'stacked-area', Example: StackedAreaExample },
      { id: 'bar-chart', Example: BarChartExample },
      { id: 'grouped-bar', Example: GroupedBarExample },
      { id: 'histogram', Example: HistogramExample },
      { id: 'donut', Example: DonutExample },
      { id: 'heat-table', Example: HeatTableExample },
      { id: 'payoff-chart', Example: PayoffChartExample },
      { id: 'sparkline', Example: SparklineExample },
      { id: 'price-figure', Example: PriceFigureExample },
      { id: 'drawdown-figure', Example: DrawdownFigureExample },
      { id: 'segmented-bar', Example: SegmentedBarExample },
      { id: 'box-rows', Example: BoxRowsExample },
      { id: 'small-bars', Example: SmallBarsExample },
    ],
  },
];
