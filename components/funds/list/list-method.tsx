import { formatDate } from '@/lib/calendar/iso-date';
import type { LeastAge } from '@/lib/funds/domain/list/list-query';
import type { MarketTable } from '@/lib/funds/domain/market/market-table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** What the returns, the risk, the ranks and the age of the list are counted from. */
export function ListMethod({
  table,
  leastYears,
  messages: { method },
}: {
  /** Null before the first run of the job. */
  table: MarketTable | null;
  /** The age that is asked for; null for any. */
  leastYears: LeastAge | null;
  messages: Messages['funds']['list'];
}) {
  if (!table) return <p>{leastYears ? method.noAges : method.missing}</p>;
  const { asOf, monthEnds, daysSince } = table;
  return (
    <>
      <p>{fill(method.returns, { date: formatDate(asOf) })}</p>
      <p>
        {monthEnds
          ? fill(method.risk, { from: formatDate(monthEnds.first), to: formatDate(monthEnds.last) })
          : method.noRisk}
        {daysSince ? ` ${fill(method.days, { from: formatDate(daysSince) })}` : ''}
      </p>
      {leastYears ? <p>{fill(method.age, { date: formatDate(asOf) })}</p> : null}
    </>
  );
}
