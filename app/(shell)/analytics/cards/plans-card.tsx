import { ownAmount } from '@/components/dashboard/own-amount';
import { PlanList } from '@/components/dashboard/plan-list';
import { PlanProgressLine } from '@/components/dashboard/plan-progress-line';
import { SavedPlanCard } from '@/components/sip/saved-plan-card';
import { onTrackOf, progressOf } from '@/lib/dashboard/plan-progress';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { summariseSavedPlan } from '@/lib/sip/saved-plan';
import { defineCard } from '../card';

const { dashboard, display, saved, sip } = messages();
const amount = ownAmount(display.amountHidden);

export const plansCard = defineCard({
  id: 'plans',
  title: dashboard.titles.plans,
  width: 'full',
  audience: 'personal',
  lines: 12,
  load: ({ items, today }) => {
    const plans = (items ?? []).flatMap((item) => summariseSavedPlan(item) ?? []);
    const track = onTrackOf(plans, holdingsIn(items ?? [], 'fund'), today);
    return Promise.resolve(items && { plans, track });
  },
  show: (known, { today, isDemo }) =>
    known ? (
      <PlanList track={known.track} amount={amount} words={dashboard.plans}>
        {known.plans.map((summary) => (
          <SavedPlanCard
            key={summary.id}
            summary={summary}
            isRemovable={!isDemo}
            messages={{ sip, saved, display }}
          >
            <PlanProgressLine
              progress={progressOf(summary, today)}
              goal={summary.goal}
              amount={amount}
              words={dashboard.plans}
            />
          </SavedPlanCard>
        ))}
      </PlanList>
    ) : (
      <p>{dashboard.shelfUnavailable}</p>
    ),
});
