import { CheckIcon } from '@heroicons/react/20/solid';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { plans, type Plan, type PlanRow } from '@/lib/premium/plans';

/** The three plans side by side, each with its price, what it adds to the plan before it, and its action. */
export function PlanCards({
  rows,
  prices,
  answerDays,
  enquiryId,
  messages,
}: {
  rows: readonly PlanRow[];
  /** What each plan costs, in words, a line each. */
  prices: Readonly<Record<Plan, readonly string[]>>;
  /** In how many working days questions are answered. */
  answerDays: number;
  /** The id of the enquiry form. */
  enquiryId: string;
  messages: Messages['premium']['plans'];
}) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {plans.map((plan) => {
        const [price, ...furtherPrices] = prices[plan];
        return (
          <li key={plan} className="grid">
            <Card
              title={messages.names[plan]}
              titleId={`plan-${plan}`}
              description={messages.for[plan]}
              actions={plan === 'free' ? <Badge tone="good">{messages.yours}</Badge> : undefined}
              className="flex flex-col"
            >
              <p className="text-2xl font-semibold tabular-nums">{price}</p>
              {furtherPrices.map((line) => (
                <p key={line} className="text-xs text-ink-soft">
                  {line}
                </p>
              ))}
              <p className="mt-4 text-sm font-semibold">{messages.groups[plan]}</p>
              <ul className="mt-2 mb-4 grid gap-1.5 text-sm">
                {rows
                  .filter(({ from }) => from === plan)
                  .map((row) => (
                    <li key={row.id} className="flex gap-2">
                      <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gain" />
                      {fill(messages.rows[row.id], { days: answerDays })}
                    </li>
                  ))}
              </ul>
              {plan === 'free' ? null : (
                <a
                  href={`#${enquiryId}`}
                  className={buttonClasses(plan === 'plus' ? 'primary' : 'secondary', 'mt-auto')}
                >
                  {fill(messages.enquire, { plan: messages.names[plan] })}
                </a>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
