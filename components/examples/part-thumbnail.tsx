import {
  AdjustmentsHorizontalIcon,
  ArrowsUpDownIcon,
  ArrowTrendingDownIcon,
  ArrowTrendingUpIcon,
  Bars3BottomLeftIcon,
  Bars3Icon,
  BellAlertIcon,
  CalendarDaysIcon,
  ChartBarIcon,
  ChartBarSquareIcon,
  ChartPieIcon,
  CheckCircleIcon,
  ChevronUpDownIcon,
  ClockIcon,
  CurrencyRupeeIcon,
  DocumentArrowUpIcon,
  EllipsisHorizontalIcon,
  EllipsisVerticalIcon,
  ExclamationTriangleIcon,
  FolderOpenIcon,
  HashtagIcon,
  InboxIcon,
  LinkIcon,
  MagnifyingGlassIcon,
  PaintBrushIcon,
  PencilIcon,
  PencilSquareIcon,
  PowerIcon,
  PresentationChartLineIcon,
  QuestionMarkCircleIcon,
  ReceiptPercentIcon,
  RectangleGroupIcon,
  RectangleStackIcon,
  Square2StackIcon,
  Square3Stack3DIcon,
  SwatchIcon,
  TableCellsIcon,
  ViewColumnsIcon,
  WindowIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Example } from './registry';

type Icon = ComponentType<{ className?: string }>;

/** Icons for the parts that are too large for a thumbnail, or have ids, which must be unique on the page. */
const signs: Readonly<Record<Exclude<Example['id'], LiveId>, Icon>> = {
  link: LinkIcon,
  menu: EllipsisVerticalIcon,
  tabs: RectangleGroupIcon,
  breadcrumb: (props) => <Icon name="chevron-right" {...props} />,
  pagination: EllipsisHorizontalIcon,
  'pagination-links': EllipsisHorizontalIcon,
  'text-field': PencilIcon,
  'rupee-field': CurrencyRupeeIcon,
  'percent-field': ReceiptPercentIcon,
  'slider-field': AdjustmentsHorizontalIcon,
  'date-field': CalendarDaysIcon,
  'file-field': DocumentArrowUpIcon,
  combobox: MagnifyingGlassIcon,
  select: ChevronUpDownIcon,
  'radio-group': CheckCircleIcon,
  checkbox: CheckCircleIcon,
  switch: PowerIcon,
  textarea: PencilSquareIcon,
  alert: ExclamationTriangleIcon,
  toast: BellAlertIcon,
  skeleton: Bars3BottomLeftIcon,
  'empty-state': InboxIcon,
  dialog: WindowIcon,
  drawer: ViewColumnsIcon,
  tooltip: QuestionMarkCircleIcon,
  card: RectangleStackIcon,
  'card-widget': Square2StackIcon,
  disclosure: (props) => <Icon name="chevron-down" {...props} />,
  stat: HashtagIcon,
  amount: CurrencyRupeeIcon,
  table: TableCellsIcon,
  'data-table': ArrowsUpDownIcon,
  'table-states': FolderOpenIcon,
  'line-chart': PresentationChartLineIcon,
  'area-chart': ArrowTrendingUpIcon,
  'stacked-area': Square3Stack3DIcon,
  'bar-chart': ChartBarIcon,
  'grouped-bar': ChartBarSquareIcon,
  histogram: ChartBarIcon,
  donut: ChartPieIcon,
  'heat-table': TableCellsIcon,
  'payoff-chart': ArrowTrendingUpIcon,
  sparkline: ArrowTrendingUpIcon,
  'price-figure': PresentationChartLineIcon,
  'drawdown-figure': ArrowTrendingDownIcon,
  'segmented-bar': Bars3Icon,
  'box-rows': Bars3BottomLeftIcon,
  'small-bars': ChartBarIcon,
};

const foundationSigns: Readonly<Record<string, Icon>> = {
  colours: SwatchIcon,
  type: PencilIcon,
  shape: PaintBrushIcon,
  motion: ClockIcon,
};

type LiveId = 'button' | 'progress' | 'badge' | 'avatar';

const isLive = (id: Example['id']): id is LiveId =>
  ['button', 'progress', 'badge', 'avatar'].includes(id);

/** As high as the rows that are shown, so that they stand in the middle; the next row begins below. */
const liveHeights: Record<LiveId, string> = {
  button: 'max-h-11 lg:max-h-9',
  progress: 'max-h-9',
  badge: 'max-h-14',
  avatar: 'max-h-12',
};

const signClasses = 'size-7 text-accent';

/** A picture of a part. Inert, since the title beside it is the link. */
export function PartThumbnail({ part }: { part: Example | { foundation: string } }) {
  return (
    <div
      inert
      aria-hidden="true"
      className="flex h-16 items-center justify-center overflow-hidden rounded-t-lg border-b border-line bg-canvas px-3"
    >
      <Picture part={part} />
    </div>
  );
}

function Picture({ part }: { part: Example | { foundation: string } }) {
  if ('Example' in part && isLive(part.id)) {
    return (
      <div
        className={`${liveHeights[part.id]} flex w-full flex-wrap content-start items-center justify-center gap-2 overflow-hidden`}
      >
        <part.Example />
      </div>
    );
  }
  if ('foundation' in part) {
    const Sign = foundationSigns[part.foundation] ?? SwatchIcon;
    return <Sign className={signClasses} />;
  }
  const Sign = isLive(part.id) ? SwatchIcon : signs[part.id];
  return <Sign className={signClasses} />;
}
