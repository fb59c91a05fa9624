import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';

/** Which screen's record is shown: a plain GET, so that each has its address. */
export function ScreenChoice({
  path,
  chosen,
  screens,
  messages,
}: {
  path: string;
  chosen: string;
  screens: readonly { id: string; name: string }[];
  messages: Messages['picksOwn']['record'];
}) {
  return (
    <form
      action={path}
      className="no-print grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
    >
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
