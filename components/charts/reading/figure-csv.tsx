'use client';

import { useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';

/** Downloads the rows of the surrounding figure. The code that writes the file loads with the first click. */
export function FigureCsv({
  label,
  failed,
  fileName,
  source,
}: {
  label: string;
  /** Shown when that code could not be fetched. */
  failed: string;
  fileName: string;
  /** Where the figures come from: a line above them, below the caption of their table. */
  source?: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const take = async () => {
    const figure = button.current?.closest('figure');
    if (!figure) return;
    try {
      const [{ rowsOf }, { csvOfRows }, { saveCsv }] = await Promise.all([
        import('./reading-rows'),
        import('./table-csv'),
        import('@/components/ui/files/save-csv'),
      ]);
      const caption = figure.querySelector('caption')?.textContent;
      saveCsv(fileName, csvOfRows(rowsOf(figure), [caption, source]));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => void take()}
        className="needs-scripts no-print inline-flex min-h-10 items-center gap-2 rounded px-2 text-sm font-semibold text-accent hover:bg-accent-soft"
      >
        <Icon name="download" className="size-5" />
        {label}
      </button>
      <LiveRegion className="text-sm text-loss">{hasFailed ? failed : null}</LiveRegion>
    </>
  );
}
