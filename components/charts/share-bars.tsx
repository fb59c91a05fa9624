import { extent, percent } from '@/components/charts/parts/paths';
import { fillClasses, type SeriesTone } from './series';
import { KeyMark } from './legend';

/** A part of a whole as a thin bar: how many pass, how much of a limit is used. */
export function ShareBar({
  share,
  label,
}: {
  /** 0 to 1. */
  share: number;
  /** "17 of 218 pass" */
  label: string;
}) {
  const length = Math.min(1, Math.max(0, share)) * extent;
  return (
    <svg role="img" aria-label={label} className="inline-block h-1.5 w-16 align-middle">
      <rect width="100%" height="100%" rx="1" className="fill-line" />
      <rect width={percent(length)} height="100%" rx="1" className={fillClasses.first} />
    </svg>
  );
}

/** What a person can hold, as every page groups it. */
export type AssetKind = 'equity' | 'debt' | 'gold' | 'coins' | 'cash';

/** One colour for each kind of asset, the same on every page. */
export const assetTones = {
  equity: 'first',
  debt: 'third',
  gold: 'second',
  coins: 'fourth',
  cash: 'sixth',
} as const satisfies Record<AssetKind, SeriesTone>;

type BarPart = {
  id: string;
  label: string;
  tone: SeriesTone;
  /** Not below zero. */
  value: number;
  /** As printed: the amount, and its share of the whole. */
  text: string;
  shareText?: string;
};

/** Shares of a whole as one bar with names and amounts; a second, thinner bar shows the targets. */
export function SegmentedBar({
  parts,
  targets,
  label,
  hasLegend = true,
}: {
  parts: readonly BarPart[];
  /** By the ids of the parts. */
  targets?: Readonly<Record<string, number>>;
  /** What the bar shows, for screen readers. */
  label: string;
  /** False beside a table of the same parts. */
  hasLegend?: boolean;
}) {
  return (
    <div className="grid gap-2.5">
      <svg role="img" aria-label={label} className={targets ? 'h-6 w-full' : 'h-3.5 w-full'}>
        <Segments parts={parts} valueOf={({ value }) => value} height={14} />
        {targets ? (
          <Segments
            parts={parts}
            valueOf={({ id }) => targets[id] ?? 0}
            top={18}
            height={6}
            isPale
          />
        ) : null}
      </svg>
      {hasLegend ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-xs text-ink-soft tabular-nums max-sm:grid max-sm:grid-cols-2">
          {parts.map((part) => (
            <li key={part.id}>
              <span className="flex items-center gap-1.5">
                <KeyMark id="part" series={{ id: part.id, label: part.label, tone: part.tone }} />
                {part.label}
              </span>
              <span className="text-sm font-semibold text-ink">{part.text}</span>
              {part.shareText ? ` ${part.shareText}` : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Segments({
  parts,
  valueOf,
  top = 0,
  height,
  isPale = false,
}: {
  parts: readonly BarPart[];
  valueOf: (part: BarPart) => number;
  top?: number;
  height: number;
  isPale?: boolean;
}) {
  const whole = parts.reduce((sum, part) => sum + Math.max(0, valueOf(part)), 0) || 1;
  const lengths = parts.map((part) => (Math.max(0, valueOf(part)) / whole) * extent);
  return (
    <g strokeWidth="1.5" fillOpacity={isPale ? 0.6 : undefined} className="stroke-surface">
      {parts.map((part, index) => {
        const before = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
        return (
          <rect
            key={part.id}
            x={percent(before)}
            y={top}
            width={percent(lengths[index] ?? 0)}
            height={height}
            rx="2"
            className={fillClasses[part.tone]}
          />
        );
      })}
    </g>
  );
}
