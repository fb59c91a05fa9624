import { useId } from 'react';
import { extent, percent } from '@/components/charts/frame';
import { textClasses, type SeriesTone } from '@/components/charts/series';

/**
 * An area that fades downwards. The area is a clip in units of the drawing and the colours are not, so that they do not
 * stretch with it.
 */
export function FadedArea({
  path,
  tone,
  top = 0,
  strength = 0.22,
  rest = 0,
}: {
  /** In the units of the drawing. */
  path: string;
  tone: SeriesTone;
  /** Where the colour is strongest, in units of the drawing. */
  top?: number;
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
