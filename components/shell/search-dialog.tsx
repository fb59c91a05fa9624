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
import { matchEntries } from '@/lib/navigation/match-entries';

export type SearchEntry = { id: string; title: string; group: string; url: string };

export type SearchLabels = {
  toggle: string;
  placeholder: string;
  /** Holds {query}. */
  empty: string;
};

export type SearchDialogProps = {
  isOpen: boolean;
  entries: readonly SearchEntry[];
  labels: SearchLabels;
  onClose: () => void;
};

/** Finds pages and actions of the menu as one types; Enter goes there. */
export function SearchDialog({ isOpen, entries, labels, onClose }: SearchDialogProps) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  const found = matchEntries(entries, query);
  const close = () => {
    setQuery('');
    onClose();
  };

  return (
    <Dialog open={isOpen} onClose={close} aria-label={labels.toggle} className="relative z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-ink/40 transition-opacity duration-quick data-closed:opacity-0"
      />
      <div className="fixed inset-0 overflow-y-auto p-4 sm:p-16">
        <DialogPanel
          transition
          className="mx-auto max-w-xl rounded-lg border border-line bg-surface-raised shadow-raised transition duration-quick data-closed:scale-95 data-closed:opacity-0"
        >
          <Combobox
            onChange={(entry: SearchEntry | null) => {
              if (!entry) return;
              close();
              router.push(entry.url);
            }}
          >
            <ComboboxInput
              autoFocus
              aria-label={labels.toggle}
              placeholder={labels.placeholder}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="min-h-14 w-full rounded-lg bg-transparent px-5 text-lg text-ink outline-none placeholder:text-ink-faint"
            />
            <ComboboxOptions
              static
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
            {query.trim() && found.length === 0
              ? labels.empty.replace('{query}', () => query.trim())
              : null}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
