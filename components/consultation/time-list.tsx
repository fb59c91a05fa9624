import { RouteLink } from '@/components/ui/route-link';
import { indiaZone, timeBeside, timeIn } from '@/lib/consultation/domain/zone';
import type { Messages } from '@/lib/messages';

/** The free times of a day: India's, and below it the visitor's own where clocks differ. */
export function TimeList({
  starts,
  chosen,
  zone,
  pathOf,
  messages,
}: {
  starts: readonly Date[];
  chosen?: Date | null;
  zone: string;
  pathOf: (start: Date) => string;
  messages: Messages['consultation']['timeStep'];
}) {
  const isMorning = (start: Date) => timeIn(start, indiaZone) < '13:00';
  const parts = [
    { id: 'morning', title: messages.morning, times: starts.filter(isMorning) },
    {
      id: 'afternoon',
      title: messages.afternoon,
      times: starts.filter((each) => !isMorning(each)),
    },
  ];
  return (
    <div className="grid gap-3">
      {parts.map(({ id, title, times }) =>
        times.length === 0 ? null : (
          <section key={id} aria-labelledby={`times-${id}`}>
            <h3 id={`times-${id}`} className="mb-1.5 text-xs font-normal text-ink-faint">
              {title}
            </h3>
            <ul className="grid grid-cols-4 gap-1.5 lg:grid-cols-3 lg:gap-2">
              {times.map((start) => {
                const beside = timeBeside(start, zone);
                const isChosen = start.getTime() === chosen?.getTime();
                return (
                  <li key={start.toISOString()}>
                    <RouteLink
                      href={pathOf(start)}
                      prefetches={false}
                      isCurrent={isChosen}
                      className={`grid min-h-11 content-center justify-items-center rounded border px-1 py-1 text-center tabular-nums ${
                        isChosen
                          ? 'border-accent bg-accent-soft font-semibold text-accent-strong ring-1 ring-accent ring-inset'
                          : 'border-line hover:border-accent hover:bg-accent-soft'
                      }`}
                    >
                      <span className="text-base">
                        {timeIn(start, indiaZone)}
                        <span className="sr-only"> IST</span>
                      </span>
                      {beside ? <span className="text-xs text-ink-soft">{beside}</span> : null}
                    </RouteLink>
                  </li>
                );
              })}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
