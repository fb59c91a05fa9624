import type { ReactNode } from 'react';
import { HelpNote } from '@/components/ui/overlay/help-note';
import { fill } from '@/lib/messages/fill';

/** A field with its word explained behind a question mark, at the end of its label's line. */
export function Explained({
  id,
  label,
  meaning,
  helpLabel,
  children,
}: {
  id: string;
  label: string;
  meaning: string;
  /** Names the question mark: "What is: {field}". */
  helpLabel: string;
  children: ReactNode;
}) {
  return (
    <div className="relative [&_label]:pr-9">
      {children}
      <HelpNote
        id={`${id}-help`}
        label={fill(helpLabel, { field: label })}
        className="absolute -top-1.5 right-0"
      >
        {meaning}
      </HelpNote>
    </div>
  );
}
