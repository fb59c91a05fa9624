import { extent } from './frame';
import { Hatch } from './hatch';
import type { SeriesTone } from './series';

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
