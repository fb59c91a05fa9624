import type { Messages } from '@/lib/messages';
import { colourTokens, type ColourToken } from '@/tailwind.config';
import { contrast } from './contrast';

type ColourWords = Messages['examples']['colours'];

/** Tailwind finds class names by reading, so each stands here in full. */
const paint: Record<ColourToken, string> = {
  canvas: 'bg-canvas',
  surface: 'bg-surface',
  'surface-sunken': 'bg-surface-sunken',
  'surface-raised': 'bg-surface-raised',
  line: 'bg-line',
  control: 'bg-control',
  ink: 'bg-ink',
  'ink-soft': 'bg-ink-soft',
  'ink-faint': 'bg-ink-faint',
  accent: 'bg-accent',
  'accent-strong': 'bg-accent-strong',
  'accent-soft': 'bg-accent-soft',
  'on-accent': 'bg-on-accent',
  focus: 'bg-focus',
  scrim: 'bg-scrim',
  gain: 'bg-gain',
  'gain-soft': 'bg-gain-soft',
  loss: 'bg-loss',
  'loss-soft': 'bg-loss-soft',
  warn: 'bg-warn',
  'warn-soft': 'bg-warn-soft',
  'chart-1': 'bg-chart-1',
  'chart-2': 'bg-chart-2',
  'chart-3': 'bg-chart-3',
  'chart-4': 'bg-chart-4',
  'chart-5': 'bg-chart-5',
  'chart-6': 'bg-chart-6',
};

const names = Object.keys(paint) as ColourToken[];

function groupOf(name: ColourToken): keyof ColourWords['groups'] {
  if (name.startsWith('ink')) return 'text';
  if (name.startsWith('chart')) return 'charts';
  if (/^(gain|loss|warn)/.test(name)) return 'meaning';
  return /accent|focus/.test(name) ? 'accent' : 'surfaces';
}

/** Every colour in the theme of the moment, with its contrast with the surface in both themes. */
export function ColourSwatches({ words }: { words: ColourWords }) {
  const groups = Object.keys(words.groups) as (keyof ColourWords['groups'])[];
  return (
    <div className="grid gap-6">
      {groups.map((group) => (
        <div key={group}>
          <h4 className="mb-2 text-sm font-semibold">{words.groups[group]}</h4>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
            {names
              .filter((name) => groupOf(name) === group)
              .map((name) => (
                <li key={name} className="overflow-hidden rounded border border-line bg-surface">
                  <div className={`h-12 border-b border-line ${paint[name]}`} />
                  <div className="px-3 py-2 text-xs">
                    <p className="font-mono">{name}</p>
                    <p className="text-ink-soft tabular-nums">
                      {words.light} {ratio('light', name)} · {words.dark} {ratio('dark', name)}
                    </p>
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Cut, not rounded: 4.49 must not read as 4.5. */
function ratio(theme: 'light' | 'dark', name: ColourToken): string {
  const { surface, [name]: colour } = colourTokens[theme];
  return (Math.floor(contrast(colour, surface) * 10) / 10).toFixed(1);
}
