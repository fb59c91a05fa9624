import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { controlClasses, Field } from '@/components/ui/fields/field';
import type { Messages } from '@/lib/messages';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';

/** Ready-made strategies by what they earn from, in words. */
type PresetView = readonly {
  title: string;
  presets: readonly { id: string; name: string }[];
}[];

/** Chooses a ready-made strategy by name; the button puts its legs in place of those that stand there. */
export function PresetField({
  view,
  preset,
  messages,
}: {
  view: PresetView;
  /** The one that stands chosen. */
  preset: PresetId;
  messages: Pick<Messages['options']['form'], 'preset' | 'load'>;
}) {
  return (
    <div className="flex items-end gap-2">
      <Field id="option-preset" label={messages.preset} className="grow">
        <div className="relative">
          <select
            id="option-preset"
            name="preset"
            defaultValue={preset}
            className={`${controlClasses} appearance-none pr-10`}
          >
            {view.map(({ title, presets }) => (
              <optgroup key={title} label={title}>
                {presets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDownIcon
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
          />
        </div>
      </Field>
      <Button type="submit" name="act" value="load" variant="secondary">
        {messages.load}
      </Button>
    </div>
  );
}
