import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { PortfolioEntry } from '@/lib/funds/domain/portfolio/portfolio';
import { listPath, readListQuery } from '@/lib/funds/domain/list/list-query';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed } from '@/lib/money/rupees';

/** On the page of a fund: which portfolio of it is stored, and the way to its overlap with others. */
export function PortfolioNote({
  code,
  entry,
  messages,
}: {
  code: number;
  entry: PortfolioEntry;
  messages: Messages['fundCompare']['overlap'];
}) {
  return (
    <p>
      {fill(messages.link, {
        date: formatDate(entry.asOf),
        count: entry.count,
        percent: `${formatFixed(entry.coveragePercent, 1)}%`,
      })}{' '}
      <TextLink href={listPath({ ...readListQuery({}), compared: [code] })}>
        {messages.compare}
      </TextLink>
    </p>
  );
}
