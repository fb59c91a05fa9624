import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldView, FormGroup } from './form-view';

/**
 * Fields that most people need not touch, behind their title and a line that says what is set. The browser's own
 * element: it works without scripts. It opens by itself when something in it needs a correction, and then stays open.
 */
export function RefineGroup({
  group: { title, note, sets },
  summary,
  hasProblem,
  field,
}: {
  group: FormGroup;
  summary: string;
  hasProblem: boolean;
  field: (view: FieldView) => ReactNode;
}) {
  const [startsOpen] = useState(hasProblem);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  }, [hasProblem]);
  return (
    <details ref={details} open={startsOpen} className="group border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0">
          <span className="font-semibold">{title}</span>
          <span className="text-sm wrap-anywhere text-ink-soft">{summary}</span>
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        <p className="text-sm text-ink-soft">{note}</p>
        {sets.map(({ legend, fields }) => (
          <fieldset key={legend} className="min-w-0">
            {legend ? <legend className="mb-1 font-semibold">{legend}</legend> : null}
            <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2">
              {fields.map((view) => (
                <div key={view.name} className={view.isWide ? 'sm:col-span-2' : undefined}>
                  {field(view)}
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}
