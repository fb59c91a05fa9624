import { formatDate } from '@/lib/calendar/iso-date';
import type { PlanProgress } from '@/lib/dashboard/domain/plan-progress';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import type { OwnAmount } from '../portfolio/own-amount';

/** How far a plan has come, and whether it reaches its goal. */
export function PlanProgressLine({
  progress: { paidMonths, months, endsOn },
  goal,
  amount,
  messages,
}: {
  progress: PlanProgress;
  goal: SavedPlanSummary['goal'];
  amount: OwnAmount;
  messages: Messages['dashboard']['plans'];
}) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <svg
        viewBox="0 0 200 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1.5 w-full"
      >
        <rect width="200" height="6" rx="3" className="fill-surface-sunken" />
        <rect width={(paidMonths / months) * 200} height="6" rx="3" className="fill-chart-1" />
      </svg>
      <p>{fill(messages.progress, { paid: paidMonths, months, date: formatDate(endsOn) })}</p>
      {goal ? (
        <p>
          {goal.ok ? (
            <>
              {messages.goal} {amount(goal.answer.goalRupees)}.
            </>
          ) : (
            messages.goalProblems[goal.problem]
          )}
        </p>
      ) : null}
    </div>
  );
}
