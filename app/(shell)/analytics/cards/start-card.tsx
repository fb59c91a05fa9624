import { GuestTasks } from '@/components/dashboard/guest-tasks';
import { TaskList } from '@/components/dashboard/task-list';
import { dashboardHref } from '@/lib/dashboard/range';
import { messages } from '@/lib/messages';
import type { SavedItem } from '@/lib/saved/saved-item';
import { defineCard } from '../card';

const { dashboard } = messages();
const { tasks, guest, ...words } = dashboard.start;

const cryptoPath = '/features/crypto-market';
const sipPath = '/features/sip-calculator';
const taxPath = '/features/income-tax-calculator';

/** What a member's five tasks leave behind: the kind of item that ticks each. */
const memberTasks = [
  { id: 'plan', kinds: ['sip-plan'], href: sipPath },
  { id: 'watch', kinds: ['watchlist'], href: cryptoPath },
  { id: 'holding', kinds: ['holding'], href: '#card-holdings' },
  { id: 'target', kinds: ['allocation-target'], href: '#card-allocation' },
  { id: 'household', kinds: ['household'], href: '#card-checks' },
] as const satisfies readonly {
  id: keyof typeof tasks;
  kinds: readonly SavedItem['kind'][];
  href: string;
}[];

export const startCard = defineCard({
  id: 'start',
  title: dashboard.titles.start,
  width: 'half',
  audience: 'everyone',
  lines: 14,
  load: ({ kind, items }) => {
    if (kind === 'guest' || items === null) return Promise.resolve(null);
    const kept = new Set<string>(items.map((item) => item.kind));
    return Promise.resolve(
      memberTasks.map(({ id, kinds, href }) => ({
        id,
        ...tasks[id],
        href,
        isDone: kinds.some((one) => kept.has(one)),
      })),
    );
  },
  show: (known, viewer) =>
    known && viewer.kind === 'member' ? (
      <TaskList tasks={known} messages={words} />
    ) : (
      <GuestTasks
        isDemo={viewer.isDemo}
        messages={words}
        tasks={[
          { id: 'sip', ...guest.sip, href: sipPath },
          { id: 'tax', ...guest.tax, href: taxPath },
          { id: 'household', ...guest.household, href: '#card-checks' },
          { id: 'demo', ...guest.demo, href: dashboardHref({ ...viewer, isDemo: true }) },
          { id: 'account', ...guest.account, href: '/auth/signup?returnUrl=%2Fanalytics' },
        ]}
      />
    ),
});
