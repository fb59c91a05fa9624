import { extent } from '@/components/charts/frame';
import { type SeriesTone, strokeClasses } from '@/components/charts/series';

/**
 * An area in slanted lines. The area is a clip in units of the drawing and the lines are not, so that they stay as far
 * apart as they are, however wide the drawing is.
 */
export function HatchedArea({
  id,
  path,
  tone,
  opacity,
}: {
  /** The only one of its name in the page. */
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

/** A pattern of slanted lines in a series' colour. Its id must be the only one of that name in the page. */
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
