import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ChangeForm } from '@/components/consultation/change-form';
import { DayList } from '@/components/consultation/day-list';
import { Facts } from '@/components/consultation/facts';
import { NotesForm } from '@/components/consultation/notes-form';
import { TimeList } from '@/components/consultation/time-list';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { requireUser } from '@/lib/auth/session';
import { isDay } from '@/lib/calendar/is-day';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { agendaQuestions } from '@/lib/consultation/agenda-questions';
import {
  bookingLimits,
  cancelProblem,
  cutoffOf,
  isUpcoming,
  moveProblem,
  type Booking,
} from '@/lib/consultation/booking';
import { dayName } from '@/lib/consultation/day-name';
import { intakeInWords } from '@/lib/consultation/intake-words';
import { bookingPath, bookingsPath, consultationPath, stepPath } from '@/lib/consultation/paths';
import type { ConsultationSettings } from '@/lib/consultation/settings';
import { readSlotId, slotId } from '@/lib/consultation/slots';
import { findMyBooking, offeredDays } from '@/lib/consultation/store';
import { timesOf } from '@/lib/consultation/zone';
import { env } from '@/lib/env';
import { willMailBeSent } from '@/lib/mail/store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { listMySavedItems } from '@/lib/saved/store';
import { cancelBooking, changeWait, keepNotes, moveBooking, withdrawAnswers } from '../../actions';
import { savedNumbersOf } from '../../saved-numbers';

const { consultation: words } = messages();
const { booking: own } = words;

export const metadata: Metadata = { title: own.title, robots: { index: false } };

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Params = { params: Promise<{ booking: string }>; searchParams: Promise<Query> };

/** One booking of the member: what was agreed, its calendar file, and each change behind a page with a button. */
export default async function BookingPage({ params, searchParams }: Params) {
  await requireUser();
  const [{ booking: id }, query] = await Promise.all([params, searchParams]);
  const booking = await findMyBooking(id);
  if (!booking) redirect(`${bookingsPath}?notice=unknown`);
  const settings = env.consultation;
  const now = new Date();
  const isOver = booking.status === 'booked' && !isUpcoming(booking, now);
  return (
    <>
      <PageHeader title={own.title}>
        <TextLink href={bookingsPath}>{words.mine.link}</TextLink>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LiveRegion>
          <Notice notice={query.notice} />
        </LiveRegion>
        {settings ? <Step booking={booking} settings={settings} query={query} now={now} /> : null}
        <Card title={words.kinds[booking.kind].name} titleId="booking">
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
                value: `${words.kinds[booking.kind].name}, ${fill(words.minutes, { count: booking.minutes })}`,
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
                      className="inline-flex min-h-6 items-center font-semibold text-accent underline"
                    >
                      session.ics
                    </a>
                    <span className="block text-sm text-ink-soft">{own.calendarNote}</span>
                  </>
                ),
              },
              {
                name: words.fees.mail,
                value: willMailBeSent() ? words.fees.mailOn : words.fees.mailOff,
              },
            ]}
          />
          {settings && !query.step ? (
            <Ways booking={booking} settings={settings} now={now} />
          ) : null}
        </Card>
        <Agenda booking={booking} isRegistered={Boolean(settings?.registration)} />
        {booking.intake ? (
          <Card title={own.notes.title} titleId="after-call" description={own.notes.intro}>
            <NotesForm
              key={JSON.stringify([booking.notes, booking.actions])}
              id={id}
              notes={booking.notes}
              actions={booking.actions}
              keep={keepNotes}
              problems={problemsOf(settings)}
              words={own.notes}
            />
          </Card>
        ) : null}
      </div>
    </>
  );
}

function Notice({ notice }: { notice: unknown }) {
  switch (notice) {
    case 'booked':
    case 'moved':
    case 'cancelledNow':
    case 'withdrawn':
    case 'notesKept':
      return <Alert tone="good">{own[notice]}</Alert>;
    default:
      return null;
  }
}

