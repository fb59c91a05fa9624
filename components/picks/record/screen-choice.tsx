import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';

/** Selects the screen whose record is shown. A GET form, so that each record has an address. */
export function ScreenChoice({
  path,
  view,
  chosen,
  screens,
  messages,
}: {
  path: string;
  /** The open tab, which stays open. */
  view: string;
  chosen: string;
  screens: readonly { id: string; name: string }[];
  messages: Messages['picksOwn']['record'];
}) {
  return (
    <form action={path} className="no-print flex flex-wrap items-end gap-2 pb-2">
      <input type="hidden" name="view" value={view} />
      <Select
        id="record-screen"
        name="screen"
        label={messages.screen}
        defaultValue={chosen}
        options={screens.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit" variant="secondary">
        {messages.show}
      </Button>
    </form>
  );
}
