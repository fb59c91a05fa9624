import { extent, percent } from '@/components/charts/frame';
import type { PathPoint } from './paths';
import { strokeClasses, type SeriesTone } from '@/components/charts/series';

/** Units that the figure below the lowest point takes in the lowest drawing (180 px). */
export const lowLabelSpace = 110;

/** A ring at the highest and at the lowest point of a line, each with its value. */
export function HighLow({
  points,
  texts: [highText = '', lowText = ''],
  tone,
}: {
  points: readonly PathPoint[];
  /** Of the highest and the lowest. */
  texts: readonly string[];
  tone: SeriesTone;
}) {
  const known = points.filter((point) => point !== null);
  if (known.length < 2) return null;
  const high = known.reduce((one, other) => (other[1] < one[1] ? other : one));
  const low = known.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (high[1] === low[1]) return null;
  return (
    <g strokeWidth="2">
      {[
        { point: high, text: highText, dy: -9 },
        { point: low, text: lowText, dy: 19 },
      ].map(({ point: [x, y], text, dy }) => (
        <g key={dy}>
          <circle
            cx={percent(x)}
            cy={percent(y)}
            r="3.5"
            className={`fill-surface ${strokeClasses[tone]}`}
          />
          <text
            x={percent(x)}
            y={percent(y)}
            dy={dy}
            textAnchor={x < extent * 0.15 ? 'start' : x > extent * 0.85 ? 'end' : 'middle'}
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-ink stroke-surface font-semibold"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
