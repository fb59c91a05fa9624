import { attentionItems } from '@/lib/dashboard/domain/attention';
import { investedIn } from '@/lib/dashboard/domain/portfolio';
import { onTrackOf } from '@/lib/dashboard/domain/plan-progress';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { loadLearning, loadSessions, memberTasks } from '@/lib/dashboard/server/member-source';
import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { checkHousehold } from '@/lib/household/checks';
import { answersIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';

async function loadKnownChecks({ items, today }: Viewer) {
  const known = items ?? [];
  const { household, answeredOn } = answersIn(known, today);
  const portfolio = await loadPortfolio(known, today);
  const invested = investedIn(portfolio.positions, portfolio.inDoubt);
  return {
    ...{ household, answeredOn, portfolio },
    checks: checkHousehold(household, invested, today),
  };
}

export async function loadChecks(viewer: Viewer) {
  return viewer.kind === 'guest' || viewer.items === null ? null : loadKnownChecks(viewer);
}

/** What needs attention on the dashboard, and the next step of getting started. */
export async function loadAttention(viewer: Viewer) {
  const { items, today } = viewer;
  const known = items ?? [];
  const [{ checks, answeredOn, portfolio }, sessions, learning, tasks] = await Promise.all([
    loadKnownChecks(viewer),
    loadSessions(viewer),
    loadLearning(viewer),
    memberTasks(viewer),
  ]);
  const plans = known.flatMap((item) => summariseSavedPlan(item) ?? []);
  return {
    items: attentionItems(
      {
        checks,
        answeredOn,
        portfolio,
        track: onTrackOf(plans, holdingsIn(known, 'fund'), today),
        sessions: sessions === 'unavailable' ? null : sessions,
        questionsDue: learning ? learning.due : 0,
      },
      viewer,
      messages().dashboard.attention,
    ),
    next: tasks.find(({ isDone }) => !isDone) ?? null,
  };
}
