import { ButtonForm } from '@/components/forms/button-form';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/messages/fill';
import { messages, type Messages } from '@/lib/messages';
import { removeSavedItem } from '@/lib/saved/actions';

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
      <summary className="rounded px-2 py-1" aria-label={fill(remove.askFor, { title })}>
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
