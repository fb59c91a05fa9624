import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ChangeStep, changeProblems } from '@/components/consultation/change-step';
import { NotesForm } from '@/components/consultation/booking-forms';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import {
  cancelProblem,
  cutoffOf,
  isUpcoming,
  moveProblem,
  type Booking,
} from '@/lib/consultation/domain/booking';
import { mailNote } from '@/lib/consultation/domain/booking-calendar';
import { bookingPath, bookingsPath, consultationPath } from '@/lib/consultation/domain/paths';
import { settingsOn, type ConsultationSettings } from '@/lib/consultation/domain/settings';
import { notesIdOf } from '@/lib/consultation/server/record-store';
import { findMyBooking, offeredDays } from '@/lib/consultation/server/store';
import { timesOf } from '@/lib/consultation/domain/zone';
import { env } from '@/lib/env';
import { mailsPerDay, willMailBeSent } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { cancelBooking, moveBooking, saveNotes, withdrawAnswers } from '../../actions';
import { savedNumbersOf } from '@/components/consultation/saved-numbers';
import { Facts, SessionAgenda } from '@/components/consultation/session-agenda';
import { listMySavedItems } from '@/lib/saved/store';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { consultation } = messages();
const { booking: own } = consultation;

export const metadata: Metadata = { title: own.title, ...membersMetadata };

type Params = { params: Promise<{ booking: string }>; searchParams: SearchParams };

/** One booking of the member: what was agreed, its calendar file, and each change behind a page with a button. */
export default async function BookingPage({ params, searchParams }: Params) {
  const member = await requireUser();
  const [{ booking: id }, query] = await Promise.all([params, readQuery(searchParams)]);
  const booking = await findMyBooking(member, id);
  if (!booking) redirect(missingPathOf(bookingsPath, id));
  const items = await listMySavedItems();
  const now = new Date();
  const settings = settingsOn(env.consultation, dateInIndia(now));
  const offered = query.step === 'move' ? await offeredDays(booking.kind, now, booking) : null;
  const hasActions = !query.step && (settings !== null || booking.intake !== null);
  const isOver = booking.status === 'booked' && !isUpcoming(booking, now);
  return (
    <>
      <PageHeader title={own.title} back={{ href: bookingsPath, label: consultation.mine.link }} />
      <div className="grid grid-cols-1 gap-4">
        <LiveRegion>
          <Outcome notice={query.notice} />
        </LiveRegion>
        <ChangeStep
          booking={booking}
          settings={settings}
          query={query}
          offered={offered}
          now={now}
          grievanceEmail={env.grievance.email}
          actions={{ cancel: cancelBooking, move: moveBooking, withdraw: withdrawAnswers }}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Card title={consultation.kinds[booking.kind].name} titleId="booking">
            <Facts
              facts={[
                {
                  name: own.when,
                  value: timesOf(booking.startsAt, booking.zone).map((time) => (
                    <span key={time} className="block font-semibold tabular-nums">
                      {time}
                    </span>
                  )),
                },
                {
                  name: own.kind,
                  value: `${consultation.kinds[booking.kind].name}, ${fill(consultation.minutes, { count: booking.minutes })}`,
                },
                { name: own.status, value: own.statuses[isOver ? 'over' : booking.status] },
                ...(settings && booking.status === 'booked'
                  ? [
                      {
                        name: own.place,
                        value: <TextLink href={settings.roomUrl}>{settings.roomUrl}</TextLink>,
                      },
                    ]
                  : []),
                {
                  name: own.fee,
                  value: booking.feeRupees > 0 ? formatRupees(booking.feeRupees) : own.noFee,
                },
                ...(booking.reason ? [{ name: own.reason, value: booking.reason }] : []),
                {
                  name: own.calendar,
                  value: (
                    <>
                      <a
                        href={`${bookingPath(id)}/session.ics`}
                        download
                        className="link inline-flex min-h-6 items-center font-semibold"
                      >
                        session.ics
                      </a>
                      <span className="block text-sm text-ink-soft">{own.calendarNote}</span>
                    </>
                  ),
                },
                {
                  name: consultation.fees.mail,
                  value: mailNote(
                    booking.lastMail,
                    { isMailSent: willMailBeSent(), mailsPerDay },
                    consultation.fees,
                  ),
                },
              ]}
            />
            {hasActions ? (
              <div className="mt-5 border-t border-line pt-3">
                {settings ? (
                  <BookingActions booking={booking} settings={settings} now={now} />
                ) : (
                  <WithdrawLink booking={booking} />
                )}
              </div>
            ) : null}
          </Card>
          <SessionAgenda
            booking={booking}
            numbers={savedNumbersOf(items.ok ? items.value : [])}
            isRegistered={Boolean(settings?.registration)}
          />
          {booking.intake && mayHaveNotes(booking) ? (
            <Card title={own.notes.title} titleId="after-call" description={own.notes.intro}>
              <NotesForm
                id={id}
                notes={booking.notes}
                actions={booking.actions}
                basedOn={notesIdOf(booking)}
                saveAction={saveNotes}
                problems={changeProblems(settings, env.grievance.email)}
                messages={own.notes}
              />
            </Card>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** No call follows a booking that was cancelled; what was noted before stays. */
function mayHaveNotes({ status, notes, actions }: Booking): boolean {
  return status === 'booked' || notes !== '' || actions.length > 0;
}

function Outcome({ notice }: { notice: unknown }) {
  switch (notice) {
    case 'booked':
    case 'moved':
    case 'cancelledNow':
    case 'withdrawn':
      return <Alert tone="good">{own[notice]}</Alert>;
    default:
      return null;
  }
}

/** What can still be done with the booking, or why not. */
function BookingActions({
  booking,
  settings,
  now,
}: {
  booking: Booking;
  settings: ConsultationSettings;
  now: Date;
}) {
  const { rules } = settings;
  const path = bookingPath(booking.id);
  const noCancel = cancelProblem(booking, rules, now);
  const noMove = moveProblem(booking, rules, now);
  const cutoff = formatMoment(cutoffOf(booking.startsAt, rules));
  return (
    <>
      <p className="text-sm text-ink-soft">
        {noMove
          ? changeProblems(settings, env.grievance.email)[noMove]
          : fill(own.cutoff, { time: cutoff })}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {noMove ? null : <StepLink href={`${path}?step=move`}>{own.move.link}</StepLink>}
        {noCancel ? null : <StepLink href={`${path}?step=cancel`}>{own.cancel.link}</StepLink>}
        <WithdrawLink booking={booking} />
        {noCancel ? (
          <StepLink href={`${consultationPath}?again=${booking.id}`}>
            {consultation.mine.again}
          </StepLink>
        ) : null}
      </p>
    </>
  );
}

function WithdrawLink({ booking: { id, intake } }: { booking: Booking }) {
  return intake ? (
    <StepLink href={`${bookingPath(id)}?step=withdraw`}>{own.withdraw.link}</StepLink>
  ) : null;
}

function StepLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} className="no-print inline-flex min-h-11 items-center">
      {children}
    </TextLink>
  );
}
