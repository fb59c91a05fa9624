'use client';

import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { signOut } from '@/lib/auth/sign-out';
import { matchEntries } from '@/lib/navigation/match-entries';
import type { SearchEntry } from './search-entries';
import { amounts, theme } from './display';
import { choose } from './remembered-choice';

export type SearchLabels = {
  toggle: string;
  placeholder: string;
  /** Holds {query}. */
  empty: string;
  logOutFailed: string;
};

export type SearchDialogProps = {
  isOpen: boolean;
  entries: readonly SearchEntry[];
  labels: SearchLabels;
  onClose: () => void;
  /** Closed without going anywhere: the focus belongs back where it came from. */
  onCancel: () => void;
};

/** Finds pages and actions of the menu as one types; Enter goes there. */
export function SearchDialog({ isOpen, entries, labels, onClose, onCancel }: SearchDialogProps) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const found = matchEntries(entries.filter(isForThisPerson), query);
  const close = () => {
    setQuery('');
    setProblem(null);
    onClose();
  };
  const cancel = () => {
    close();
    onCancel();
  };

  const follow = async (entry: SearchEntry) => {
    if ('url' in entry) {
      close();
      router.push(entry.url);
    } else if ('theme' in entry) {
      cancel();
      choose(theme, entry.theme);
    } else if ('amounts' in entry) {
      cancel();
      choose(amounts, entry.amounts);
    } else {
      const result = await signOut();
      if (!result.ok) {
        console.error('Logout failed:', result.problem);
        setProblem(labels.logOutFailed);
      }
    }
  };

  return (
    <Dialog open={isOpen} onClose={cancel} aria-label={labels.toggle} className="relative z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim/50 transition-opacity duration-quick data-closed:opacity-0"
      />
      <div className="fixed inset-0 overflow-y-auto p-4 sm:p-16">
        <DialogPanel
          transition
          className="mx-auto max-w-xl rounded-lg border border-line bg-surface-raised shadow-raised transition duration-quick data-closed:scale-95 data-closed:opacity-0"
        >
          <Combobox
            onChange={(entry: SearchEntry | null) => {
              if (entry) void follow(entry);
            }}
          >
            <ComboboxInput
              data-autofocus
              aria-label={labels.toggle}
              placeholder={labels.placeholder}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="min-h-14 w-full rounded-lg bg-transparent px-5 text-lg text-ink outline-none placeholder:text-ink-faint"
            />
            <ComboboxOptions
              static
              modal={false}
              className="max-h-96 overflow-y-auto border-t border-line p-2 empty:hidden"
            >
              {found.map((entry) => (
                <ComboboxOption
                  key={entry.id}
                  value={entry}
                  className="flex cursor-pointer items-baseline justify-between gap-4 rounded px-3 py-2.5 data-focus:bg-accent-soft data-focus:text-accent-strong"
                >
                  <span>{entry.title}</span>
                  <span className="text-sm text-ink-faint">{entry.group}</span>
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </Combobox>
          <p role="status" className="px-5 py-4 text-sm text-ink-soft empty:hidden">
            {problem ??
              (query.trim() && found.length === 0
                ? labels.empty.replace('{query}', () => query.trim())
                : null)}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** Both audiences' entries are in the page, which is the same for everybody; the browser knows which. */
function isForThisPerson({ audience }: SearchEntry): boolean {
  const isMember = document.documentElement.dataset.member !== undefined;
  return audience === undefined || (audience === 'members') === isMember;
}
