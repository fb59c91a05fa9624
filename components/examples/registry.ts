import type { ComponentType } from 'react';
import type { Messages } from '@/lib/messages';
import {
  BarChartExample,
  GroupedBarExample,
  SegmentedBarExample,
  SmallBarsExample,
} from './bar-charts';
import {
  CheckboxExample,
  FileFieldExample,
  RadioGroupExample,
  SelectExample,
  SwitchExample,
} from './choice-fields';
import {
  ButtonExample,
  CardWidgetExample,
  PaginationExample,
  TooltipExample,
} from './controls-with-state';
import {
  AlertExample,
  AmountExample,
  AvatarExample,
  BadgeExample,
  CardExample,
  DisclosureExample,
  EmptyStateExample,
  ProgressExample,
  SkeletonExample,
  StatExample,
  TableExample,
  TableStatesExample,
} from './display';
import {
  BoxRowsExample,
  DonutExample,
  HeatTableExample,
  HistogramExample,
} from './distribution-charts';
import { ComboboxExample, RupeeFieldExample, SliderFieldExample } from './fields-with-state';
import {
  AreaChartExample,
  LineChartExample,
  SparklineExample,
  StackedAreaExample,
} from './line-charts';
import { BreadcrumbExample, LinkExample, PaginationLinksExample, TabsExample } from './navigation';
import { DrawdownFigureExample, PayoffChartExample, PriceFigureExample } from './price-charts';
import {
  DateFieldExample,
  PercentFieldExample,
  TextFieldExample,
  TextareaExample,
} from './text-fields';
import type { NearExampleId } from './example-when-near';

/**
 * One part of the kit as /component shows it. `text-field` is drawn by the function `TextFieldExample` of this folder
 * and has its title in `entries` of lib/messages/en/examples.ts. A part with much code loads near the screen: it has
 * its line in example-when-near.tsx instead of an `Example` here.
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
