'use client';

import { classNames } from '@/components/ui/class-names';
import { choose, type RememberedChoice, useChosen } from './remembered-choice';

/** One display setting: a row of options, one of which is selected. */
export function DisplayChoice<Value extends string>({
  choice,
  legend,
  labels,
}: {
  choice: RememberedChoice<Value>;
  legend: string;
  labels: Readonly<Record<Value, string>>;
}) {
  const current = useChosen(choice);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold text-ink">{legend}</legend>
      <div className="flex rounded-full border border-control bg-surface p-1">
        {choice.values.map((value) => (
          <label
            key={value}
            className={classNames(
              'flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-full px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus',
              value === current
                ? 'bg-accent-soft font-semibold text-accent-strong'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={choice.key}
              value={value}
              checked={value === current}
              onChange={() => choose(choice, value)}
              className="sr-only"
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
