import {
  ArrowsRightLeftIcon,
  ChartBarIcon,
  ChatBubbleLeftRightIcon,
  CursorArrowRaysIcon,
  HashtagIcon,
  PencilSquareIcon,
  RectangleStackIcon,
  Square2StackIcon,
  SwatchIcon,
  TableCellsIcon,
} from '@heroicons/react/24/outline';
import type { Messages } from '@/lib/messages';
import type { Example } from './registry';

const icons = {
  foundations: SwatchIcon,
  actions: CursorArrowRaysIcon,
  navigation: ArrowsRightLeftIcon,
  fields: PencilSquareIcon,
  feedback: ChatBubbleLeftRightIcon,
  overlays: Square2StackIcon,
  surfaces: RectangleStackIcon,
  figures: HashtagIcon,
  tables: TableCellsIcon,
  charts: ChartBarIcon,
} as const satisfies Record<keyof Messages['examples']['groups'], unknown>;

/** Parts of few bytes without ids, which show themselves. */
const live: readonly Example['id'][] = ['button', 'progress', 'badge', 'avatar'];

/** The part itself where it is small, else the sign of its group. It is out of reach: the title beside it is the link. */
export function PartThumbnail({
  group,
  example,
}: {
  group: keyof Messages['examples']['groups'];
  example?: Example;
}) {
  const Icon = icons[group];
  return (
    <div
      inert
      aria-hidden="true"
      className="flex h-20 items-center justify-center overflow-hidden rounded-t-lg border-b border-line bg-canvas px-3"
    >
      {example && 'Example' in example && live.includes(example.id) ? (
        <div className="flex max-h-16 flex-wrap justify-center gap-2 overflow-hidden">
          <example.Example />
        </div>
      ) : (
        <Icon className="size-8 text-ink-faint" />
      )}
    </div>
  );
}
