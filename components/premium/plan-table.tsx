import { CheckIcon, MinusIcon } from '@heroicons/react/20/solid';
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
  words: Messages['premium']['plans'];
};

/**
 * One real table at every width. On a phone each line becomes a card that names the plans in words, also for a browser
 * that forgets that a table is one when it is laid out otherwise.
 */
export function PlanTable({ rows, prices, priceTitle, answerDays, words }: PlanTableProps) {
  return (
    <table className="w-full border-collapse text-left text-sm max-md:block">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:block">
        <tr className="max-md:grid max-md:gap-2">
          <th scope="col" className="p-3 align-bottom max-md:sr-only">
            {words.what}
          </th>
          {plans.map((plan) => (
            <th
              key={plan}
              scope="col"
              className="p-3 align-bottom max-md:rounded max-md:border max-md:border-line md:w-44 lg:w-52"
            >
              <span className="block text-lg">{words.names[plan]}</span>
              <span className="block font-normal text-ink-soft">{words.for[plan]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        <tr className={rowClasses}>
          <th scope="row" className={headClasses}>
            {priceTitle}
          </th>
          {plans.map((plan) => (
            <td key={plan} className={cellClasses}>
              <PlanName>{words.names[plan]}</PlanName>
              <span>
                {prices[plan].map((line, index) => (
                  <span
                    key={line}
                    className={
                      index === 0 ? 'block font-semibold tabular-nums' : 'block tabular-nums'
                    }
                  >
                    {line}
                  </span>
                ))}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
      {plans.map((group) => (
        <tbody key={group} className="max-md:block">
          <tr className="border-t border-line max-md:mt-4 max-md:block max-md:border-0">
            <th
              scope="rowgroup"
              colSpan={plans.length + 1}
              className="bg-surface-sunken px-3 py-2 text-ink-soft max-md:block max-md:rounded"
            >
              {words.groups[group]}
            </th>
          </tr>
          {rows
            .filter(({ from }) => from === group)
            .map((row) => (
              <tr key={row.id} className={rowClasses}>
                <th scope="row" className={headClasses}>
                  <TextLink href={row.path}>
                    {fill(words.rows[row.id], { days: answerDays })}
                  </TextLink>
                </th>
                {plans.map((plan) => (
                  <td key={plan} className={cellClasses}>
                    <PlanName>{words.names[plan]}</PlanName>
                    <Held isHeld={holds(plan, row)} words={words} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

const rowClasses =
  'border-t border-line max-md:mt-3 max-md:grid max-md:gap-1 max-md:rounded max-md:border max-md:p-3';
const headClasses = 'px-3 py-2 font-normal max-md:px-0 max-md:py-1';
const cellClasses =
  'px-3 py-2 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0 max-md:text-right';

/** In a card the plan stands in each line; in the table the column says it. */
function PlanName({ children }: { children: string }) {
  return <span className="text-ink-soft md:hidden">{children}</span>;
}

function Held({ isHeld, words }: { isHeld: boolean; words: PlanTableProps['words'] }) {
  const Sign = isHeld ? CheckIcon : MinusIcon;
  return (
    <span className={isHeld ? 'flex items-center gap-1' : 'flex items-center gap-1 text-ink-faint'}>
      <Sign aria-hidden="true" className={isHeld ? 'size-5 text-gain' : 'size-5'} />
      <span className={isHeld ? undefined : 'sr-only'}>{isHeld ? words.included : words.not}</span>
    </span>
  );
}
