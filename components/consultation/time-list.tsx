import { RouteLink } from '@/components/ui/route-link';
import { placeOf, timeBeside } from '@/lib/consultation/domain/zone';
import { messages } from '@/lib/messages';
import { timeInIndia } from '@/lib/calendar/moment-in-india';

const { timeStep } = messages().consultation;

/** The free times of a day: India's, and below it the visitor's own where clocks differ. */
export function TimeList({
  starts,
  chosen,
  zone,
  awaitsZone = false,
  pathOf,
}: {
  starts: readonly Date[];
  chosen?: Date | null;
  zone: string;
  /** The device may add its own zone after loading. A device in another zone reserves space for those times. */
  awaitsZone?: boolean;
  pathOf: (start: Date) => string;
}) {
  const hasBoth = starts.some((start) => timeBeside(start, zone) !== null);
  // The visitor's own time may have a weekday before it, which needs a wider column.
  const wideColumns = hasBoth
    ? 'lg:grid-cols-3'
    : awaitsZone
      ? 'lg:grid-cols-4 lg:in-data-abroad:grid-cols-3'
      : 'lg:grid-cols-4';
  const isMorning = (start: Date) => timeInIndia(start) < '13:00';
  const parts = [
    { id: 'morning', title: timeStep.morning, times: starts.filter(isMorning) },
    {
      id: 'afternoon',
      title: timeStep.afternoon,
      times: starts.filter((each) => !isMorning(each)),
    },
  ];
  return (
    // On a narrow screen the parts of the day run on, so that a time and the button fit on one screen.
    <div
      className={`grid gap-1.5 lg:grid-cols-1 lg:gap-3 ${hasBoth ? 'grid-cols-4' : awaitsZone ? 'grid-cols-6 max-lg:in-data-abroad:grid-cols-4' : 'grid-cols-6'}`}
    >
      {parts.map(({ id, title, times }) =>
        times.length === 0 ? null : (
          <section key={id} aria-labelledby={`times-${id}`} className="contents lg:block">
            <h3
              id={`times-${id}`}
              className="mb-1.5 text-xs font-normal text-ink-faint max-lg:sr-only"
            >
              {title}
            </h3>
            <ul className={`contents gap-2 lg:grid ${wideColumns}`}>
              {times.map((start) => (
                <li key={start.toISOString()}>
                  <Time
                    start={start}
                    isChosen={start.getTime() === chosen?.getTime()}
                    zone={zone}
                    awaitsZone={awaitsZone}
                    href={pathOf(start)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function Time({
  start,
  isChosen,
  zone,
  awaitsZone,
  href,
}: {
  start: Date;
  isChosen: boolean;
  zone: string;
  awaitsZone: boolean;
  href: string;
}) {
  const beside = timeBeside(start, zone);
  return (
    <RouteLink
      href={href}
      prefetches={false}
      isCurrent={isChosen}
      className={`grid min-h-11 content-center justify-items-center rounded border px-0.5 py-1 text-center tabular-nums ${
        isChosen
          ? 'border-accent bg-accent-soft font-semibold text-accent-strong ring-1 ring-accent ring-inset'
          : 'border-line hover:border-accent hover:bg-accent-soft'
      }`}
    >
      <span className="text-sm max-[24rem]:text-xs lg:text-base">
        {timeInIndia(start)}
        <span className="sr-only"> IST</span>
      </span>
      {beside ? (
        <span className="text-xs text-ink-soft">
          {/* The weekday alone fits in one line; the button above names the place once for the eye. */}
          {beside.otherDay ? (
            <>
              <span aria-hidden="true">{beside.otherDay.weekday}, </span>
              <span className="sr-only">{beside.otherDay.date}, </span>
            </>
          ) : null}
          {beside.time}
          <span className="sr-only"> {placeOf(zone)}</span>
        </span>
      ) : awaitsZone ? (
        <span aria-hidden="true" className="hidden text-xs in-data-abroad:block">
          &nbsp;
        </span>
      ) : null}
    </RouteLink>
  );
}
