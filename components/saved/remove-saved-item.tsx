import { ButtonForm } from '@/components/forms/button-form';
import { Button } from '@/components/ui/button';
import { type Messages, messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { removeSavedItem } from '@/lib/saved/actions';

/** Removes a saved item without a second step. A form, so it needs no script. @param name the item, for screen readers */
export function RemoveButton({ id, label, name }: { id: string; label: string; name: string }) {
  return (
    <ButtonForm action={removeSavedItem} values={{ id }} outcomes={messages().saved.outcomes}>
      <Button type="submit" variant="quiet" aria-label={name}>
        {label}
      </Button>
    </ButtonForm>
  );
}

/** Removes a saved item in two steps: open, then confirm. Plain HTML: it needs no script. */
export function RemoveItem({
  id,
  title,
  messages: remove,
}: {
  id: string;
  title: string;
  messages: Messages['saved']['remove'];
}) {
  return (
    <details>
      <summary
        data-icon="chevron-down"
        className="text-summary px-2 py-1"
        aria-label={fill(remove.askFor, { title })}
      >
        {remove.ask}
      </summary>
      <div className="mt-2">
        <ButtonForm action={removeSavedItem} values={{ id }} outcomes={messages().saved.outcomes}>
          <Button type="submit" variant="danger">
            {remove.confirm}
          </Button>
        </ButtonForm>
      </div>
    </details>
  );
}
