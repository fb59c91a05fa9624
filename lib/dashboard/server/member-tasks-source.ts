import { dashboardHref, type Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { educationPath } from '@/lib/education/domain/course-paths';
import { readMyProgress } from '@/lib/education/server/store';
import { messages } from '@/lib/messages';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { Task } from '@/lib/dashboard/domain/task';

const { tasks } = messages().dashboard.start;

type ItemTask = { id: keyof typeof tasks; kind: SavedItem['kind']; href: string };

/** What the first steps leave behind: the kind of item that ticks each. */
const itemTasks = {
  holding: {
    id: 'holding',
    kind: 'holding',
    href: dashboardHref({ tab: 'holdings', open: 'add' }),
  },
  plan: { id: 'plan', kind: 'sip-plan', href: '/features/sip-calculator' },
  household: {
    id: 'household',
    kind: 'household',
    href: dashboardHref({ tab: 'checks', open: 'household' }),
  },
  target: {
    id: 'target',
    kind: 'allocation-target',
    href: dashboardHref({ tab: 'plans', open: 'target' }),
  },
  watch: { id: 'watch', kind: 'watchlist', href: '/features/crypto-market' },
} as const satisfies Record<string, ItemTask>;

/** A member's first steps, in order. The last two stand in no list: they are the next step once the others are done. */
export async function memberTasks({
  kind,
  items,
}: Pick<Viewer, 'kind' | 'items'>): Promise<Task[]> {
  const kinds = new Set((items ?? []).map((item) => item.kind));
  const progress = kind === 'member' ? await readMyProgress() : null;
  const hasRead = progress?.ok ? Object.keys(progress.value.places).length > 0 : false;
  const ofItem = ({ id, kind: own, href }: ItemTask): Task => ({
    id,
    ...tasks[id],
    href,
    isDone: kinds.has(own),
  });
  return [
    { id: 'account', ...tasks.account, href: null, isDone: true },
    ofItem(itemTasks.holding),
    ofItem(itemTasks.plan),
    ofItem(itemTasks.household),
    { id: 'lesson', ...tasks.lesson, href: educationPath, isDone: hasRead },
    ofItem(itemTasks.target),
    ofItem(itemTasks.watch),
  ];
}

/** So many stand in the list of a new member. */
export const listedTasks = 5;
