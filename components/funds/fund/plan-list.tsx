import { Card } from '@/components/ui/card/card';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fundPath } from '@/lib/funds/domain/fund-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { formatFixed, notKnown } from '@/lib/money/rupees';
import { planAndOption } from '../fund-sentences';

/** Every plan and option of the fund, each with its own NAV and page. */
export function PlanList({
  schemes,
  messages,
}: {
  schemes: readonly Scheme[];
  messages: Messages['funds'];
}) {
  const { plansList } = messages.fund;
  if (schemes.length < 2) return null;
  return (
    <Card title={plansList.title} titleId="plans-title">
      <Table
        caption={plansList.caption}
        isCaptionHidden
        columns={[
          {
            id: 'plan',
            title: plansList.plan,
            cell: (scheme) => (
              <RouteLink
                href={fundPath(scheme.code)}
                prefetches={false}
                className="inline-flex min-h-6 items-center text-accent hover:underline"
              >
                {planAndOption(scheme, messages) || scheme.name}
              </RouteLink>
            ),
          },
          {
            id: 'nav',
            title: messages.list.table.nav,
            isNumber: true,
            cell: ({ nav }) => formatFixed(nav, 4),
          },
          {
            id: 'date',
            title: plansList.date,
            isNumber: true,
            cell: ({ navDate }) => (navDate ? formatDate(navDate) : notKnown),
          },
        ]}
        rows={schemes}
        rowKey={({ code }) => code}
      />
    </Card>
  );
}
