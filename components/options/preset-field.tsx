'use client';

import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { controlClasses } from '@/components/ui/fields/field';
import type { Messages } from '@/lib/messages';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';

/** Id of the legs form; the presets are in the title row, outside the form. */
export const optionFormId = 'option-form';

/** Ready-made strategies by what they earn from, in words. */
type PresetView = readonly {
  title: string;
  presets: readonly { id: string; name: string }[];
}[];

/** Chooses a ready-made strategy by name; the button replaces the legs with its own. */
export function PresetField({
  view,
  preset,
  messages,
}: {
  view: PresetView;
  /** The selected preset. */
  preset: PresetId;
  messages: Pick<Messages['options']['form'], 'preset' | 'load'>;
}) {
  return (
    <div className="flex items-center gap-1.5">
      <label htmlFor="option-preset" className="sr-only">
        {messages.preset}
      </label>
      <div className="relative w-31 sm:w-48">
        <select
          id="option-preset"
          name="preset"
          form={optionFormId}
          defaultValue={preset}
          className={`${controlClasses} appearance-none pr-8 pl-2.5! text-sm! font-semibold text-ellipsis`}
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
          className="pointer-events-none absolute inset-y-0 right-2 my-auto size-5 text-ink-soft"
        />
      </div>
      <Button
        type="submit"
        form={optionFormId}
        name="act"
        value="load"
        variant="secondary"
        className="max-sm:px-2.5"
      >
        {messages.load}
      </Button>
    </div>
  );
}
