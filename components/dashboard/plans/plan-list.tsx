import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { formatDate } from '@/lib/calendar/iso-date';
import type { OnTrack, PlanProgress } from '@/lib/dashboard/domain/plan-progress';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { ownAmount, type HiddenLabel } from '../portfolio/own-amount';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';

/** The member's plans, and whether the purchases so far are enough for all of them together. */
export function PlanList({
  track,
  hiddenLabel,
  messages,
  children,
}: {
  /** Null without a plan. */
  track: OnTrack | null;
  hiddenLabel: HiddenLabel;
  messages: Messages['dashboard']['plans'];
  /** The cards of the plans. */
  children: ReactNode;
}) {
  if (!track) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{messages.none}</p>
        <ButtonLink href="/features/sip-calculator" variant="secondary">
          {messages.first}
        </ButtonLink>
      </div>
    );
  }
  const isBehind = track.aheadRupees < 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isBehind ? 'warn' : 'good'}>
          {isBehind ? messages.behind : messages.onTrack}
        </Badge>
        <span>
          {fill(messages.since, { date: formatDate(track.since) })}{' '}
          {ownAmount(track.expectedRupees, hiddenLabel)}
          {messages.bought} {ownAmount(track.boughtRupees, hiddenLabel)}
          {isBehind ? (
            <>
              {messages.missing} {ownAmount(-track.aheadRupees, hiddenLabel)}
            </>
          ) : null}
          .
        </span>
      </p>
      <div className="grid gap-4 md:grid-cols-2">{children}</div>
      <p className="text-sm text-ink-soft">{messages.how}</p>
    </div>
  );
}

/** How far a plan has come, and whether it reaches its goal. */
export function PlanProgressLine({
  progress: { paidInstalments: paid, instalments, endsOn },
  goal,
  hiddenLabel,
  messages,
}: {
  progress: PlanProgress;
  goal: SavedPlanSummary['goal'];
  hiddenLabel: HiddenLabel;
  messages: Messages['dashboard']['plans'];
}) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {instalments > 0 ? (
        <>
          <svg
            viewBox="0 0 200 6"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-1.5 w-full"
          >
            <rect width="200" height="6" rx="3" className="fill-surface-sunken" />
            <rect width={(paid / instalments) * 200} height="6" rx="3" className="fill-chart-1" />
          </svg>
          <p>{fill(messages.progress, { paid, months: instalments, date: formatDate(endsOn) })}</p>
        </>
      ) : (
        <p>{fill(messages.until, { date: formatDate(endsOn) })}</p>
      )}
      {goal ? (
        <p>
          {goal.ok ? (
            <>
              {messages.goal} {ownAmount(goal.answer.goalRupees, hiddenLabel)}.
            </>
          ) : (
            messages.goalProblems[goal.problem]
          )}
        </p>
      ) : null}
    </div>
  );
}
