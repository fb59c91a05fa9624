import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import type { Answer } from '@/lib/search/answers/answer';
import type { SearchHit, SearchStart } from '@/lib/search/hit';
import type { Found } from './use-found';
import { fundsPath, searchPath } from '@/lib/navigation/page-paths';

/** What can be chosen, in groups under headings; the arrow keys go through all of them. */
export function SearchChoices({
  groups,
  language,
}: {
  groups: readonly ChoiceGroup[];
  /** That of the page. */
  language: Language;
}) {
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
              <ChoiceLine choice={choice} language={language} />
            </ComboboxOption>
          ))}
        </div>
      ))}
    </ComboboxOptions>
  );
}

function ChoiceLine({ choice, language }: { choice: Choice; language: Language }) {
  if (choice.kind === 'answer') {
    const { title, text, note, link } = choice.answer;
    return (
      <div className="grid gap-1">
        <span className="text-lg font-semibold tabular-nums">{title}</span>
        <span>{text}</span>
        {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
        <span className="link text-sm">{link.label}</span>
      </div>
    );
  }
  return (
    <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-4">
      <span
        lang={langOf(choice.title, choice.kind === 'hit' && choice.hit.isTitleHindi, language)}
        className="block min-w-0 flex-1 break-words"
      >
        {choice.title}
      </span>
      {choice.note ? (
        <span
          lang={langOf(choice.note, choice.kind === 'hit' && choice.hit.isNoteHindi, language)}
          className="block text-sm text-ink-soft sm:max-w-[45%] sm:text-right"
        >
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

/** The language of a text that is not in that of the page: names and lessons are English on a Hindi page too. */
function langOf(text: string, isHindi: boolean | undefined, page: Language): string | undefined {
  if (isHindi) return 'hi';
  return page === 'hi' && !/\p{Script=Devanagari}/u.test(text) ? 'en-IN' : undefined;
}

/** One line that can be chosen. */
export type Choice = { key: string; title: string; note?: string } & (
  | { kind: 'answer'; answer: Answer }
  | { kind: 'hit'; hit: SearchHit }
  | { kind: 'way'; url: string }
  | { kind: 'recent'; query: string }
  | { kind: 'forget' }
);

type ChoiceGroup = {
  id: string;
  title: string;
  choices: readonly Choice[];
  /** A result of the previous query: readable, but not selectable. */
  isStale?: boolean;
};

type State = {
  query: string;
  /** The part of the query that may be sent. */
  sent: string;
  start: SearchStart;
  answer: Answer | null;
  found: Found;
  /** `found` answers earlier words. */
  isSearching: boolean;
  recent: readonly string[];
};

/** Everything that can be chosen just now, in the order in which the arrow keys go through it. */
export function choiceGroups(state: State): ChoiceGroup[] {
  const { query, sent, start, answer, found, isSearching, recent } = state;
  const { dialog, groups } = start.messages;
  if (query.trim() === '') {
    return filled([
      { id: 'recent', title: dialog.recent, choices: recentChoices(recent, dialog.clearRecent) },
      { id: 'pages', title: groups.pages, choices: start.hits.map(hitChoice) },
    ]);
  }
  const foundGroups = found.result?.groups ?? [];
  return filled([
    { id: 'answer', title: dialog.answers, choices: answer ? [answerChoice(answer)] : [] },
    ...foundGroups.map(({ id, title, hits }) => ({
      id,
      title,
      isStale: isSearching,
      choices: hits.map((hit) => ({ ...hitChoice(hit), key: `${id}-${hit.id}` })),
    })),
    {
      id: 'ways',
      title: dialog.elsewhere,
      choices: isSearching ? [] : waysOn(sent, foundGroups.length > 0, start),
    },
  ]);
}

const filled = (groups: readonly ChoiceGroup[]) =>
  groups.filter(({ choices }) => choices.length > 0);

function answerChoice(answer: Answer): Choice {
  return { kind: 'answer', key: `answer-${answer.id}`, title: answer.title, answer };
}

function hitChoice(hit: SearchHit): Choice {
  const { id, title, note } = hit;
  return { kind: 'hit', key: `hit-${id}`, title, ...(note ? { note } : {}), hit };
}

function recentChoices(recent: readonly string[], clear: string): Choice[] {
  if (recent.length === 0) return [];
  return [
    ...recent.map((query): Choice => ({
      kind: 'recent',
      key: `recent-${query}`,
      title: query,
      query,
    })),
    { kind: 'forget', key: 'forget', title: clear },
  ];
}

/** Where to go when nothing fits: the lists with a search of their own, and the page of all results. */
function waysOn(
  sent: string,
  hasFound: boolean,
  { messages: { dialog } }: SearchStart,
): readonly Choice[] {
  const way = (key: string, title: string, url: string): Choice => ({
    kind: 'way',
    key: `way-${key}`,
    title: fill(title, { query: sent }),
    url,
  });
  const query = `q=${encodeURIComponent(sent)}`;
  if (sent === '') return [way('page', dialog.searchPage, searchPath)];
  const all = way('all', dialog.allResults, `${searchPath}?${query}`);
  if (hasFound) return [all];
  return [
    way('funds', dialog.inFunds, `${fundsPath}?${query}`),
    way('coins', dialog.inCoins, `${cryptoPath}?${query}`),
    way('page', dialog.searchPage, searchPath),
  ];
}
