import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { Choice, ChoiceGroup } from './choices';

/** What can be chosen, in groups under headings; the arrow keys go through all of them. */
export function SearchChoices({ groups }: { groups: readonly ChoiceGroup[] }) {
  return (
    <ComboboxOptions
      static
      modal={false}
      className="min-h-0 flex-1 overflow-y-auto border-t border-line p-2 empty:hidden"
    >
      {groups.map(({ id, title, choices, isStale = false }) => (
        <div key={id} role="group" aria-labelledby={`search-${id}`} className="pb-2">
          <div
            id={`search-${id}`}
            role="presentation"
            className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft"
          >
            {title}
          </div>
          {choices.map((choice) => (
            <ComboboxOption
              key={choice.key}
              value={choice}
              disabled={isStale}
              className="min-h-11 cursor-pointer rounded px-3 py-2.5 data-focus:bg-accent-soft data-focus:text-accent-strong"
            >
              <ChoiceLine choice={choice} />
            </ComboboxOption>
          ))}
        </div>
      ))}
    </ComboboxOptions>
  );
}

function ChoiceLine({ choice }: { choice: Choice }) {
  if (choice.kind === 'answer') {
    const { title, text, note, link } = choice.answer;
    return (
      <div className="grid gap-1">
        <span className="text-lg font-semibold tabular-nums">{title}</span>
        <span>{text}</span>
        {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
        <span className="text-sm text-accent underline underline-offset-4">{link.label}</span>
      </div>
    );
  }
  return (
    <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-4">
      <span className="block min-w-0 flex-1 break-words">{choice.title}</span>
      {choice.note ? (
        <span className="block text-sm text-ink-soft sm:max-w-[45%] sm:text-right">
          {choice.note}
        </span>
      ) : null}
      {choice.kind === 'hit' && choice.hit.figure ? (
        <span className="block shrink-0 text-sm font-semibold tabular-nums">
          {choice.hit.figure}
        </span>
      ) : null}
    </div>
  );
}
