import { ButtonForm } from '@/components/forms/button-form';
import { AskAgain } from '@/components/saved/ask-again';
import { removalOutcomes } from '@/components/saved/remove-saved-item';
import { Button } from '@/components/ui/button';
import { removeTransaction } from '@/lib/holdings/actions';
import type { Instrument, Transaction } from '@/lib/holdings/holding';
import { contentIdOf } from '@/lib/holdings/transactions-to-import';
import { messages } from '@/lib/messages';
import type { PressProblem } from '@/lib/saved/save-problem';

const { saved } = messages();

/** Removes a transaction in two steps, unless it was changed in another tab since the page showed it. */
export function RemoveTransaction({
  instrument: { assetClass, instrumentId },
  transaction,
  title,
  ask = saved.remove.ask,
}: {
  instrument: Instrument;
  /** As it is saved. */
  transaction: Transaction;
  title: string;
  ask?: string;
}) {
  const removedFrom = contentIdOf({ assetClass, instrumentId, ...transaction });
  return (
    <AskAgain title={title} messages={{ ...saved.remove, ask }}>
      <ButtonForm<PressProblem | 'changed'>
        action={removeTransaction}
        values={{ id: transaction.id, removedFrom }}
        outcomes={{ ...removalOutcomes(), changed: saved.changedTransaction }}
      >
        <Button type="submit" variant="danger">
          {saved.remove.confirm}
        </Button>
      </ButtonForm>
    </AskAgain>
  );
}
