import { type ComponentProps, type ReactNode, useId } from 'react';
import { extent, percent } from '@/components/charts/parts/paths';
import { minPx, letterPx } from '@/components/charts/parts/labels';
import { type SeriesTone, strokeClasses, textClasses } from '@/components/charts/series';

/** A line beside other shapes of a `Stretched`, with a stroke of one width. Lines alone are plain paths (`hasLines`). */
export function StretchedLine({ d, ...attributes }: ComponentProps<'path'>) {
  return (
    <path
      d={d}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      {...attributes}
    />
  );
}

/** Paths in the units of a drawing, stretched to its box. Strokes keep their width by `vectorEffect` on each path. */
export function Stretched({
  hasLines,
  children,
}: {
  /** Its paths are lines, the first one last. app/base.css styles them; `pointsOf` of reading.ts reads their points. */
  hasLines?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      data-lines={hasLines && ''}
      viewBox={`0 0 ${extent} ${extent}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      overflow="visible"
    >
      {children}
    </svg>
  );
}

/**
 * An area in slanted lines. The clip path of the area stretches with the drawing. The lines do not, so that their
 * distance is the same in a drawing of any width.
 */
export function HatchedArea({
  id,
  path,
  tone,
  opacity,
}: {
  /** Unique in the page. */
  id: string;
  /** In the units of the drawing. */
  path: string;
  tone: SeriesTone;
  opacity?: number;
}) {
  return (
    <>
      <Hatch id={id} tone={tone} />
      <clipPath id={`${id}-area`} clipPathUnits="objectBoundingBox">
        <path d={path} transform={`scale(${1 / extent})`} />
      </clipPath>
      <rect
        width="100%"
        height="100%"
        fill={`url(#${id})`}
        fillOpacity={opacity}
        clipPath={`url(#${id}-area)`}
      />
    </>
  );
}

/** A pattern of slanted lines in a series' colour. Its id must be unique in the page. */
export function Hatch({ id, tone }: { id: string; tone: SeriesTone }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" x2="0" y1="0" y2="6" strokeWidth="2.5" className={strokeClasses[tone]} />
    </pattern>
  );
}

/**
 * An area that fades downwards. Its clip path stretches with the drawing; the gradient does not depend on the area's
 * shape.
 */
export function FadedArea({
  path,
  tone,
  top,
  strength = 0.22,
  rest = 0,
}: {
  /** In the units of the drawing. */
  path: string;
  tone: SeriesTone;
  /** Where the colour is strongest, in units of the drawing. */
  top: number;
  strength?: number;
  /** The opacity of the colour at the foot. */
  rest?: number;
}) {
  const id = useId();
  return (
    <>
      <linearGradient
        id={id}
        x1="0"
        x2="0"
        y1={percent(top)}
        y2="100%"
        className={textClasses[tone]}
      >
        <stop stopColor="currentColor" stopOpacity={strength} />
        <stop offset="1" stopColor="currentColor" stopOpacity={rest} />
      </linearGradient>
      <clipPath id={`${id}-area`} clipPathUnits="objectBoundingBox">
        <path d={path} transform={`scale(${1 / extent})`} />
      </clipPath>
      <rect width="100%" height="100%" fill={`url(#${id})`} clipPath={`url(#${id}-area)`} />
    </>
  );
}

export type ChartMarker = {
  value: number;
  label: string;
  /** Lines of text from the top: where markers may be close together, each has its own. */
  row?: number;
};

const rowHeight = 18;

/** A vertical dashed line at one place of the horizontal axis, with its words beside it. */
export function Marker({ marker: { label, row = 0 }, at }: { marker: ChartMarker; at: number }) {
  const x = percent(at);
  // At the left of its line where it fits in the narrowest figure, so that the labels of two markers move apart.
  const isLeft = at > extent / 2 || label.length * letterPx < (at / extent) * minPx.any;
  return (
    <g>
      {/* Begins at the row of its own label, so that it crosses no label of another marker. */}
      <line
        x1={x}
        x2={x}
        y1={Math.max(0, row * rowHeight - 6)}
        y2="100%"
        strokeDasharray="4 4"
        className="stroke-ink-soft"
      />
      <text
        x={x}
        y={6 + row * rowHeight}
        dx={isLeft ? -6 : 6}
        textAnchor={isLeft ? 'end' : 'start'}
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-ink stroke-surface font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
