import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { shortDayOf } from '@/lib/calendar/day-names';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { Booking } from '@/lib/consultation/domain/booking';
import { bookingPath, bookingsPath } from '@/lib/consultation/domain/paths';
import { timesOf } from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';

/** The member's next sessions beside the page where one more can be booked. */
export function MyBookingsCard({
  bookings,
  messages: { mine, kinds, minutes },
  className,
}: {
  bookings: readonly Pick<Booking, 'id' | 'kind' | 'minutes' | 'startsAt' | 'zone'>[];
  messages: Pick<Messages['consultation'], 'mine' | 'kinds' | 'minutes'>;
  className?: string;
}) {
  return (
    <Card
      className={className}
      title={mine.title}
      titleId="my-bookings"
      actions={
        <TextLink href={bookingsPath} className="text-xs">
          {mine.all}
        </TextLink>
      }
    >
      <ul className="grid gap-3">
        {bookings.map(({ id, kind, minutes: count, startsAt, zone }) => {
          const [day, month] = shortDayOf(dateInIndia(startsAt)).split(' ');
          return (
            <li key={id} className="flex items-center gap-3 text-sm">
              <span
                aria-hidden="true"
                className="grid w-11 shrink-0 justify-items-center rounded bg-surface-sunken py-1 text-xs/4 text-ink-soft"
              >
                {month}
                <b className="text-lg/5 font-semibold text-ink">{day}</b>
              </span>
              <span className="min-w-0 flex-1">
                <span className="font-semibold">
                  {kinds[kind].name}, {fill(minutes, { count })}
                </span>
                {timesOf(startsAt, zone).map((time) => (
                  <span key={time} className="block text-xs text-ink-soft tabular-nums">
                    {time}
                  </span>
                ))}
              </span>
              <ButtonLink href={bookingPath(id)} variant="secondary">
                {mine.open}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** To the member's sessions, with the number of those ahead. */
export function MyBookingsLink({ count, label }: { count: number; label: string }) {
  return (
    <ButtonLink href={bookingsPath} variant="secondary">
      <CalendarDaysIcon aria-hidden="true" className="size-4" />
      {label}
      {count > 0 ? (
        <span className="rounded-full bg-accent-soft px-1.5 text-xs text-accent-strong">
          {count}
        </span>
      ) : null}
    </ButtonLink>
  );
}
