'use client';

import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Textarea } from '@/components/ui/fields/textarea';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import {
  journalLimits,
  type JournalClose,
  type JournalEntry,
} from '@/lib/options/domain/journal/journal-entry';
import { readTypedClose, type CloseTyped } from '@/lib/options/domain/journal/journal-typed';
import { useTypedForm } from './use-typed-form';

/** How a trade ended; one that is closed is corrected. */
export function CloseForm({
  entry,
  today,
  messages,
  onClose,
}: {
  entry: JournalEntry;
  today: IsoDate;
  messages: Messages['optionJournal'];
  /** Resolves to whether it was saved. */
  onClose: (close: JournalClose) => Promise<boolean>;
}) {
  const { close, add } = messages;
  const idOf = (name: keyof CloseTyped) => `close-${entry.id}-${name}`;
  const { isSaving, change, field, text, onSubmit } = useTypedForm({
    first: () => typedClose(entry.close, today),
    idOf,
    labels: close.fields,
    problemMessages: messages.problems,
    read: (typed) => readTypedClose(typed, entry, today),
    save: onClose,
  });

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DateField
          {...field('closedOn')}
          min={entry.openedOn}
          max={today}
          onPick={(closedOn) => change({ closedOn })}
        />
        <TextField {...text('result')} hint={close.resultHint} before="₹" maxLength={30} />
        <TextField
          {...text('charges')}
          note={add.optional}
          before="₹"
          inputMode="decimal"
          maxLength={30}
        />
      </div>
      <RadioGroup
        {...field('followedPlan')}
        name={idOf('followedPlan')}
        onChoose={(followedPlan) => change({ followedPlan })}
        options={[
          { value: 'yes', label: close.yes },
          { value: 'no', label: close.no },
        ]}
      />
      <Textarea {...text('note')} note={add.optional} maxLength={journalLimits.note} />
      <div>
        <Button type="submit" variant="secondary" isBusy={isSaving}>
          {isSaving ? messages.saving : close.submit}
        </Button>
      </div>
    </form>
  );
}

function typedClose(close: JournalClose | null, today: IsoDate): CloseTyped {
  if (!close) return { closedOn: today, result: '', charges: '', followedPlan: '', note: '' };
  return {
    closedOn: close.closedOn,
    result: String(close.resultRupees),
    charges: String(close.chargesRupees),
    followedPlan: close.followedPlan ? 'yes' : 'no',
    note: close.note,
  };
}
