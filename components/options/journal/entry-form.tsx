'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { journalLimits, type JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { readTypedEntry, type EntryTyped } from '@/lib/options/domain/journal/journal-typed';
import { useTypedForm } from './use-typed-form';

/** The strategy of the page. */
export type CurrentStrategy = {
  name: string;
  /** `writeQuery` of its legs. */
  query: string;
  spot: number | null;
  /** Received is positive, paid negative. */
  entryRupees: number;
  /** Above 0; null where it has no limit. */
  maxLossRupees: number | null;
};

/** Saves a paper trade. When that fails, the fields stay filled. */
export function EntryForm({
  current,
  today,
  messages,
  onSave,
}: {
  current: CurrentStrategy | null;
  today: IsoDate;
  messages: Messages['optionJournal'];
  /** Resolves to whether it was saved. */
  onSave: (entry: JournalEntry) => Promise<boolean>;
}) {
  const [taken, setTaken] = useState<CurrentStrategy | null>(null);
  const [id, setId] = useState<string | null>(null);
  const { add } = messages;
  const { isSaving, change, setTyped, field, text, onSubmit } = useTypedForm({
    first: () => emptyEntry(today),
    idOf: (name) => `journal-${name}`,
    labels: add.fields,
    problemMessages: messages.problems,
    read: (typed) => {
      // A second attempt saves the same entry.
      const ownId = id ?? crypto.randomUUID();
      setId(ownId);
      const own = { id: ownId, query: taken?.query ?? null, spot: taken?.spot ?? null };
      return readTypedEntry(typed, own, today);
    },
    save: async (entry: JournalEntry): Promise<void> => {
      if (!(await onSave(entry))) return;
      setTyped(emptyEntry(today));
      setTaken(null);
      setId(null);
    },
  });
  const take = (strategy: CurrentStrategy) => {
    setTaken(strategy);
    change({
      strategy: strategy.name.slice(0, journalLimits.strategy),
      entry: formatNumber(strategy.entryRupees, 2),
      maxLoss: strategy.maxLossRupees === null ? '' : formatNumber(strategy.maxLossRupees, 2),
    });
  };
  const amount = (name: 'entry' | 'target' | 'stop' | 'maxLoss') => ({
    ...{ ...text(name), before: '₹', maxLength: 30 },
  });

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {current || taken ? (
        <div className="flex flex-wrap items-center gap-3">
          {current ? (
            <Button variant="secondary" onClick={() => take(current)}>
              {add.fillIn}
            </Button>
          ) : null}
          {taken ? (
            <p className="text-sm text-ink-soft">
              {add.legs} {current && current.query !== taken.query ? add.legsChanged : null}
            </p>
          ) : null}
        </div>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField {...text('strategy')} maxLength={journalLimits.strategy} />
        <DateField {...field('openedOn')} max={today} onPick={(openedOn) => change({ openedOn })} />
        <TextField {...amount('entry')} hint={add.entryHint} />
      </div>
      <Textarea {...text('why')} note={add.optional} maxLength={journalLimits.note} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField {...amount('target')} note={add.optional} inputMode="decimal" />
        <TextField {...amount('stop')} note={add.optional} inputMode="decimal" />
        <TextField {...amount('maxLoss')} note={add.optional} inputMode="decimal" />
      </div>
      <div>
        <Button type="submit" variant="secondary" isBusy={isSaving}>
          {isSaving ? messages.saving : add.submit}
        </Button>
      </div>
    </form>
  );
}

function emptyEntry(today: IsoDate): EntryTyped {
  const plan = { target: '', stop: '', maxLoss: '' };
  return { strategy: '', openedOn: today, entry: '', why: '', ...plan };
}
