'use client';

import { CsvButton } from '@/components/ui/files/csv-button';
import type { Messages } from '@/lib/messages';

/** Saves the plan's table. A client component of its own: a server component cannot hand over the function `load`. */
export function PlanCsvButton({
  query,
  messages,
}: {
  query: string;
  messages: Messages['sip']['details']['table'];
}) {
  return (
    <CsvButton
      label={messages.csv}
      failed={messages.csvFailed}
      className="noscript:hidden"
      load={async () =>
        (await import('./plan-csv')).planCsv(query, new Date(), messages, window.location.origin)
      }
    />
  );
}
