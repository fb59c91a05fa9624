'use client';

import { useEffect, useRef, useState } from 'react';
import { FilterField } from '@/components/ui/search-field';
import { LiveRegion } from '@/components/ui/alert';
import { fillCount, type CountForms } from '@/lib/messages/fill';

/**
 * Filters the words of the glossary while one types. The list stays the server's HTML: only `hidden` changes, on words,
 * on letters without any, and on the links to these. Without scripts the links to letters lead everywhere.
 */
export function GlossaryFilter({
  listId,
  searchPath,
  messages,
}: {
  /** Of the element that holds the letters and their words. */
  listId: string;
  /** The search of the site: of pages, lessons, rules of law and funds, too. */
  searchPath: string;
  messages: { filter: string; found: CountForms; none: string; search: string };
}) {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ typed: string; found: number } | null>(null);
  const filter = (typed: string) => {
    const found = showTerms(listId, typed);
    setResult(found === null ? null : { typed, found });
  };

  // What was typed before hydration counts too.
  useEffect(() => {
    const typed = field.current?.value;
    const found = typed ? showTerms(listId, typed) : null;
    if (typed && found !== null) setResult({ typed, found });
  }, [listId]);

  return (
    <div className="needs-scripts grid gap-1 sm:flex sm:items-center sm:gap-3">
      <FilterField
        ref={field}
        label={messages.filter}
        maxLength={60}
        onChange={({ target }) => filter(target.value)}
        className="sm:max-w-xs"
      />
      <LiveRegion className="text-xs text-ink-soft">
        {result === null ? null : result.found === 0 ? (
          <>
            {messages.none}{' '}
            <a href={`${searchPath}?q=${encodeURIComponent(result.typed)}`} className="link">
              {messages.search}
            </a>
          </>
        ) : (
          fillCount(result.found, messages.found)
        )}
      </LiveRegion>
    </div>
  );
}

/** Hindi is written with and without the dot below: फ़ंड and फंड. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('\u093C', '');
}

/** Hides what does not hold all words. How many terms are left; null where nothing is typed. */
function showTerms(listId: string, typed: string): number | null {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>(`#${listId} [data-letter]`)) {
    let shown = 0;
    for (const term of section.querySelectorAll<HTMLElement>('li')) {
      const text = plain(term.textContent ?? '');
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
