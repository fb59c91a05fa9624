import { Badge, type BadgeTone } from '@/components/ui/badge';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { ageOf } from '@/lib/sources/sourced';
import type { FeedHealth, FeedState } from '@/lib/sources/feed-states';

const tones: Record<FeedState, BadgeTone> = {
  live: 'good',
  stale: 'warn',
  down: 'bad',
  sample: 'accent',
  unknown: 'plain',
};

/** Which figures come from where, and how old they are: short, for a card. */
export function SourceList({
  feeds,
  messages,
}: {
  feeds: readonly FeedHealth[];
  messages: Messages['sources'];
}) {
  const { panel, age } = messages;
  const names: Readonly<Record<string, string | undefined>> = panel.feeds;
  return (
    <ul className="grid">
      {feeds.map(({ feed, provider, state, ageSeconds }) => {
        const { unit, count } = ageOf(ageSeconds ?? 0);
        return (
          <li
            key={feed}
            className="flex items-center justify-between gap-3 border-b border-line py-2 text-sm last:border-0"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{names[feed] ?? feed}</span>
              <span className="text-ink-soft">
                {provider}
                {ageSeconds === null ? null : ` · ${fill(age[unit], { count })}`}
              </span>
            </span>
            <Badge tone={tones[state]}>{panel.states[state]}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
