'use client';

import { useEffect, useRef, useState } from 'react';
import { FilterField } from '@/components/ui/search-field';
import { LiveRegion } from '@/components/ui/alert';
import { fill } from '@/lib/messages/fill';

/**
 * Filters the words of the glossary while one types. The list stays the server's HTML: only `hidden` changes, on words,
 * on letters without any, and on the links to these. Without scripts the links to letters lead everywhere.
 */
export function GlossaryFilter({
  listId,
  messages,
}: {
  /** Of the element that holds the letters and their words. */
  listId: string;
  messages: { filter: string; found: string; none: string };
}) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number | null>(null);

  // What was typed before hydration counts too.
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) setFound(showTerms(listId, typed));
  }, [listId]);

  return (
    <div className="needs-scripts grid gap-1 sm:flex sm:items-center sm:gap-3">
      <FilterField
        ref={field}
        label={messages.filter}
        maxLength={60}
        onChange={({ target }) => setFound(showTerms(listId, target.value))}
        className="sm:max-w-xs"
      />
      <LiveRegion className="text-xs text-ink-soft">
        {found === null
          ? null
          : found === 0
            ? messages.none
            : fill(messages.found, { count: found })}
      </LiveRegion>
    </div>
  );
}

/** Hides what does not hold all words. How many terms are left; null where nothing is typed. */
function showTerms(listId: string, typed: string): number | null {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>(`#${listId} [data-letter]`)) {
    let shown = 0;
    for (const term of section.querySelectorAll<HTMLElement>('dl > div')) {
      const text = (term.textContent ?? '').toLowerCase();
      term.hidden = !words.every((word) => text.includes(word));
      if (!term.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    const link = document.getElementById(`${section.dataset.letter}-link`);
    if (link) link.hidden = shown === 0;
    count += shown;
  }
  return words.length === 0 ? null : count;
}
