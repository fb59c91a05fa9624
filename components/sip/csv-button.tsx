'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';

/** Hands over the table as a file. What makes the file is fetched when it is asked for. */
export function CsvButton({
  query,
  today,
  messages,
}: {
  query: string;
  today: IsoDate;
  messages: Messages['sip']['details']['table'];
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = () => {
    import('./download-csv')
      .then(({ downloadCsv }) => {
        downloadCsv(query, today, messages);
        setHasFailed(false);
      })
      .catch(() => setHasFailed(true));
  };
  return (
    <div className="grid justify-items-end gap-1 noscript:hidden">
      <Button look="secondary" onClick={download}>
        {messages.csv}
      </Button>
      <LiveRegion className="text-sm text-loss">{hasFailed ? messages.csvFailed : null}</LiveRegion>
    </div>
  );
}
