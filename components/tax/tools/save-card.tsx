import { useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RemoveButton } from '@/components/ui/remove-button';
import { TextField } from '@/components/ui/fields/field';
import { type StorageProblem, browserStorage } from '@/lib/browser-storage/browser-storage';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { fieldsOf } from '@/lib/fields-of';
import { fill } from '@/lib/messages/fill';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { TextLink } from '@/components/ui/text-link';
import { useSentForm } from '@/components/forms/use-form-action';
import { homePath } from '@/lib/navigation/routes';
import { saveTaxCalculation } from '@/lib/tax/server/actions';
import type { SaveState } from '@/lib/tax/data/saved-calculation';

const maxNameCharacters = 60;

/** What is said of a problem with the browser's storage. */
const problemMessages = { full: 'full', blocked: 'refused' } as const;

/** Calculations saved in this browser: a new one, and each with its link, its name and the way to remove it. */
export function SaveCard({
  fragment,
  isStale,
  suggestedName,
  messages,
}: {
  /** The part of the address after the #; empty while the visitor has entered nothing to save. */
  fragment: string;
  /** A field is wrong: the fragment is of the input before. */
  isStale: boolean;
  suggestedName: string;
  messages: TaxMessages;
}) {
  const savedCalculationsMessages = messages.tools.savedCalculations;
  const saved = useBrowserStorage(savedCalculations) ?? [];
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<{
    fragment: string;
    said: 'done' | 'removed' | 'full' | 'refused';
  } | null>(null);
  const say = (done: 'done' | 'removed', problem: StorageProblem | null) =>
    setOutcome({ fragment, said: problem ? problemMessages[problem] : done });
  const saveHere = () => {
    const problem = saveCalculation({
      id: crypto.randomUUID(),
      name: name.trim() || suggestedName,
      fragment,
      savedAt: new Date().toISOString(),
    });
    say('done', problem);
    if (problem === null) setName('');
  };
  return (
    <div className="no-print grid gap-4">
      <p className="text-sm text-ink-soft">{savedCalculationsMessages.lead}</p>
      {fragment === '' ? (
        <p className="text-sm text-ink-soft">{savedCalculationsMessages.nothing}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          {isStale ? <StaleNote messages={messages} /> : null}
          <div className="min-w-48 flex-1">
            <TextField
              id="tax-save-name"
              label={savedCalculationsMessages.name}
              placeholder={suggestedName}
              maxLength={maxNameCharacters}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <Button variant="secondary" className="min-h-10" onClick={saveHere}>
            {savedCalculationsMessages.submit}
          </Button>
        </div>
      )}
      <LiveRegion>
        {outcome?.fragment === fragment ? (
          <Alert tone={['done', 'removed'].includes(outcome.said) ? 'good' : 'warn'}>
            {savedCalculationsMessages[outcome.said]}
          </Alert>
        ) : null}
      </LiveRegion>
      {saved.length > 0 ? (
        <ul aria-label={savedCalculationsMessages.list} className="grid gap-2">
          {saved.map((item) => (
            <SavedItem
              key={item.id}
              item={item}
              onRename={(renamed) => say('done', saveCalculation({ ...item, name: renamed }))}
              onRemove={() => say('removed', removeCalculation(item.id))}
              messages={messages}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Says beside a button that it takes the last valid figures. */
export function StaleNote({ messages }: { messages: TaxMessages }) {
  return (
    <Alert tone="warn" className="w-full">
      {messages.answer.stale}
    </Alert>
  );
}

function SavedItem({
  item,
  onRename,
  onRemove,
  messages,
}: {
  item: SavedCalculation;
  onRename: (name: string) => void;
  onRemove: () => void;
  messages: TaxMessages;
}) {
  const texts = messages.tools.savedCalculations;
  const { id, name, fragment, savedAt } = item;
  return (
    <li className="rounded border border-line px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <a href={fragment} className="min-w-0 py-2 font-semibold wrap-anywhere text-accent">
          <bdi>{name}</bdi>
        </a>
        <span className="text-sm text-ink-soft">
          {formatDate(dateInIndia(new Date(savedAt)), messages.language)}
        </span>
      </div>
      <details>
        <summary
          className="inline-block rounded py-2 text-sm text-accent"
          aria-label={fill(texts.changeOf, { name })}
        >
          {texts.change}
        </summary>
        <div className="grid gap-3 py-2">
          <TextField
            id={`tax-saved-${id}`}
            label={texts.rename}
            defaultValue={name}
            maxLength={maxNameCharacters}
            autoComplete="off"
            onBlur={({ target }) => {
              const renamed = target.value.trim();
              if (renamed !== '' && renamed !== name) onRename(renamed);
            }}
          />
          <SaveInAccount item={item} messages={messages} />
          <RemoveButton variant="danger" className="justify-self-start" onRemove={onRemove}>
            {texts.remove}
          </RemoveButton>
        </div>
      </details>
    </li>
  );
}

/** The outcome of saving this calculation. */
type SaveAnswer = { item: SavedCalculation; outcome: SaveState | null };

/** For members alone, and only when pressed: the figures go to the account, as the words before the button say. */
function SaveInAccount({ item, messages }: { item: SavedCalculation; messages: TaxMessages }) {
  const accountMessages = messages.tools.savedCalculations.account;
  const { answer, isPending, form } = useSentForm<SaveAnswer>(
    async () => ({ item, outcome: await sendToAccount(item) }),
    { item, outcome: null },
    { failed: { item, outcome: 'unavailable' } },
  );
  const outcome = answer.item === item ? answer.outcome : null;
  return (
    <form {...form} className="members-only flex-col gap-2">
      <p className="text-sm text-ink-soft">{accountMessages.before}</p>
      <Button type="submit" variant="secondary" className="self-start" isBusy={isPending}>
        {isPending ? accountMessages.saving : accountMessages.submit}
      </Button>
      <LiveRegion>
        {outcome === null ? null : (
          <Alert tone={outcome === 'saved' ? 'good' : 'warn'}>
            {accountMessages.outcomes[outcome]}{' '}
            {outcome === 'saved' ? (
              <TextLink href={homePath}>{accountMessages.dashboard}</TextLink>
            ) : null}
          </Alert>
        )}
      </LiveRegion>
    </form>
  );
}

async function sendToAccount({ id, name, fragment }: SavedCalculation): Promise<SaveState> {
  // The middleware renews a session for another hour and does not run for this page: this request goes through it.
  await fetch('/api/me', { cache: 'no-store' });
  return saveTaxCalculation(id, name, fragment);
}

/** A calculation saved in this browser: its address after the #, under a name. */
type SavedCalculation = { id: string; name: string; fragment: string; savedAt: string };

const max = 50;

/** Newest first. */
export const savedCalculations = browserStorage<readonly SavedCalculation[]>(
  'tax-calculations',
  (stored) => (Array.isArray(stored) ? stored.filter(isCalculation) : null),
);

/** Adds a calculation, or replaces the one with the same id in its place. A full list stays as it is. */
export function saveCalculation(item: SavedCalculation): StorageProblem | null {
  const list = savedCalculations.read() ?? [];
  const at = list.findIndex(({ id }) => id === item.id);
  if (at === -1 && list.length >= max) return 'full';
  return write(at === -1 ? [item, ...list] : list.with(at, item));
}

export function removeCalculation(id: string): StorageProblem | null {
  return write((savedCalculations.read() ?? []).filter((item) => item.id !== id));
}

function write(list: readonly SavedCalculation[]): StorageProblem | null {
  return list.length === 0 ? savedCalculations.remove() : savedCalculations.write(list);
}

function isCalculation(value: unknown): value is SavedCalculation {
  const { id, name, fragment, savedAt } = fieldsOf(value);
  return (
    [id, name, fragment].every((part) => typeof part === 'string') &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt))
  );
}
