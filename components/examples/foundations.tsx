import type { ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import {
  motionMs,
  radii,
  shadows,
  spaceStep,
  typeScale,
  colourTokens,
  type ColourToken,
} from '@/tailwind.config';
import { messages } from '@/lib/messages';

const { colours, type, shape, motion } = messages().examples;

/** Tailwind searches the source text for class names, so each is written in full. */
const sizes: Record<keyof typeof typeScale, string> = {
  xs: 'text-xs',
  sm: 'text-sm',
  base: 'text-base',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl',
};
const corners: Record<keyof typeof radii, string> = {
  none: 'rounded-none',
  sm: 'rounded-sm',
  DEFAULT: 'rounded',
  lg: 'rounded-lg',
  full: 'rounded-full',
};
const depths: Record<keyof typeof shadows, string> = {
  none: 'shadow-none',
  card: 'shadow-card',
  raised: 'shadow-raised',
};
const steps = {
  1: 'w-1',
  2: 'w-2',
  3: 'w-3',
  4: 'w-4',
  6: 'w-6',
  8: 'w-8',
  11: 'w-11',
  16: 'w-16',
};

/** The ids and titles of the foundations, for the contents. */
export function foundationParts() {
  return Object.entries({ colours, type, shape, motion }).map(([id, { title }]) => ({ id, title }));
}

/** The tokens of tailwind.config.ts, drawn from their own values. */
export function Foundations() {
  return (
    <>
      <Specimen id="colours" title={colours.title} when={colours.when}>
        <ColourSwatches />
      </Specimen>
      <Specimen id="type" title={type.title} when={type.when}>
        <ul className="grid gap-4 overflow-hidden rounded-lg border border-line bg-surface p-5 md:p-6">
          {entriesOf(typeScale).map(([name, [size, { lineHeight }]]) => (
            <li
              key={name}
              className="grid gap-x-6 md:grid-cols-[14rem_minmax(0,1fr)] md:items-baseline"
            >
              <span className="font-mono text-xs text-ink-soft">
                {name} {size} / {lineHeight}
              </span>
              <span className={sizes[name]}>{type.specimen}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="shape" title={shape.title} when={fill(shape.when, { step: spaceStep })}>
        <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 md:p-6">
          <ul className="flex flex-wrap items-end gap-5">
            {Object.entries(steps).map(([count, width]) => (
              <li key={count} className="grid gap-1 font-mono text-xs text-ink-soft">
                <span className={`h-6 bg-accent ${width}`} />
                {count}
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-5">
            {entriesOf(radii).map(([name, radius]) => (
              <li key={name} className="grid gap-1 font-mono text-xs text-ink-soft">
                <span
                  className={`size-16 border border-control bg-surface-sunken ${corners[name]}`}
                />
                <span>{name === 'DEFAULT' ? 'rounded' : `rounded-${name}`}</span>
                <span>{radius}</span>
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-6">
            {entriesOf(shadows).map(([name]) => (
              <li key={name} className="grid gap-2 font-mono text-xs text-ink-soft">
                <span
                  className={`h-16 w-28 rounded border border-line bg-surface-raised ${depths[name]}`}
                />
                shadow-{name}
              </li>
            ))}
          </ul>
        </div>
      </Specimen>
      <Specimen id="motion" title={motion.title} when={motion.when}>
        <dl className="grid gap-3 rounded-lg border border-line bg-surface p-5 md:p-6">
          {entriesOf(motionMs).map(([name, ms]) => (
            <div
              key={name}
              className="grid items-baseline gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="font-mono text-xs text-ink-soft">
                {name}, {fill(motion.milliseconds, { ms })}
              </dt>
              <dd className="text-sm">{motion.purposes[name]}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
    </>
  );
}

/** One of the foundations: what it is, when to use it, how it looks. */
function Specimen({
  id,
  title,
  when,
  children,
}: {
  id: string;
  title: string;
  when: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 pb-9">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-sm text-ink-soft">{when}</p>
      {children}
    </section>
  );
}

function entriesOf<T extends object>(record: T): [keyof T & string, T[keyof T]][] {
  return Object.entries(record) as [keyof T & string, T[keyof T]][];
}

type ColourMessages = Messages['examples']['colours'];

/** Written in full for Tailwind, as `sizes` above. */
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

function groupOf(name: ColourToken): keyof ColourMessages['groups'] {
  if (name.startsWith('ink')) return 'text';
  if (name.startsWith('chart')) return 'charts';
  if (/^(gain|loss|warn)/.test(name)) return 'meaning';
  return /accent|focus/.test(name) ? 'accent' : 'surfaces';
}

/** The colour with which the contrast of a colour is measured; null for a colour that is only decoration. */
function against(name: ColourToken): 'surface' | 'ink' | 'accent' | null {
  if (name === 'line' || name === 'scrim') return null;
  if (name === 'on-accent') return 'accent';
  return /canvas|surface|soft$/.test(name) && name !== 'ink-soft' ? 'ink' : 'surface';
}

/** Every colour in the current theme, with its contrast in both themes. */
function ColourSwatches() {
  const groups = Object.keys(colours.groups) as (keyof ColourMessages['groups'])[];
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card md:p-6">
      {groups.map((group) => (
        <div key={group}>
          <h3 className="mb-2 text-sm font-semibold">{colours.groups[group]}</h3>
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:grid-cols-3">
            {names
              .filter((name) => groupOf(name) === group)
              .map((name) => (
                <li key={name} className="flex items-center gap-3">
                  <span className={`size-11 shrink-0 rounded border border-line ${paint[name]}`} />
                  <span className="grid text-xs">
                    <span className="font-mono">{name}</span>
                    <span className="text-ink-soft tabular-nums">
                      <Contrasts name={name} />
                    </span>
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Contrasts({ name }: { name: ColourToken }) {
  const ground = against(name);
  if (!ground) return colours.decorative;
  const ratio = (theme: 'light' | 'dark') => {
    const { [ground]: other, [name]: colour } = colourTokens[theme];
    // Cut, not rounded: 4.49 must not read as 4.5.
    return (Math.floor(contrast(colour, other) * 10) / 10).toFixed(1);
  };
  return (
    <>
      {colours.against[ground]}: {fill(colours.light, { ratio: ratio('light') })},{' '}
      {fill(colours.dark, { ratio: ratio('dark') })}
    </>
  );
}

/** Relative luminance of a colour like `#0b6b73`, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours like `#0b6b73`, WCAG 2.2: 21 for black on white, 1 for the same. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
