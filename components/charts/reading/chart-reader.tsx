import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { letterPx } from '@/components/charts/parts/labels';
import { extent, percent } from '@/components/charts/parts/paths';
import { hasModifier } from '@/components/ui/modifier-keys';
import { nearestPoint, pointsOf, type ReadingPoint } from './reading';
import type { ReaderProps } from './readable-plot';
import { rowsOf, withUnit } from './reading-rows';
import { fillClasses, type SeriesTone } from '@/components/charts/series';

type Cursor = { svg: SVGSVGElement; point: ReadingPoint; title: string };

/** Follows pointer and keys over a drawing, and adds a cursor to the same svg. readable-plot.tsx fetches it. */
export function ChartReader({ plot, onRead }: ReaderProps) {
  const [cursor, setCursor] = useState<Cursor | null>(null);

  useEffect(() => {
    const element = plot.current;
    if (!element) return;
    let index: number | null = null;

    const figure = element.closest('figure');
    const show = (
      svg: SVGSVGElement,
      points: readonly ReadingPoint[],
      wanted: number,
      isPointed: boolean,
    ) => {
      const at = Math.min(points.length - 1, Math.max(0, wanted));
      const point = points[at];
      const rows = figure ? rowsOf(figure) : [];
      if (!figure || !point || rows.length === 0) return;
      index = at;
      const words = wordsOf(rows, at, Number(svg.dataset.cells) || null);
      setCursor({ svg, point, title: words.title });
      writeReadout(figure, words.cells);
      onRead({ index: at, count: points.length, text: words.text, isPointed });
    };
    const drawing = () => {
      const svg = element.querySelector<SVGSVGElement>('svg[data-reading]');
      return svg ? { svg, points: pointsOf(svg) } : null;
    };
    const hide = () => {
      index = null;
      setCursor(null);
      onRead(null);
      // Back to the figure's own point or the newest, as the server printed it.
      if (figure) writeReadout(figure, rowsOf(figure).at(-1) ?? [], true);
    };
    const follow = (event: PointerEvent) => {
      const drawn = drawing();
      if (!drawn) return;
      const { svg, points } = drawn;
      const box = svg.getBoundingClientRect();
      const isByPlace = svg.dataset.by === 'place' || svg.dataset.cells !== undefined;
      const x = ((event.clientX - box.left) / box.width) * extent;
      const y = ((event.clientY - box.top) / box.height) * extent;
      show(svg, points, nearestPoint(points, x, y, isByPlace), true);
    };
    const leave = (event: PointerEvent) => {
      // A finger lifts off after reading; the point stays selected.
      if (event.pointerType === 'mouse') hide();
    };
    const step = (event: KeyboardEvent) => {
      const drawn = drawing();
      if (!drawn) return;
      const to = hasModifier(event) ? null : stepTo(event.key, index, drawn.points.length);
      if (to === null) {
        if (event.key === 'Escape') hide();
        return;
      }
      event.preventDefault();
      show(drawn.svg, drawn.points, to, false);
    };

    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerdown', follow);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('keydown', step);
    element.addEventListener('blur', hide);
    return () => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerdown', follow);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('keydown', step);
      element.removeEventListener('blur', hide);
    };
  }, [plot, onRead]);

  return cursor ? createPortal(<CursorMark {...cursor} />, cursor.svg) : null;
}

/** Where a key leads among `count` points; null when it is no key of a slider. */
export function stepTo(key: string, index: number | null, count: number): number | null {
  const page = Math.max(1, Math.round(count / 10));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return index === null ? 0 : index + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return index === null ? count - 1 : index - 1;
    case 'PageUp':
      return (index ?? 0) + page;
    case 'PageDown':
      return (index ?? count) - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The row above the drawing names the point. The server renders it, so the text shows before scripts load. */
function writeReadout(figure: HTMLElement, cells: readonly string[], isAtRest = false) {
  for (const place of figure.querySelectorAll<HTMLElement>('[data-read]')) {
    const text = (isAtRest ? place.dataset.own : undefined) ?? cells[Number(place.dataset.read)];
    if (text !== undefined) place.textContent = withUnit(text, place.dataset.unit);
  }
}

/** Beside the name of a place, in its box. */
const boxMarginPx = 6;

/** Where the box of a name begins, from the line on. */
const boxStarts = {
  start: () => -boxMarginPx,
  middle: (width: number) => -width / 2,
  end: (width: number) => boxMarginPx - width,
} as const;

/** A thin line with the name of its place below and a dot on each value; the drawing after it is paler. */
function CursorMark({ svg, point, title }: Cursor) {
  const isByPlace = svg.dataset.by === 'place' || svg.dataset.cells !== undefined;
  const tones = (svg.dataset.tones ?? '').split(' ') as SeriesTone[];
  const x = percent(point.x);
  const anchor = point.x < extent * 0.08 ? 'start' : point.x > extent * 0.92 ? 'end' : 'middle';
  const boxPx = title.length * letterPx + 2 * boxMarginPx;
  if (isByPlace) {
    return (
      <circle
        cx={x}
        cy={percent(point.ys[0] ?? 0)}
        r="12"
        strokeWidth="2"
        pointerEvents="none"
        className="fill-none stroke-ink"
      />
    );
  }
  return (
    <g pointerEvents="none">
      <rect
        x={x}
        width={percent(extent - point.x)}
        height="100%"
        fillOpacity="0.5"
        className="fill-surface"
      />
      <line x1={x} x2={x} y1="0" y2="100%" className="stroke-ink-soft" />
      {/* Above the labels of the axis, which would run into the name. */}
      <rect
        x={x}
        y="100%"
        width={boxPx}
        height="22"
        rx="4"
        transform={`translate(${boxStarts[anchor](boxPx)} 3)`}
        className="fill-surface-sunken"
      />
      <text x={x} y="100%" dy="18" textAnchor={anchor} className="fill-ink font-semibold">
        {title}
      </text>
      {point.ys.map((y, index) =>
        y === null ? null : (
          <circle
            key={index}
            cx={x}
            cy={percent(y)}
            r="4.5"
            strokeWidth="2"
            className={`stroke-surface ${fillClasses[tones[index] ?? 'first']}`}
          />
        ),
      )}
    </g>
  );
}

/**
 * The words of a point, from the figure's rows: "Year 5: Invested ₹3,00,000, Gain ₹1,12,000". A point whose name has
 * letters, such as a date, needs no head before it. With `cellsPerRow` a point is one cell: "2024, May: 3.1".
 */
export function wordsOf(
  [head, ...rows]: readonly (readonly string[])[],
  index: number,
  cellsPerRow: number | null,
): { title: string; text: string; cells: readonly string[] } {
  const row = rows[cellsPerRow === null ? index : Math.floor(index / cellsPerRow)] ?? [];
  const [title = '', ...values] = row;
  if (cellsPerRow !== null) {
    const column = index % cellsPerRow;
    const name = `${title}, ${head?.[column + 1] ?? ''}`;
    return { title: name, text: `${name}: ${values[column] ?? ''}`, cells: [] };
  }
  const parts = values.map((value, place) => `${head?.[place + 1] ?? ''} ${value}`);
  const name = /\p{L}/u.test(title) ? title : `${head?.[0] ?? ''} ${title}`.trim();
  return { title, text: `${name}: ${parts.join(', ')}`, cells: row };
}
