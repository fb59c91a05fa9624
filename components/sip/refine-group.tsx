import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { FieldView, FormGroup } from './form-view';

/**
 * Fields that most people need not touch, behind their title and a line that says what is set. The browser's own
 * element: it works without scripts. It opens when a field in it needs a correction, and then stays open.
 */
export function RefineGroup({
  group: { id, title, note, sets },
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
      <summary className="flex min-h-11 list-none items-center gap-2 rounded py-1 text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span
          className={classNames(
            'ml-auto min-w-0 text-right text-xs wrap-anywhere',
            hasProblem ? 'font-semibold text-loss' : 'text-ink-soft',
          )}
        >
          {summary}
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        {/* A link to what stands in here opens the group. */}
        <p id={`sip-group-${id}`} className="scroll-mt-32 text-xs text-ink-soft">
          {note}
        </p>
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
