import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { fundsPath } from '@/lib/funds/domain/list/list-query';
import type { Messages } from '@/lib/messages';

/** One line that leads to the list. */
export function QuickSearch({ messages: { form } }: { messages: Messages['funds']['list'] }) {
  return (
    <form
      action={fundsPath}
      role="search"
      aria-label={form.title}
      className="grid max-w-xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        id="fund-words"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={120}
        label={form.words}
      />
      <Button type="submit" className="sm:mt-6">
        {form.submit}
      </Button>
    </form>
  );
}
