import { RouteLink } from '@/components/ui/route-link';
import { indiaZone, timeBeside, timeIn } from '@/lib/consultation/domain/zone';
import type { Messages } from '@/lib/messages';

/** The free times of a day: India's, and below it the visitor's own where clocks differ. */
export function TimeList({
  starts,
  zone,
  pathOf,
  messages,
}: {
  starts: readonly Date[];
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
    <div className="grid gap-4">
      {parts.map(({ id, title, times }) =>
        times.length === 0 ? null : (
          <section key={id} aria-labelledby={`times-${id}`}>
            <h3 id={`times-${id}`} className="mb-2 text-base">
              {title}
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
              {times.map((start) => {
                const beside = timeBeside(start, zone);
                return (
                  <li key={start.toISOString()}>
                    <RouteLink
                      href={pathOf(start)}
                      className="grid min-h-11 content-center rounded border border-control bg-surface px-3 py-2 tabular-nums hover:border-accent hover:bg-accent-soft"
                    >
                      <span className="font-semibold text-accent underline underline-offset-4">
                        {timeIn(start, indiaZone)} IST
                      </span>
                      {beside ? <span className="text-sm text-ink-soft">{beside}</span> : null}
                    </RouteLink>
                  </li>
                );
              })}
            </ul>
          </section>
        ),
      )}
      <p className="text-sm text-ink-soft">{messages.istNote}</p>
    </div>
  );
}
