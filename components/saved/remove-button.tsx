import { Button } from '@/components/ui/button';
import { removeSavedItem } from '@/lib/saved/actions';

/** Removes a saved item at once. A form, so it needs no script. @param name says which, for screen readers */
export function RemoveButton({ id, label, name }: { id: string; label: string; name: string }) {
  return (
    <form action={removeSavedItem}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" aria-label={name}>
        {label}
      </Button>
    </form>
  );
}