/** What can still be done with the booking, or why not. */
function Ways({
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
  const way = (step: string, text: string) => (
    <TextLink href={`${path}?step=${step}`} className="inline-flex min-h-11 items-center">
      {text}
    </TextLink>
  );
  const cutoff = formatMoment(cutoffOf(booking.startsAt, rules));
  return (
    <div className="mt-5 border-t border-line pt-3">
      <p className="text-sm text-ink-soft">
        {noMove ? problemsOf(settings)[noMove] : fill(own.cutoff, { time: cutoff })}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {noMove ? null : way('move', own.move.link)}
        {noCancel ? null : way('cancel', own.cancel.link)}
        {booking.intake ? way('withdraw', own.withdraw.link) : null}
        {noCancel ? (
          <TextLink
            href={`${consultationPath}?again=${booking.id}`}
            className="inline-flex min-h-11 items-center"
          >
            {words.mine.again}
          </TextLink>
        ) : null}
      </p>
    </div>
  );
}

type StepProps = { booking: Booking; settings: ConsultationSettings; query: Query; now: Date };

/** The page behind which a change lies: opening it changes nothing. */
function Step({ booking, settings, query, now }: StepProps) {
  const { id } = booking;
  const problems = problemsOf(settings);
  const back = <TextLink href={bookingPath(id)}>{own.cancel.back}</TextLink>;
  if (query.step === 'cancel' && !cancelProblem(booking, settings.rules, now)) {
    const { cancel } = own;
    return (
      <Card title={cancel.title} titleId="cancel" description={cancel.intro}>
        <ChangeForm
          action={cancelBooking}
          hidden={{ id }}
          reason={reasonWords}
          submit={cancel.submit}
          problems={problems}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  if (query.step === 'withdraw' && booking.intake) {
    const { withdraw } = own;
    return (
      <Card
        title={withdraw.title}
        titleId="withdraw"
        description={isUpcoming(booking, now) ? withdraw.upcoming : withdraw.past}
      >
        <ChangeForm
          action={withdrawAnswers}
          hidden={{ id }}
          submit={withdraw.submit}
          problems={problems}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  if (query.step === 'move' && !moveProblem(booking, settings.rules, now)) {
    return <Move booking={booking} settings={settings} query={query} now={now} />;
  }
  return null;
}

const reasonWords = {
  label: own.reasonLabel,
  hint: fill(own.reasonHint, { max: bookingLimits.reason }),
  max: bookingLimits.reason,
};

/** A new day, a new time, and the press that moves. The old time is given up in the same breath, or not at all. */
async function Move({ booking, settings, query, now }: StepProps) {
  const { id, kind, zone } = booking;
  const offered = await offeredDays(kind, now);
  if (!offered.ok) {
    return (
      <Alert tone="warn" title={words.unavailable.title}>
        {words.unavailable.text}
      </Alert>
    );
  }
  const at = readSlotId(query.at);
  const day = at ? dateInIndia(at) : query.day;
  const chosen =
    typeof day === 'string' && isDay(day) ? offered.value.find(({ date }) => date === day) : null;
  const path = bookingPath(id);
  const back = <TextLink href={path}>{own.cancel.back}</TextLink>;
  const { move } = own;
  if (chosen && at) {
    return (
      <Card title={move.confirmTitle} titleId="move">
        <p className="mb-4 font-semibold tabular-nums">
          {timesOf(at, zone).map((time) => (
            <span key={time} className="block">
              {time}
            </span>
          ))}
        </p>
        <ChangeForm
          action={moveBooking}
          hidden={{ id, at: slotId(at) }}
          reason={reasonWords}
          submit={move.submit}
          look="primary"
          problems={problemsOf(settings)}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  return (
    <Card title={move.title} titleId="move" description={move.intro}>
      {chosen ? (
        <>
          <h3 className="mb-3 text-base">{dayName(chosen.date)}</h3>
          <TimeList
            starts={chosen.starts}
            zone={zone}
            pathOf={(start) => stepPath({ at: slotId(start) }, path)}
            words={words.timeStep}
          />
        </>
      ) : (
        <DayList
          days={offered.value}
          kind={kind}
          chosen={null}
          waitedFor={null}
          pathOf={(date) => stepPath({ day: date }, path)}
          changeWait={changeWait}
          words={words}
        />
      )}
      <p className="mt-4">{back}</p>
    </Card>
  );
}

/** The prepared agenda and the answers that it was made from. */
async function Agenda({ booking, isRegistered }: { booking: Booking; isRegistered: boolean }) {
  const items = await listMySavedItems();
  const numbers = savedNumbersOf(items.ok ? items.value : []);
  const questions = agendaQuestions(booking.intake, numbers, words.agenda);
  return (
    <>
      {booking.status === 'booked' && booking.intake ? (
        <Card
          title={words.agenda.title}
          titleId="agenda"
          description={isRegistered ? words.agenda.introRegistered : words.agenda.intro}
        >
          <ol className="grid list-decimal gap-2 pl-5">
            {questions.map((question) => (
              <li key={question} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      <Card title={own.answers} titleId="answers">
        {booking.intake ? (
          <Facts facts={intakeInWords(booking, words)} />
        ) : (
          <p className="text-ink-soft">{own.noAnswers}</p>
        )}
      </Card>
    </>
  );
}

function problemsOf(settings: ConsultationSettings | null) {
  const { noChange, problems } = own;
  const hours = settings?.rules.cutoffHours ?? 0;
  return {
    ...problems,
    ...noChange,
    'too-late': fill(noChange['too-late'], { hours, email: env.grievance.email }),
    'no-moves': fill(noChange['no-moves'], { count: settings?.rules.moves ?? 0 }),
  };
}
