import { Card } from '@/components/ui/card/card';
import { Stat } from '@/components/ui/stat';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenResult } from '@/lib/picks/domain/screen/screen';
import { ratioText } from './ratio-text';
import { flagCount } from './red-flag-list';

/** A result at a glance: what became of every company that was asked, and all that are listed. */
export function ResultOverview({
  result,
  rowOf,
  messages,
}: {
  result: ScreenResult;
  rowOf: (isin: string) => RatioRow | null;
  messages: Messages['picks'];
}) {
  const { screen } = messages;
  const counts = {
    passed: result.passed.length,
    notTaken: result.notTaken,
    failed: result.failed,
    undecided: result.undecided,
  };
  return (
    <Card
      title={screen.resultTitle}
      titleId="result-title"
      description={fill(screen.onDay, { date: formatDate(result.asOf) })}
    >
      <dl className="mb-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {(['passed', 'notTaken', 'failed', 'undecided'] as const).map((id) => (
          <Stat key={id} label={screen.counts[id]} value={formatNumber(counts[id])} />
        ))}
      </dl>
      <Table
        caption={screen.overview}
        empty={
          <p>
            <strong>{screen.noneTitle}.</strong> {screen.noneText}
          </p>
        }
        columns={[
          {
            id: 'company',
            title: screen.company,
            cell: ({ isin, name, place }) => (
              <>
                {place}. <TextLink href={companyPath(isin)}>{name}</TextLink>
              </>
            ),
          },
          {
            id: 'flags',
            title: screen.flags,
            cell: ({ redFlags }) =>
              redFlags.length > 0 ? (
                <strong className="text-loss">{flagCount(redFlags.length, messages.flags)}</strong>
              ) : (
                flagCount(0, messages.flags)
              ),
          },
          { id: 'sector', title: screen.sector, cell: ({ sector }) => sector },
          {
            id: 'size',
            title: screen.size,
            isNumber: true,
            cell: ({ isin }) =>
              ratioText(rowOf(isin)?.values.marketCap ?? null, 'crore', messages.units),
          },
        ]}
        rows={result.passed}
        rowKey={({ isin }) => isin}
      />
    </Card>
  );
}
