'use client';

import { useState } from 'react';
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
import { focusFirst } from './focus-first';

const order = ['closedOn', 'result', 'charges', 'followedPlan', 'note'] as const;

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
  const [typed, setTyped] = useState<CloseTyped>(() => typedClose(entry.close, today));
  const [problems, setProblems] = useState<
    Partial<Record<keyof CloseTyped, keyof typeof messages.problems>>
  >({});
  const [isSaving, setSaving] = useState(false);
  const { close, add } = messages;
  const idOf = (field: string) => `close-${entry.id}-${field}`;
  const set = (field: keyof CloseTyped, value: string) => setTyped({ ...typed, [field]: value });

  const submit = () => {
    const read = readTypedClose(typed, entry, today);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) {
      focusFirst(order, read.problems, idOf);
      return;
    }
    setSaving(true);
    void onClose(read.value).then(() => setSaving(false));
  };
  const field = (name: keyof CloseTyped) => {
    const problem = problems[name];
    return {
      id: idOf(name),
      label: close.fields[name],
      error: problem ? messages.problems[problem] : null,
    };
  };
  const text = (name: keyof CloseTyped) => ({
    ...field(name),
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) submit();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DateField
          {...field('closedOn')}
          value={typed.closedOn}
          min={entry.openedOn}
          max={today}
          onPick={(day) => set('closedOn', day)}
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
        value={typed.followedPlan}
        onChoose={(value) => set('followedPlan', value)}
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
