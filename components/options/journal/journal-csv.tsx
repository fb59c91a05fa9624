'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/messages';
import type { JournalEntry } from '@/lib/options/journal-entry';

/** Hands over the journal as a file. What makes the file is fetched when it is asked for. */
export function JournalCsv({
  entries,
  words,
}: {
  entries: readonly JournalEntry[];
  words: Messages['optionJournal'];
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const { csv, list } = words;
  const save = () => {
    Promise.all([import('@/lib/options/journal-csv'), import('@/components/ui/save-file')]).then(
      ([{ journalCsv }, { saveTextFile }]) => {
        const text = journalCsv(entries, { ...csv, comparisons: list.comparisons });
        saveTextFile(csv.fileName, text, 'text/csv');
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button look="secondary" onClick={save}>
        {csv.button}
      </Button>
      <LiveRegion className="text-sm text-loss">{hasFailed ? csv.failed : null}</LiveRegion>
    </div>
  );
}
