'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

/** Saves a CSV file. The code that writes it is fetched with the press. */
export function CsvButton({
  label,
  failed,
  variant = 'secondary',
  className,
  load,
}: {
  label: string;
  /** Shown when the code could not be fetched, or the file not be written. */
  failed: string;
  variant?: ButtonVariant;
  className?: string;
  /** @returns the file's name, and its text as `csvText` gives it. */
  load: () => Promise<{ name: string; text: string }>;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    try {
      const [{ name, text }, { saveCsv }] = await Promise.all([load(), import('./save-csv')]);
      saveCsv(name, text);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={classNames('no-print grid justify-items-end gap-1', className)}>
      <Button variant={variant} onClick={() => void save()}>
        {label}
      </Button>
      <LiveRegion className="text-sm text-loss">{hasFailed ? failed : null}</LiveRegion>
    </div>
  );
}
