import { Disclosure } from '@/components/dashboard/frame/disclosure';
import { AttentionList } from '@/components/dashboard/household/attention-list';
import { CheckList } from '@/components/dashboard/household/check-list';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import { attentionItems } from '@/lib/dashboard/attention';
import { dashboardHref } from '@/lib/dashboard/dashboard-query';
import { investedIn } from '@/lib/dashboard/invested';
import { onTrackOf } from '@/lib/dashboard/plan-progress';
import { loadPortfolio } from '@/lib/dashboard/portfolio-source';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { checkHousehold } from '@/lib/household/checks';
import { typedOf } from '@/lib/household/read-household';
import { householdIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import type { Viewer } from '@/lib/dashboard/viewer';
import { defineCard } from '../card';
import { loadLearning } from '@/lib/dashboard/learning-source';
import { loadSessions } from '@/lib/dashboard/sessions-source';
import { memberTasks } from '@/lib/dashboard/member-tasks-source';

const { dashboard } = messages();
const { checks: words } = dashboard;

async function loadChecks({ items, today }: Viewer) {
  const known = items ?? [];
  const household = householdIn(known);
  const portfolio = await loadPortfolio(known, today);
  const invested = investedIn(portfolio.positions, portfolio.inDoubt);
  return { household, portfolio, checks: checkHousehold(household, invested, today) };
}

export const checksCard = defineCard({
  id: 'checks',
  title: dashboard.titles.checks,
  lines: 12,
  load: async (viewer) =>
    viewer.kind === 'guest' || viewer.items === null ? null : loadChecks(viewer),
  show: (known, { kind, isDemo, open, today }) => {
    if (!known) {
      return kind === 'guest' ? (
        <GuestHousehold today={today} messages={words} />
      ) : (
        <p>{dashboard.accountUnavailable}</p>
      );
    }
    const { checks, household } = known;
    const isKnown = checks.some(({ state }) => state !== 'unknown');
    const isAnswered = Object.values(household).some((answer) => answer !== null);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isKnown ? (
          <CheckList checks={checks} messages={words} />
        ) : (
          <p className="max-w-prose text-ink-soft">{words.member}</p>
        )}
        {isDemo ? null : (
          <Disclosure
            title={isAnswered ? words.form.change : words.form.open}
            isOpen={open === 'household' || !isAnswered}
          >
            <MemberHousehold
              typed={typedOf(household)}
              messages={words}
              outcomes={dashboard.outcomes}
            />
          </Disclosure>
        )}
      </div>
    );
  },
});

const shownItems = 4;

/** What to look at, from every part of the dashboard, and the next step of the first ones. */
export const attentionCard = defineCard({
  id: 'attention',
  title: dashboard.titles.attention,
  lines: 6,
  load: async (viewer) => {
    const { items, today } = viewer;
    const known = items ?? [];
    const [{ checks, portfolio }, sessions, learning, tasks] = await Promise.all([
      loadChecks(viewer),
      loadSessions(viewer),
      loadLearning(viewer),
      memberTasks(viewer),
    ]);
    const plans = known.flatMap((item) => summariseSavedPlan(item) ?? []);
    return {
      items: attentionItems(
        {
          checks,
          portfolio,
          track: onTrackOf(plans, holdingsIn(known, 'fund'), today),
          sessions: sessions === 'unavailable' ? null : sessions,
          questionsDue: learning ? learning.due : 0,
        },
        viewer,
        dashboard.attention,
      ),
      next: tasks.find(({ isDone }) => !isDone) ?? null,
    };
  },
  action: ({ items }, { isDemo }) =>
    items.length > shownItems
      ? { href: dashboardHref({ tab: 'checks', isDemo }), text: dashboard.attention.more }
      : null,
  show: ({ items, next }, { kind }) => (
    <AttentionList
      items={items.slice(0, shownItems)}
      next={kind === 'member' && next?.href ? { title: next.title, href: next.href } : null}
      messages={dashboard.attention}
    />
  ),
});
