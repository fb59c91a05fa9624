import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Messages } from '@/lib/messages';

/** Which screen's record is shown: a plain GET, so that each has its address. */
export function ScreenChoice({
  path,
  chosen,
  screens,
  words,
}: {
  path: string;
  chosen: string;
  screens: readonly { id: string; name: string }[];
  words: Messages['picksOwn']['record'];
}) {
  return (
    <form
      action={path}
      className="no-print grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
    >
      <Select
        id="record-screen"
        name="screen"
        label={words.screen}
        defaultValue={chosen}
        options={screens.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit" variant="secondary">
        {words.show}
      </Button>
    </form>
  );
}
