import type { ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';

type Labels = Messages['dashboard'];

/** What a member has saved; for a guest, and for a member without plans, the way to a first one. */
export function SavedPlans({
  state,
  labels,
  children,
}: {
  state: 'guest' | 'none' | 'some' | 'unavailable';
  labels: Labels;
  /** The cards of the plans. */
  children?: ReactNode;
}) {
  if (state === 'guest') {
    return (
      <Card title={labels.guestPlansTitle} titleId="saved-plans" description={labels.guestPlans}>
        <ButtonLink href="/auth/signup?returnUrl=%2Fanalytics" look="secondary">
          {labels.signUp}
        </ButtonLink>
      </Card>
    );
  }
  return (
    <section aria-labelledby="saved-plans">
      <h2 id="saved-plans" className="mb-3 text-lg">
        {labels.savedPlans}
      </h2>
      {state === 'some' ? (
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</div>
      ) : (
        <Card>
          <p>{state === 'none' ? labels.noPlans : labels.plansUnavailable}</p>
          {state === 'none' ? (
            <ButtonLink href="/features/sip-calculator" look="secondary" className="mt-4">
              {labels.firstPlan}
            </ButtonLink>
          ) : null}
        </Card>
      )}
    </section>
  );
}
