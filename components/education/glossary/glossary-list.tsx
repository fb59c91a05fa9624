'use client';

import { sumOf } from '@/lib/cashflow/statistics';
import { textSource, useTextInHtml } from '@/components/ui/loading/text-in-html';
import { useEffect, useRef, useState } from 'react';
import { FilterField } from '@/components/ui/search-field';
import { LiveRegion } from '@/components/ui/alert';
import { useSettled } from '@/components/ui/use-settled';
import { plainHindi } from '@/lib/text/plain-hindi';
import { readText } from '@/lib/text/read-text';
import { fillCount, type CountForms } from '@/lib/messages/fill';

const source = textSource(async () => {
  const { glossaryEntries } = await import('@/lib/education/data/glossary-files');
  return glossaryEntries;
});

/** A letter and its terms, a digit each: 1 where it has a Hindi name, else 0. Hydration needs no more of them. */
export type Letter = { letter: string; anchor: string; terms: string };

/** The list comes later than the field that filters it (out-of-sight.tsx). */
const drawnEventName = 'glossary-drawn';

/**
 * The terms under their letters, each a link to its definition. It is a client component only to make the document
 * smaller: the names are in the HTML alone (text-in-html.ts).
 */
export function GlossaryList({
  id,
  path,
  letters,
}: {
  id: string;
  path: string;
  letters: readonly Letter[];
}) {
  const entries = useTextInHtml(source);
  useEffect(() => {
    window.dispatchEvent(new Event(drawnEventName));
  }, []);
  const starts = letters.map((_, at) =>
    sumOf(letters.slice(0, at).map(({ terms }) => terms.length)),
  );
  return (
    <div id={id} className="glossary-list">
      {letters.map(({ letter, anchor, terms }, group) => (
        <section key={anchor} aria-labelledby={anchor} data-letter={anchor}>
          <h2 id={anchor}>{letter}</h2>
          <ul>
            {[...terms].map((hasHindi, at) => {
              const entry = entries?.[(starts[group] ?? 0) + at];
              return (
                <li key={at}>
                  <a href={entry && `${path}/${entry.slug}`} suppressHydrationWarning>
                    {entry?.term ?? ''}
                  </a>
                  {hasHindi === '1' ? (
                    <span lang="hi" suppressHydrationWarning>
                      {entry?.hindi ?? ''}
                    </span>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * Filters the words of the glossary while one types. The list stays the server's HTML: only `hidden` changes, on words,
 * on letters without any, and on the links to these. Without scripts the links to letters lead everywhere.
 */
export function GlossaryFilter({
  listId,
  searchPath,
  messages,
}: {
  /** The id of the element that holds the letters and their words. */
  listId: string;
  /** The search of the site: of pages, lessons, rules of law and funds, too. */
  searchPath: string;
  messages: { filter: string; found: CountForms; none: string; search: string };
}) {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ typed: string; found: number } | null>(null);
  const [settled] = useSettled(result);
  const filter = (typed: string) => {
    const found = showTerms(listId, typed);
    setResult(found === null ? null : { typed, found });
  };

  // What was typed before hydration, or before the list was drawn, counts too.
  useEffect(() => {
    const filterTyped = () => {
      const typed = field.current?.value;
      const found = typed ? showTerms(listId, typed) : null;
      if (typed && found !== null) setResult({ typed, found });
    };
    filterTyped();
    window.addEventListener(drawnEventName, filterTyped);
    return () => window.removeEventListener(drawnEventName, filterTyped);
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
        {settled === null ? null : settled.found === 0 ? (
          <>
            {messages.none}{' '}
            <a href={`${searchPath}?q=${encodeURIComponent(settled.typed)}`} className="link">
              {messages.search}
            </a>
          </>
        ) : (
          fillCount(settled.found, messages.found)
        )}
      </LiveRegion>
    </div>
  );
}

/** More than any term takes with its Hindi name. */
const maxBytes = 1_000;

/** One spelling of a term; an apostrophe is often left out: employers and employer’s. */
function plain(text: string): string {
  return plainHindi(readText(text, maxBytes).toLowerCase().replace(/['’]/g, ''));
}

/** Hides what does not hold all words. @returns how many terms are left; null where nothing is typed or no list is there */
function showTerms(listId: string, typed: string): number | null {
  if (!document.getElementById(listId)) return null;
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
