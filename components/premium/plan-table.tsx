import { CheckIcon, MinusIcon } from '@heroicons/react/20/solid';
import { TableFrame } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { holds, plans, type Plan, type PlanRow } from '@/lib/premium/plans';

type PlanTableProps = {
  rows: readonly PlanRow[];
  /** What each plan costs, in words, a line each. */
  prices: Readonly<Record<Plan, readonly string[]>>;
  /** What the line of prices is called. */
  priceTitle: string;
  /** In how many working days questions are answered. */
  answerDays: number;
  messages: Messages['premium']['plans'];
};

/** One real table at every width; on a phone each row becomes a card that names the plans. */
export function PlanTable({ rows, prices, priceTitle, answerDays, messages }: PlanTableProps) {
  return (
    <TableFrame caption={messages.caption} isCaptionHidden hasCards className="[&_td]:align-top">
      <thead>
        <tr className="max-md:grid max-md:gap-2">
          <th scope="col" className="max-md:sr-only">
            {messages.what}
          </th>
          {plans.map((plan) => (
            <th
              key={plan}
              scope="col"
              className="max-md:rounded max-md:border max-md:border-line md:w-44 lg:w-52"
            >
              <span className="block text-lg text-ink">{messages.names[plan]}</span>
              <span className="block font-normal">{messages.for[plan]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{priceTitle}</th>
          {plans.map((plan) => (
            <td key={plan} data-title={messages.names[plan]}>
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
              {messages.groups[group]}
            </th>
          </tr>
          {rows
            .filter(({ from }) => from === group)
            .map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <TextLink href={row.path}>
                    {fill(messages.rows[row.id], { days: answerDays })}
                  </TextLink>
                </th>
                {plans.map((plan) => (
                  <td key={plan} data-title={messages.names[plan]}>
                    <Held isHeld={holds(plan, row)} messages={messages} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

function Held({ isHeld, messages }: { isHeld: boolean; messages: PlanTableProps['messages'] }) {
  const Sign = isHeld ? CheckIcon : MinusIcon;
  return (
    <span className={isHeld ? 'flex items-center gap-1' : 'flex items-center gap-1 text-ink-faint'}>
      <Sign aria-hidden="true" className={isHeld ? 'size-5 text-gain' : 'size-5'} />
      <span className={isHeld ? undefined : 'sr-only'}>
        {isHeld ? messages.included : messages.not}
      </span>
    </span>
  );
}
