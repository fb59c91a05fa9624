import type { ComponentType } from 'react';
import type { Messages } from '@/lib/messages';
import { AlertExample } from './alert-example';
import { AmountExample } from './amount-example';
import { AreaChartExample } from './area-chart-example';
import { AvatarExample } from './avatar-example';
import { BadgeExample } from './badge-example';
import { BarChartExample } from './bar-chart-example';
import { BreadcrumbExample } from './breadcrumb-example';
import { ButtonExample } from './button-example';
import { CardExample } from './card-example';
import { CardWidgetExample } from './card-widget-example';
import { CheckboxExample } from './checkbox-example';
import { ComboboxExample } from './combobox-example';
import { DateFieldExample } from './date-field-example';
import { DisclosureExample } from './disclosure-example';
import { DonutExample } from './donut-example';
import { EmptyStateExample } from './empty-state-example';
import type { NearExampleId } from './example-when-near';
import { FileFieldExample } from './file-field-example';
import { GroupedBarExample } from './grouped-bar-example';
import { HeatTableExample } from './heat-table-example';
import { HistogramExample } from './histogram-example';
import { LineChartExample } from './line-chart-example';
import { LinkExample } from './link-example';
import { PaginationExample } from './pagination-example';
import { PaginationLinksExample } from './pagination-links-example';
import { PayoffChartExample } from './payoff-chart-example';
import { PercentFieldExample } from './percent-field-example';
import { ProgressExample } from './progress-example';
import { RadioGroupExample } from './radio-group-example';
import { RupeeFieldExample } from './rupee-field-example';
import { SelectExample } from './select-example';
import { SkeletonExample } from './skeleton-example';
import { SliderFieldExample } from './slider-field-example';
import { SparklineExample } from './sparkline-example';
import { StackedAreaExample } from './stacked-area-example';
import { StatExample } from './stat-example';
import { SwitchExample } from './switch-example';
import { TableExample } from './table-example';
import { TableStatesExample } from './table-states-example';
import { TabsExample } from './tabs-example';
import { TextFieldExample } from './text-field-example';
import { TextareaExample } from './textarea-example';
import { TooltipExample } from './tooltip-example';

/**
 * One part of the kit as /component shows it. Its code is `components/examples/<id>-example.tsx`, its words are
 * `entries` of lib/messages/en/examples.ts. What brings much code to the browser is on demand: it has its line in
 * lazy-example.tsx instead of an `Example` here.
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
    ],
  },
];
