import { ownAmount } from '@/components/dashboard/own-amount';
import { PlanList } from '@/components/dashboard/plan-list';
import { PlanProgressLine } from '@/components/dashboard/plan-progress-line';
import { SavedPlanCard } from '@/components/sip/saved-plan-card';
import { SavedTaxCard } from '@/components/tax/saved-tax-card';
import { onTrackOf, progressOf } from '@/lib/dashboard/plan-progress';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';
import { defineCard } from '../card';

const { dashboard, display, saved, sip, tax } = messages();
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
    const taxes = (items ?? []).flatMap((item) => summariseSavedCalculation(item) ?? []);
    return Promise.resolve(items && { plans, track, taxes });
  },
  show: (known, { today, isDemo }) =>
    known ? (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PlanList track={known.track} amount={amount} messages={dashboard.plans}>
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
                messages={dashboard.plans}
              />
            </SavedPlanCard>
          ))}
        </PlanList>
        {known.taxes.length > 0 ? (
          <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
            {known.taxes.map((calculation) => (
              <SavedTaxCard
                key={calculation.id}
                calculation={calculation}
                messages={{ tax, saved, display }}
              />
            ))}
          </div>
        ) : null}
      </div>
    ) : (
      <p>{dashboard.accountUnavailable}</p>
    ),
});
