import { Card } from '@/components/ui/card/card';
import { shortDayName } from '@/lib/consultation/domain/day-name';
import { kindMinutes, kindParts, type KindId } from '@/lib/consultation/domain/kinds';
import { indiaZone, timeIn } from '@/lib/consultation/domain/zone';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The three parts in the same proportion as the bar above them. */
const columns = {
  'first-talk': 'md:grid-cols-[1fr_3fr_2fr]',
  'plan-review': 'md:grid-cols-[2fr_7fr_3fr]',
} satisfies Record<KindId, string>;
const fills = ['fill-chart-1/50', 'fill-chart-1', 'fill-chart-1/70'];

/** How the minutes of a session are meant to be used, as one bar with its three parts. */
export function SessionPlan({
  kind,
  startsAt,
  messages: { plan, kinds },
  className,
}: {
  kind: KindId;
  /** Null before a time is chosen. */
  startsAt: Date | null;
  messages: Pick<Messages['consultation'], 'plan' | 'kinds'>;
  className?: string;
}) {
  const minutes = kindMinutes[kind];
  const parts = kindParts[kind].map((length, index) => {
    const before = kindParts[kind].slice(0, index).reduce<number>((sum, each) => sum + each, 0);
    return { length, before, ...plan.parts[kind][index]! };
  });
  return (
    <Card
      className={className}
      title={fill(plan.title, { count: minutes })}
      titleId="session-plan"
      description={
        startsAt
          ? `${kinds[kind].name}, ${shortDayName(dateInIndia(startsAt))}. ${kinds[kind].text}`
          : kinds[kind].text
      }
    >
      <svg aria-hidden="true" className="mb-3 h-3.5 w-full max-md:hidden">
        {parts.map(({ length, before, name }, index) => (
          <rect
            key={name}
            x={`${(before / minutes) * 100 + (index > 0 ? 0.4 : 0)}%`}
            width={`${(length / minutes) * 100 - (index > 0 ? 0.4 : 0)}%`}
            height="100%"
            rx="3"
            className={fills[index]}
          />
        ))}
      </svg>
      <ol className={`grid gap-3 text-sm md:gap-0 ${columns[kind]}`}>
        {parts.map(({ length, before, name, text }) => (
          <li key={name}>
            <span className="block text-xs text-ink-faint tabular-nums">
              {startsAt
                ? timeIn(new Date(startsAt.getTime() + before * 60_000), indiaZone)
                : fill(plan.from, { minute: before })}
            </span>
            <span className="block font-semibold">{name}</span>
            <span className="block text-xs text-ink-soft">
              {fill(plan.length, { count: length })}, {text}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
