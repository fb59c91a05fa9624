'use client';

import { Button } from '@/components/ui/button';
import { TitleSelect } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';
import { optionFormId } from './market-choice';

/** Ready-made strategies by what they earn from, in words. */
type PresetView = readonly {
  title: string;
  names: readonly string[];
}[];

/** The id of a preset follows from its name, so that the document has it once. */
export const presetIdOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

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
      <TitleSelect
        id="option-preset"
        name="preset"
        form={optionFormId}
        label={messages.preset}
        defaultValue={preset}
        className="w-31 sm:w-48"
      >
        {view.map(({ title, names }) => (
          <optgroup key={title} label={title}>
            {names.map((name) => (
              <option key={name} value={presetIdOf(name)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </TitleSelect>
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
