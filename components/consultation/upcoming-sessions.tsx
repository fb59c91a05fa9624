import { TextLink } from '@/components/ui/text-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Booking, KindId } from '@/lib/consultation/domain/booking';
import { bookingPath, consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import { dayName, timesOf } from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

type Known = {
  upcoming: readonly Pick<Booking, 'id' | 'kind' | 'startsAt' | 'zone'>[];
  /** Open tasks from earlier sessions. */
  actions: readonly { id: string; text: string }[];
  /** Days waited for that have a free time now. */
  free: readonly { day: IsoDate; kind: KindId }[];
};

/** A member's sessions on the dashboard; null for guests and in the demo. */
export function UpcomingSessions({
  known,
  messages: { dashboard, kinds },
}: {
  known: Known | 'unavailable' | null;
  messages: Pick<Messages['consultation'], 'dashboard' | 'kinds'>;
}) {
  const book = <TextLink href={consultationPath}>{dashboard.book}</TextLink>;
  if (known === 'unavailable') return <p className="text-ink-soft">{dashboard.unavailable}</p>;
  if (known === null) {
    return (
      <p className="text-ink-soft">
        {dashboard.signIn} {book}
      </p>
    );
  }
  const { upcoming, actions, free } = known;
  return (
    <div className="grid gap-3">
      {upcoming.length === 0 ? (
        <p className="text-ink-soft">
          {dashboard.none} {book}
        </p>
      ) : (
        <ul className="grid gap-2">
          {upcoming.map(({ id, kind, startsAt, zone }) => (
            <li key={id}>
              <TextLink href={bookingPath(id)} className="font-semibold">
                {kinds[kind].name}
              </TextLink>
              {timesOf(startsAt, zone).map((time) => (
                <span key={time} className="block text-sm text-ink-soft tabular-nums">
                  {time}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {free.map(({ day, kind }) => (
        <p key={day}>
          <TextLink href={stepPath({ kind, day })}>
            {fill(dashboard.free, { day: dayName(day) })}
          </TextLink>
        </p>
      ))}
      {actions.length > 0 ? (
        <section aria-labelledby="session-actions">
          <h3 id="session-actions" className="text-base">
            {dashboard.actions}
          </h3>
          <ul className="mt-1 list-disc pl-5">
            {actions.map(({ id, text }, index) => (
              <li key={`${id}-${index}`} className="wrap-anywhere">
                <TextLink href={`${bookingPath(id)}#after-call`}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
