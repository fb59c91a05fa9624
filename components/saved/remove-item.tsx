import { Button } from '@/components/ui/button';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { removeSavedItem } from '@/lib/saved/actions';

/** Takes a saved item away in two steps: opened first, then pressed. Plain HTML: it needs no script. */
export function RemoveItem({
  id,
  title,
  messages,
}: {
  id: string;
  title: string;
  messages: Messages['saved']['remove'];
}) {
  return (
    <details>
      <summary className="rounded px-2 py-1" aria-label={fill(messages.askFor, { title })}>
        {messages.ask}
      </summary>
      <form action={removeSavedItem} className="mt-2">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="danger">
          {messages.confirm}
        </Button>
      </form>
    </details>
  );
}
