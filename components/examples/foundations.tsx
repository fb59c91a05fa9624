import type { ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { motionMs, radii, shadows, spaceStep, typeScale } from '@/tailwind.config';
import { ColourSwatches } from './colour-swatches';

type ExamplesMessages = Messages['examples'];

/** Tailwind finds class names by reading, so each is here in full. */
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
export function foundationParts({ colours, type, shape, motion }: ExamplesMessages) {
  return Object.entries({ colours, type, shape, motion }).map(([id, { title }]) => ({ id, title }));
}

/** The tokens of tailwind.config.ts, drawn from their own values. */
export function Foundations({ messages }: { messages: ExamplesMessages }) {
  const { colours, type, shape, motion } = messages;
  return (
    <>
      <Specimen id="colours" title={colours.title} when={colours.when}>
        <ColourSwatches messages={colours} />
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
