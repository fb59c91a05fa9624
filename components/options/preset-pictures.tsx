import { Card } from '@/components/ui/card/card';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import {
  presetGroups,
  presetIds,
  type PresetGroup,
} from '@/lib/options/domain/position/preset-groups';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';
import { presetOutline, type Outline } from './preset-outline';

/** All preset strategies with the shape of their payoff. Each is a link; scripts load it in place. */
export function PresetPictures({
  pathOf,
  messages,
}: {
  pathOf: (preset: PresetId) => string;
  messages: Messages['options']['presets'];
}) {
  return (
    <Card
      title={fill(messages.title, { count: presetIds.length })}
      titleId="option-presets-title"
      description={messages.note}
    >
      <div className="grid gap-5">
        {(Object.keys(presetGroups) as PresetGroup[]).map((group) => (
          <section key={group} aria-labelledby={`presets-${group}`}>
            <h3 id={`presets-${group}`} className="mb-2 text-sm font-semibold text-ink-soft">
              {messages.groups[group]}
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
              {presetGroups[group].map((preset) => (
                <li key={preset}>
                  <a href={pathOf(preset)} data-preset={preset} className="strategy">
                    <Shape outline={presetOutline(preset)} />
                    {messages.names[preset]}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Shape({ outline: { line, gain, loss, zero, width, height } }: { outline: Outline }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={gain} />
      <path d={loss} />
      <path d={`M0,${zero}H${width}`} />
      <path d={line} />
    </svg>
  );
}
