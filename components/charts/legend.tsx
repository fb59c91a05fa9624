import { Hatch } from './hatch';
import { fillClasses, strokeClasses, type Series } from './series';

/** What each colour and texture of a chart stands for. */
export function Legend({
  id,
  series,
  isLine = false,
}: {
  id: string;
  series: readonly Omit<Series, 'values'>[];
  /** Shows strokes as the lines of the chart have them. */
  isLine?: boolean;
}) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {series.map((one) => (
        <li key={one.id} className="flex items-center gap-2">
          {isLine ? (
            <svg viewBox="0 0 24 16" aria-hidden="true" className="h-4 w-6 shrink-0">
              <line
                x1="2"
                x2="22"
                y1="8"
                y2="8"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeDasharray={one.isHatched ? '1 5' : undefined}
                className={strokeClasses[one.tone]}
              />
            </svg>
          ) : (
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
              {one.isHatched ? <Hatch id={`${id}-legend-${one.id}`} tone={one.tone} /> : null}
              <rect
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
                strokeWidth="1.5"
                fill={one.isHatched ? `url(#${id}-legend-${one.id})` : undefined}
                className={
                  one.isHatched
                    ? strokeClasses[one.tone]
                    : `${fillClasses[one.tone]} ${strokeClasses[one.tone]}`
                }
              />
            </svg>
          )}
          {one.label}
        </li>
      ))}
    </ul>
  );
}
