import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { useSentForm } from '@/components/forms/use-form-action';
import { homePath } from '@/lib/navigation/routes';
import { saveTaxCalculation } from '@/lib/tax/server/actions';
import type { SaveState } from '@/lib/tax/data/saved-calculation';
import type { TaxMessages } from '../form-groups';
import type { SavedCalculation } from './saved-calculations';

/** What came of saving this calculation. */
type SaveAnswer = { item: SavedCalculation; outcome: SaveState | null };

/** For members alone, and only when pressed: the figures go to the account, as the words before the button say. */
export function SaveInAccount({
  item,
  messages,
}: {
  item: SavedCalculation;
  messages: TaxMessages;
}) {
  const words = messages.tools.savedCalculations.account;
  const { answer, isPending, form } = useSentForm<SaveAnswer>(
    async () => ({ item, outcome: await sendToAccount(item) }),
    { item, outcome: null },
    { failed: { item, outcome: 'unavailable' } },
  );
  const outcome = answer.item === item ? answer.outcome : null;
  return (
    <form {...form} className="members-only flex-col gap-2">
      <p className="text-sm text-ink-soft">{words.before}</p>
      <Button type="submit" variant="secondary" className="self-start" isBusy={isPending}>
        {isPending ? words.saving : words.submit}
      </Button>
      <LiveRegion>
        {outcome === null ? null : (
          <Alert tone={outcome === 'saved' ? 'good' : 'warn'}>
            {words.outcomes[outcome]}{' '}
            {outcome === 'saved' ? <TextLink href={homePath}>{words.dashboard}</TextLink> : null}
          </Alert>
        )}
      </LiveRegion>
    </form>
  );
}

async function sendToAccount({ id, name, fragment }: SavedCalculation): Promise<SaveState> {
  // This page lies outside the middleware, which renews the hour of a session: a request through it does.
  await fetch('/api/me', { cache: 'no-store' });
  return saveTaxCalculation(id, name, fragment);
}
