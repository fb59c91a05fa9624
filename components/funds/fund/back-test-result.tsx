import { CsvLink } from '@/components/ui/files/csv-link';
import { Disclosure } from '@/components/ui/disclosure';
import { Stat } from '@/components/ui/stat';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { BackTest } from '@/lib/funds/domain/back-test';
import { fundFilePath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatFixed, formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** Fewer units than this are a rounding error. */
const nothingUnits = 1e-3;

/** The result of the investment, with its purchases and sales. */
export function BackTestResult({
  code,
  typed,
  result,
  messages: { backTest },
}: {
  code: number;
  typed: FundTyped;
  result: BackTest;
  messages: Messages['funds']['fund'];
}) {
  const { deals, investedRupees, withdrawnRupees, units, valueRupees, xirrPercent } = result;
  const purchases = deals.filter((deal) => deal.units > 0).length;
  const isUsedUp = units < nothingUnits;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded bg-surface-sunken p-4 md:grid-cols-4">
        <Stat
          label={backTest.invested}
          value={formatLakhCrore(investedRupees)}
          note={fill(backTest.instalments, { count: formatNumber(purchases) })}
        />
        {withdrawnRupees > 0 ? (
          <Stat
            label={backTest.withdrawn}
            value={formatLakhCrore(withdrawnRupees)}
            note={fill(backTest.instalments, { count: formatNumber(deals.length - purchases) })}
          />
        ) : null}
        <Stat
          label={backTest.value}
          value={formatLakhCrore(valueRupees)}
          note={`${formatRupees(valueRupees)} ${fill(backTest.valueNote, { date: formatDate(result.valueOn) })}`}
        />
        <Stat
          label={backTest.xirr}
          value={formatSignedPercent(xirrPercent)}
          note={xirrPercent === null ? backTest.xirrNone : backTest.xirrNote}
        />
      </dl>
      {isUsedUp ? <p>{fill(backTest.emptied, { date: formatDate(deals.at(-1)!.date) })}</p> : null}
      <Disclosure title={fill(backTest.deals, { count: formatNumber(deals.length) })}>
        <Table
          caption={backTest.dealsCaption}
          isCaptionHidden
          columns={[
            { id: 'date', title: backTest.date, cell: ({ date }) => formatDate(date) },
            { id: 'nav', title: backTest.nav, ...number(({ nav }) => formatFixed(nav, 4)) },
            {
              id: 'rupees',
              title: backTest.rupees,
              ...number(({ rupees }) => formatFixed(rupees, 2)),
            },
            {
              id: 'units',
              title: backTest.dealUnits,
              ...number((deal) => formatFixed(deal.units, 3)),
            },
          ]}
          // Where days are missing, two purchases can have the same day.
          rows={deals.map((deal, place) => ({ ...deal, place }))}
          rowKey={({ place }) => place}
          isLong
        />
      </Disclosure>
      <p>
        <CsvLink href={fundFilePath(code, 'back-test.csv', typed)} text={backTest.csv} />
      </p>
    </div>
  );
}

function number(cell: (deal: BackTest['deals'][number]) => string) {
  return { isNumber: true, cell };
}
