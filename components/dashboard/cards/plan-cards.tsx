import type { ReactNode } from 'react';
import { SipPreview, TaxPreview } from '@/components/dashboard/plans/calculator-previews';
import { SavedPlanCard, SavedTaxCard } from '@/components/dashboard/plans/saved-calculation-cards';
import { LastSip } from '@/components/dashboard/plans/last-sip';
import { type HiddenLabel, ownAmount } from '@/components/dashboard/portfolio/own-amount';
import { Icon } from '@/components/ui/icon';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RouteLink } from '@/components/ui/route-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { type OnTrack, type PlanProgress, progressOf } from '@/lib/dashboard/domain/plan-progress';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { menu, menuPages } from '@/lib/navigation/menu';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import { hiddenLabelOf, type CardView } from './card-view';
import { sipPath } from '@/lib/navigation/page-paths';

const { dashboard, navigation } = messages();
const { calculators: calculatorsMessages } = dashboard;

export const plansCard: CardView<'plans'> = {
  title: dashboard.titles.plans,
  lines: 12,
  show: (known, viewer) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const { plans, track, taxes } = known;
    // The overview of a new member leaves out the card while there is no plan.
    if (viewer.tab === 'overview' && plans.length + taxes.length === 0) return null;
    const isOwn = viewer.kind === 'member';
    const hiddenLabel = hiddenLabelOf(viewer);
    const taxCards = taxes.map((calculation) => (
      <SavedTaxCard key={calculation.id} calculation={calculation} isRemovable={isOwn} />
    ));
    return (
      <div className="grid grid-cols-1 gap-4">
        <PlanList track={track} hiddenLabel={hiddenLabel}>
          {plans.map((summary) => (
            <SavedPlanCard key={summary.id} summary={summary} isRemovable={isOwn}>
              <PlanProgressLine
                progress={progressOf(summary, viewer.today)}
                goal={summary.goal}
                hiddenLabel={hiddenLabel}
              />
            </SavedPlanCard>
          ))}
          {taxCards}
        </PlanList>
        {!track && taxes.length > 0 ? <PlanGrid>{taxCards}</PlanGrid> : null}
      </div>
    );
  },
};

/** The calculators of the menu for which this card has a sentence. */
const calculators = menuPages(menu(navigation)).flatMap(({ id, title, url, icon }) =>
  url && icon && Object.hasOwn(calculatorsMessages.sentences, id) ? { id, title, url, icon } : [],
);

export const calculatorsCard: CardView<'calculators'> = {
  title: dashboard.titles.calculators,
  lines: 14,
  show: () => <Calculators />,
};

export const sipCard: CardView<'sip'> = {
  title: dashboard.titles.sip,
  lines: 12,
  show: (figures) => <SipPreview figures={figures} />,
};

export const taxCard: CardView<'tax'> = {
  title: dashboard.titles.tax,
  lines: 6,
  show: (figures) => <TaxPreview figures={figures} />,
};

/** Links to the calculators, and to the last SIP in this browser. */
function Calculators() {
  const sentences: Readonly<Record<string, string | undefined>> = calculatorsMessages.sentences;
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 @min-[37.5rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {calculators.map(({ id, title, url, icon }) => (
          <li
            key={id}
            className="flex items-start gap-3 py-2 not-last:border-b not-last:border-line @min-[37.5rem]:border-0!"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <RouteLink href={url} className="font-semibold hover:underline">
                  {title}
                </RouteLink>
                {id === 'sip-calculator' ? <LastSip label={calculatorsMessages.lastSip} /> : null}
              </span>
              <span className="block text-sm text-ink-soft">{sentences[id]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The member's plans, and whether the purchases so far are enough for all of them together. */
export function PlanList({
  track,
  hiddenLabel,
  children,
}: {
  /** Null without a plan. */
  track: OnTrack | null;
  hiddenLabel: HiddenLabel;
  /** The cards of the plans. */
  children: ReactNode;
}) {
  if (!track) {
    return (
      <EmptyState
        title={dashboard.plans.none}
        action={<ButtonLink href={sipPath}>{dashboard.plans.first}</ButtonLink>}
      >
        {dashboard.plans.why}
      </EmptyState>
    );
  }
  const isBehind = track.aheadRupees < 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isBehind ? 'warn' : 'good'}>
          {isBehind ? dashboard.plans.behind : dashboard.plans.onTrack}
        </Badge>
        <span>
          {fill(dashboard.plans.since, { date: formatDate(track.since) })}{' '}
          {ownAmount(track.expectedRupees, hiddenLabel)}
          {dashboard.plans.bought} {ownAmount(track.boughtRupees, hiddenLabel)}
          {isBehind ? (
            <>
              {dashboard.plans.missing} {ownAmount(-track.aheadRupees, hiddenLabel)}
            </>
          ) : null}
          .
        </span>
      </p>
      <PlanGrid>{children}</PlanGrid>
      <p className="text-sm text-ink-soft">{dashboard.plans.how}</p>
    </div>
  );
}

/** Two in a row; the last of an odd number has the whole row. */
function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2">
      {children}
    </div>
  );
}

/** How far a plan has come, and whether it reaches its goal. */
function PlanProgressLine({
  progress: { paidInstalments: paid, instalments, endsOn },
  goal,
  hiddenLabel,
}: {
  progress: PlanProgress;
  goal: SavedPlanSummary['goal'];
  hiddenLabel: HiddenLabel;
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
          <p>
            {fill(dashboard.plans.progress, {
              paid,
              months: instalments,
              date: formatDate(endsOn),
            })}
          </p>
        </>
      ) : (
        <p>{fill(dashboard.plans.until, { date: formatDate(endsOn) })}</p>
      )}
      {goal ? (
        <p>
          {goal.ok ? (
            <>
              {dashboard.plans.goal} {ownAmount(goal.answer.goalRupees, hiddenLabel)}.
            </>
          ) : (
            dashboard.plans.goalProblems[goal.problem]
          )}
        </p>
      ) : null}
    </div>
  );
}
