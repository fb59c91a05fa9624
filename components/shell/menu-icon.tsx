import {
  AcademicCapIcon,
  ArrowRightEndOnRectangleIcon,
  ArrowTrendingUpIcon,
  BriefcaseIcon,
  BuildingLibraryIcon,
  ChartBarSquareIcon,
  ChatBubbleLeftRightIcon,
  CircleStackIcon,
  FunnelIcon,
  HeartIcon,
  LockClosedIcon,
  NewspaperIcon,
  ReceiptPercentIcon,
  PencilSquareIcon,
  Squares2X2Icon,
  SquaresPlusIcon,
  TableCellsIcon,
  SwatchIcon,
  TruckIcon,
  UserPlusIcon,
} from '@heroicons/react/24/outline';
import type { IconName } from '@/lib/navigation/menu';

const icons: Record<IconName, typeof TruckIcon> = {
  dashboard: Squares2X2Icon,
  components: SwatchIcon,
  features: SquaresPlusIcon,
  crypto: CircleStackIcon,
  sip: ArrowTrendingUpIcon,
  picks: FunnelIcon,
  funds: BuildingLibraryIcon,
  news: NewspaperIcon,
  consultation: ChatBubbleLeftRightIcon,
  tax: ReceiptPercentIcon,
  options: ChartBarSquareIcon,
  education: AcademicCapIcon,
  forms: PencilSquareIcon,
  'sign-up': UserPlusIcon,
  'sign-in': ArrowRightEndOnRectangleIcon,
  tables: TableCellsIcon,
  coffee: HeartIcon,
  'web-services': BriefcaseIcon,
  privacy: LockClosedIcon,
  delivery: TruckIcon,
};

/** The picture beside a menu item; the words carry the meaning. */
export function MenuIcon({ name, className }: { name: IconName; className?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" className={className} />;
}
