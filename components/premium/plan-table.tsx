import { CheckIcon, MinusIcon } from '@heroicons/react/20/solid';
import { Badge } from '@/components/ui/badge';
import { buttonClasses, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names';
import { Table } from '@/components/ui/table';
import { TableFrame } from '@/components/ui/table/table-frame';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import { holds, plans, planTerms, type Plan, type PlanRow } from '@/lib/premium/plans';
import { messages } from '@/lib/messages';

const { plans: planMessages, terms } = messages().premium;

type PlanTableProps = {
  rows: readonly PlanRow[];
  /** What each plan costs, in words, a line each. */
  prices: Readonly<Record<Plan, readonly string[]>>;
  /** What the line of prices is called. */
  priceTitle: string;
  /** In how many working days questions are answered. */
  answerDays: number;
};

/** One real table at every width; on a phone each row becomes a card that names the plans. */
export function PlanTable({ rows, prices, priceTitle, answerDays }: PlanTableProps) {
  return (
    <TableFrame
      caption={planMessages.caption}
      isCaptionHidden
      hasCards
      className="[&_td]:align-top"
    >
      {/* Each card names the plans again. */}
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{planMessages.what}</th>
          {plans.map((plan) => (
            <th key={plan} scope="col" className="md:w-44 lg:w-52">
              <span className="block text-lg text-ink">{planMessages.names[plan]}</span>
              <span className="block font-normal">{planMessages.for[plan]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{priceTitle}</th>
          {plans.map((plan) => (
            <td key={plan} data-title={planMessages.names[plan]}>
              <span>
                {prices[plan].map((line, index) => (
                  <span key={line} className={index === 0 ? 'block font-semibold' : 'block'}>
                    {line}
                  </span>
                ))}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
      {plans.map((group) => (
        <tbody key={group}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={plans.length + 1}
              className="bg-surface-sunken font-semibold text-ink-soft"
            >
              {planMessages.groups[group]}
            </th>
          </tr>
          {rows
            .filter(({ from }) => from === group)
            .map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <TextLink href={row.path}>
                    {fill(planMessages.rows[row.id], { days: answerDays })}
                  </TextLink>
                </th>
                {plans.map((plan) => (
                  <td key={plan} data-title={planMessages.names[plan]}>
                    <Held isHeld={holds(plan, row)} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

function Held({ isHeld }: { isHeld: boolean }) {
  const Sign = isHeld ? CheckIcon : MinusIcon;
  return (
    <span
      className={classNames(
        'flex items-center gap-1 max-md:justify-end',
        !isHeld && 'text-ink-faint',
      )}
    >
      <Sign aria-hidden="true" className={isHeld ? 'size-5 text-gain' : 'size-5'} />
      <span className={isHeld ? undefined : 'sr-only'}>
        {isHeld ? planMessages.included : planMessages.not}
      </span>
    </span>
  );
}

/** The three plans side by side, each with its price, what it adds to the plan before it, and its action. */
export function PlanCards({
  rows,
  prices,
  answerDays,
  enquiryId,
  signUpPath,
}: {
  rows: readonly PlanRow[];
  /** What each plan costs, in words, a line each. */
  prices: Readonly<Record<Plan, readonly string[]>>;
  /** In how many working days questions are answered. */
  answerDays: number;
  /** The id of the enquiry form. */
  enquiryId: string;
  /** Where a guest creates an account; null for a member, who has the free plan. */
  signUpPath: string | null;
}) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 xl:grid-cols-[2fr_1fr_1fr]">
      {plans.map((plan) => {
        const [price, ...furtherPrices] = prices[plan];
        return (
          <li key={plan} className="grid">
            <Card
              title={planMessages.names[plan]}
              titleId={`plan-${plan}`}
              description={planMessages.for[plan]}
              actions={
                plan === 'free' && signUpPath === null ? (
                  <Badge tone="good">{planMessages.yours}</Badge>
                ) : undefined
              }
              className="flex flex-col lg:[&>.card-head]:min-h-17"
            >
              <p className="text-2xl font-semibold tabular-nums">{price}</p>
              {furtherPrices.map((line) => (
                <p key={line} className="text-xs text-ink-soft">
                  {line}
                </p>
              ))}
              <p className="mt-4 text-sm font-semibold">{planMessages.groups[plan]}</p>
              {/* The free plan has the longest list: two columns, so that the cards are of one height. */}
              <ul
                className={classNames(
                  'mt-2 mb-4 grid gap-x-6 gap-y-1.5 text-sm',
                  plan === 'free' && 'xl:grid-cols-2',
                )}
              >
                {rows
                  .filter(({ from }) => from === plan)
                  .map((row) => (
                    <li key={row.id} className="flex gap-2">
                      <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gain" />
                      {fill(planMessages.rows[row.id], { days: answerDays })}
                    </li>
                  ))}
              </ul>
              {plan === 'free' && signUpPath !== null ? (
                <ButtonLink href={signUpPath} variant="secondary" className="mt-auto">
                  {planMessages.create}
                </ButtonLink>
              ) : null}
              {plan === 'free' ? null : (
                <a
                  href={`#${enquiryId}`}
                  className={buttonClasses(plan === 'plus' ? 'primary' : 'secondary', 'mt-auto')}
                >
                  {fill(planMessages.enquire, { plan: planMessages.names[plan] })}
                </a>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

/** Trial, cancellation, refund and data, with the date from which they apply. */
export function TermsTable({
  since,
}: {
  /** A day in words. */
  since: string;
}) {
  return (
    <Table
      caption={fill(terms.caption, { date: since })}
      rowKey={({ subject }) => subject}
      rows={terms.rows}
      columns={[
        { id: 'subject', title: terms.subject, cell: ({ subject }) => subject },
        {
          id: 'rule',
          title: terms.rule,
          width: 'sentence',
          cell: ({ rule }) => fill(rule, planTerms),
        },
      ]}
    />
  );
}
