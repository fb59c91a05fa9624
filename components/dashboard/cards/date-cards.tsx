import { Fragment } from 'react';
import { OwnSentence } from '@/components/ui/figures/amount';
import { TextDisclosure } from '@/components/ui/disclosure';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import { holidaysKnownText } from '@/lib/agenda/public-dates';
import { shortDayOf } from '@/lib/calendar/day-texts';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Booking, KindId } from '@/lib/consultation/domain/booking';
import { bookingPath, consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import { dayName, timesOf } from '@/lib/consultation/domain/zone';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { hiddenLabelOf, type CardView } from './card-view';

const allMessages = messages();

const { consultation, dashboard } = allMessages;

export const agendaCard: CardView<'agenda'> = {
  title: dashboard.titles.agenda,
  lines: 10,
  action: () => ({ href: '/api/agenda.ics', text: dashboard.agenda.download, isFile: true }),
  show: (entries, viewer) => (
    <AgendaList
      entries={entries}
      notes={[holidaysKnownText(entries, allMessages), allMessages.lawSources.secondary]}
      hiddenLabel={hiddenLabelOf(viewer)}
    />
  ),
};

/** A member's sessions, if there are any to show. */
export const sessionsCard: CardView<'sessions'> = {
  title: consultation.dashboard.title,
  lines: 6,
  show: (known) => <UpcomingSessions known={known} />,
};

/** The next dates, nearest first. */
export function AgendaList({
  entries,
  notes,
  hiddenLabel,
}: {
  entries: readonly AgendaEntry[];
  /** What holds for the whole list; null is left out. */
  notes: readonly (string | null)[];
  /** Left out for amounts of the sample household. */
  hiddenLabel?: string;
}) {
  const known = notes.filter((note) => note !== null);
  const withSource = entries.filter(({ note, detail }) => detail !== note);
  return (
    <>
      {entries.length === 0 ? <p className="text-ink-soft">{dashboard.agenda.none}</p> : null}
      <ol className="-my-2 grid">
        {entries.map(({ uid, date, title, amounts = [], note, path }) => (
          <li
            key={uid}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-line py-2 text-sm last:border-0"
          >
            <time
              dateTime={date}
              className="text-xs leading-5 font-semibold whitespace-nowrap text-ink-soft"
            >
              {shortDayOf(date)}
            </time>
            <span className="min-w-0">
              <RouteLink href={path} prefetches={false} className="hover:underline">
                <OwnSentence text={title} amounts={amounts} hiddenLabel={hiddenLabel} />
              </RouteLink>
              <span className="block text-xs text-ink-soft">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      {known.length > 0 ? (
        <div className="mt-2 text-xs text-ink-soft">
          <TextDisclosure title={dashboard.agenda.about}>
            <dl className="grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-1 pb-2">
              {withSource.map(({ uid, date, detail }) => (
                <Fragment key={uid}>
                  <dt className="font-semibold whitespace-nowrap">{shortDayOf(date)}</dt>
                  <dd className="wrap-anywhere">{detail}</dd>
                </Fragment>
              ))}
            </dl>
            {known.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </TextDisclosure>
        </div>
      ) : null}
    </>
  );
}

type Known = {
  upcoming: readonly Pick<Booking, 'id' | 'kind' | 'startsAt' | 'zone'>[];
  /** Open tasks from earlier sessions. */
  actions: readonly { id: string; text: string }[];
  /** Days for which the member waits and that have a free time now. */
  free: readonly { day: IsoDate; kind: KindId }[];
};

/** A member's sessions on the dashboard; null for guests and in the demo. */
export function UpcomingSessions({ known }: { known: Known | 'unavailable' | null }) {
  const { dashboard, kinds } = consultation;

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
