'use client';

import { sumOf } from '@/lib/cashflow/statistics';
import { Combobox, ComboboxInput, Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { XMarkIcon } from '@heroicons/react/20/solid';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signOut } from '@/lib/auth/client/sign-out';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import type { SearchAction, SearchStart } from '@/lib/search/hit';
import { withoutAmounts } from '@/lib/search/without-amounts';
import { amounts, theme, choose } from '@/components/shell/display/remembered-choice';
import { LiveRegion } from '@/components/ui/alert';
import { useSettled } from '@/components/ui/use-settled';
import { choiceGroups, type Choice, SearchChoices } from './search-choices';
import { askStart, useAnswer, useFound, type Found } from './use-found';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fill, fillCount } from '@/lib/messages/fill';
import { languageOfPath } from '@/lib/navigation/in-language';
import type { Messages } from '@/lib/messages';
import type { Answer } from '@/lib/search/answers/answer';
import { searchPath } from '@/lib/navigation/page-paths';

export type SearchLabels = { toggle: string; placeholder: string };

type SearchDialogProps = {
  isOpen: boolean;
  labels: SearchLabels;
  onClose: () => void;
  /** Closed without navigation: the focus returns to where it came from. */
  onCancel: () => void;
};

/** The site search: results while typing, answers computed in the browser, Enter follows a result. */
export function SearchDialog({ isOpen, labels, onClose, onCancel }: SearchDialogProps) {
  const router = useRouter();
  const { language } = languageOfPath(usePathname());
  const [start, setStart] = useState<SearchStart | null>(null);
  const [query, setQuery] = useState('');
  const recent = useBrowserStorage(recentSearches) ?? [];
  const [problem, setProblem] = useState<string | null>(null);
  // On a touch screen Headless UI leaves the focus on the dialog itself. The reader who opens the search is about to
  // type.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  const sent = withoutAmounts(query);
  const found = useFound(sent, language);
  const { answer, isReady } = useAnswer(query, start);
  const isSearching = query.trim() !== '' && (found.words !== sent || !isReady || !start);
  const state = { query, sent, answer, found, isSearching };
  const groups = start ? choiceGroups({ ...state, start, recent }) : [];
  const status = problem ?? (start ? statusOf(state, start.messages.dialog) : null);
  const [said] = useSettled(status);

  // Enter may come before the answer: it then waits for the answer and never uses results for other words.
  const isAwaited = useRef(false);
  const ask = (words: string) => {
    isAwaited.current = false;
    setProblem(null);
    setQuery(words);
  };
  const close = () => {
    ask('');
    onClose();
  };
  const leave = useEffectEvent(() => {
    close();
    router.push(searchPath);
  });
  useEffect(() => {
    if (!isOpen || start) return;
    // Without its messages the dialog is useless; the search page works without them.
    askStart(language).then(setStart, () => leave());
  }, [isOpen, start, language]);
  const cancel = () => {
    close();
    onCancel();
  };
  const go = (url: string) => {
    addSearch(query);
    close();
    router.push(url);
  };
  const act = async (action: SearchAction) => {
    if (action === 'sign-out') {
      const result = await signOut();
      if (result.ok) return;
      console.error('Logout failed:', result.problem);
      setProblem(start?.logOutFailed ?? null);
      return;
    }
    cancel();
    if (action === 'amounts-hidden' || action === 'amounts-shown') {
      choose(amounts, action === 'amounts-hidden' ? 'hidden' : 'shown');
    } else {
      choose(theme, themeOf[action]);
    }
  };
  const follow = (choice: Choice) => {
    switch (choice.kind) {
      case 'answer':
        return go(choice.answer.link.url);
      case 'way':
        return go(choice.url);
      case 'hit':
        return 'url' in choice.hit ? go(choice.hit.url) : void act(choice.hit.does);
      case 'recent':
        return ask(choice.query);
      case 'forget':
        return void recentSearches.remove();
    }
  };

  const first = groups.find(({ id }) => id !== 'ways')?.choices[0];
  const followFirst = useEffectEvent(() => {
    if (isAwaited.current && first) follow(first);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isSearching) followFirst();
  }, [isSearching]);

  return (
    <Dialog open={isOpen} onClose={cancel} aria-label={labels.toggle} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim/50 transition-opacity duration-quick starting:opacity-0" />
      <div className="fixed inset-0 p-2 sm:px-16 sm:py-12">
        <DialogPanel className="mx-auto flex max-h-full max-w-2xl flex-col overflow-hidden rounded-lg border border-line bg-surface-raised shadow-raised transition duration-quick starting:scale-95 starting:opacity-0">
          <Combobox
            value={null}
            onChange={(choice: Choice | null) => {
              if (choice) follow(choice);
            }}
          >
            <div className="flex items-center">
              <ComboboxInput
                ref={field}
                data-autofocus
                aria-label={labels.toggle}
                placeholder={labels.placeholder}
                autoComplete="off"
                enterKeyHint="go"
                maxLength={120}
                value={query}
                onChange={(event) => ask(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !isSearching || answer) return;
                  event.preventDefault();
                  isAwaited.current = true;
                }}
                className="min-h-14 w-full min-w-0 bg-transparent px-5 text-lg text-ink outline-none placeholder:text-ink-faint"
              />
              {start ? (
                <button
                  type="button"
                  aria-label={start.messages.dialog.close}
                  onClick={cancel}
                  className="mr-1.5 grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-surface-sunken"
                >
                  <XMarkIcon aria-hidden="true" className="size-5" />
                </button>
              ) : null}
            </div>
            {/* It changes at every letter; screen readers hear it after the last one. */}
            <p
              aria-hidden="true"
              className="border-t border-line px-5 py-2 text-sm text-ink-soft empty:hidden"
            >
              {status}
            </p>
            <LiveRegion className="sr-only">{said}</LiveRegion>
            <SearchChoices groups={groups} language={language} />
          </Combobox>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

const themeOf = { 'theme-dark': 'dark', 'theme-light': 'light', 'theme-system': 'system' } as const;

const max = 6;

/** What was searched for in this browser, newest first. It is never sent anywhere. */
const recentSearches = browserStorage<readonly string[]>('recent-searches', (stored) =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, max) : null,
);

function addSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const isOther = (other: string) => other.toLowerCase() !== text.toLowerCase();
  recentSearches.write([text, ...(recentSearches.read() ?? []).filter(isOther)].slice(0, max));
}

type State = {
  query: string;
  sent: string;
  answer: Answer | null;
  found: Found;
  isSearching: boolean;
};

/** The status text for the results, visible and for screen readers. */
function statusOf(
  { query, sent, answer, found, isSearching }: State,
  messages: Messages['search']['dialog'],
): string {
  const asked = query.trim();
  const about = (sentence: string) => fill(sentence, { query: asked });
  if (asked === '') return messages.hint;
  if (sent === '') return answer ? '' : about(messages.amountsPrivate);
  if (isSearching) return messages.searching;
  if (found.hasFailed) return messages.unavailable;
  const groups = found.result?.groups ?? [];
  const hits = sumOf(groups.map((group) => group.hits.length));
  const count = hits + (answer ? 1 : 0);
  const missing = found.result?.missing ?? [];
  const said =
    count === 0
      ? about(messages.empty)
      : found.result?.isLoose
        ? messages.similar
        : fillCount(count, messages.found);
  return missing.length === 0
    ? said
    : `${said} ${fill(messages.missing, { groups: missing.join(', ') })}`;
}
