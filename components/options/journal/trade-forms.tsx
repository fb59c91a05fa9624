import { useRef, useState, type SubmitEvent } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { formatNumber } from '@/lib/money/rupees';
import {
  journalLimits,
  type JournalEntry,
  type JournalClose,
  readTypedEntry,
  type EntryTyped,
  readTypedClose,
  type CloseTyped,
  type JournalTypedProblem,
  type ReadTyped,
} from '@/lib/options/domain/journal/journal-entry';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { optionJournal as messages } from '@/lib/messages/en/options/option-journal';

/** The strategy of the page. */
export type CurrentStrategy = {
  name: string;
  /** The query of its address: the market and the legs. */
  query: string;
  spot: number | null;
  /** Received is positive, paid negative. */
  entryRupees: number;
  /** Above 0; null where it has no limit. */
  maxLossRupees: number | null;
};

/** Saves a paper trade. When that fails, and where they were changed meanwhile, the fields stay filled. */
export function EntryForm({
  current,
  onSave,
}: {
  current: CurrentStrategy | null;
  /** Resolves to whether it was saved. */
  onSave: (entry: JournalEntry) => Promise<boolean>;
}) {
  const [taken, setTaken] = useState<CurrentStrategy | null>(null);
  const [id, setId] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const { add } = messages;
  const { isSaving, change, setTyped, field, text, form, today } = useTypedForm({
    first: emptyEntry,
    idOf: (name) => `journal-${name}`,
    labels: add.fields,
    read: (typed, today) => {
      // The id stays for a second attempt, and for a correction typed while the entry was being saved: one entry, not two.
      const ownId = id ?? crypto.randomUUID();
      setId(ownId);
      const own = { id: ownId, query: taken?.query ?? null, spot: taken?.spot ?? null };
      return readTypedEntry(typed, own, today);
    },
    save: async (entry: JournalEntry, isAsSent): Promise<void> => {
      if (!(await onSave(entry))) return;
      setChanged(!isAsSent());
      if (!isAsSent()) return;
      setId(null);
      setTyped(emptyEntry(todayInIndia()));
      setTaken(null);
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
    ...text(name),
    before: '₹',
    maxLength: 30,
  });

  return (
    <form {...form} className="grid grid-cols-1 gap-4">
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
      <LiveRegion className="text-sm">{isChanged ? messages.changedMeanwhile : null}</LiveRegion>
    </form>
  );
}

function emptyEntry(today: IsoDate): EntryTyped {
  const plan = { target: '', stop: '', maxLoss: '' };
  return { strategy: '', openedOn: today, entry: '', why: '', ...plan };
}

/** How a trade ended; one that is closed is corrected. */
export function CloseForm({
  entry,
  onClose,
}: {
  entry: JournalEntry;
  /** Resolves to whether it was saved. */
  onClose: (close: JournalClose) => Promise<boolean>;
}) {
  const { close, add } = messages;
  const idOf = (name: keyof CloseTyped) => `close-${entry.id}-${name}`;
  const { isSaving, change, field, text, form, today } = useTypedForm({
    first: (today) => typedClose(entry.close, today),
    idOf,
    labels: close.fields,
    read: (typed, today) => readTypedClose(typed, entry, today),
    save: onClose,
  });

  return (
    <form {...form} className="grid grid-cols-1 gap-4">
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
          hint={close.chargesHint}
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

type Change = { target: { value: string } };

/**
 * A form of the journal: its texts are read when it is sent. The first field with a problem takes the focus; without one the
 * value is saved.
 */
function useTypedForm<Name extends string, Value>({
  first,
  idOf,
  labels,
  read,
  save,
}: {
  /** The texts at first, in the order of the fields. */
  first: (today: IsoDate) => Record<Name, string>;
  idOf: (name: Name) => string;
  labels: Record<Name, string>;
  read: (typed: Record<Name, string>, today: IsoDate) => ReadTyped<Value, Record<Name, string>>;
  /** `isAsSent`: whether nothing was typed since it was sent. */
  save: (value: Value, isAsSent: () => boolean) => Promise<unknown>;
}) {
  // Read again at each focus: a page that is open past midnight takes the new day.
  const [today, setToday] = useState(todayInIndia);
  const [typed, setTyped] = useState(() => first(today));
  const changes = useRef(0);
  const [problems, setProblems] = useState<Partial<Record<Name, JournalTypedProblem>>>({});
  const [isSaving, setSaving] = useState(false);
  const put = (texts: Record<Name, string>) => {
    changes.current += 1;
    setTyped(texts);
  };
  const change = (texts: Partial<Record<Name, string>>) => put({ ...typed, ...texts });
  const field = (name: Name) => {
    const problem = problems[name];
    return {
      id: idOf(name),
      label: labels[name],
      value: typed[name],
      error: problem ? messages.problems[problem] : null,
    };
  };
  return {
    isSaving,
    change,
    setTyped,
    field,
    text: (name: Name) => ({
      ...field(name),
      autoComplete: 'off',
      onChange: ({ target }: Change) => put({ ...typed, [name]: target.value }),
    }),
    /** In India. */
    today,
    form: {
      noValidate: true,
      onFocus: () => setToday(todayInIndia()),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSaving) return;
        const answer = read(typed, todayInIndia());
        const found = answer.ok ? {} : answer.problem;
        setProblems(found);
        if (!answer.ok) {
          const wrong = (Object.keys(typed) as Name[]).find((name) => name in found);
          if (wrong) focusField(idOf(wrong));
          return;
        }
        setSaving(true);
        const sent = changes.current;
        void save(answer.value, () => changes.current === sent).then(() => setSaving(false));
      },
    },
  };
}

const todayInIndia = () => dateInIndia(new Date());

function focusField(id: string): void {
  const element = document.getElementById(id);
  // In a radio group the first choice takes the focus.
  (element?.querySelector<HTMLElement>('input') ?? element)?.focus();
}
